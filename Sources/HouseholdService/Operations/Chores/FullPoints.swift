// No operation asks for it: by it the gate asks whether whoever does a chore gets all points for it, or half of them.

extension Action {
    package static let fullPoints = Action(
        "chore.full-points", on: .occurrence(.current), kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
