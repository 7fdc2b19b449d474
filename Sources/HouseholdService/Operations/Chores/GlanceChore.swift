// No operation asks for it: by it the gate tells what is hidden from what is refused.

extension Action {
    package static let glanceChore = Action(
        "chore.glance", on: .choreOrOccurrence, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
