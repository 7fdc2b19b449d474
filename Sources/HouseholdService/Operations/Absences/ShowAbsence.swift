// No operations ask for these: by them lists show that somebody is away, and why.

extension Action {
    package static let glanceAbsence = Action(
        "absence.glance", on: .absence, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)

    package static let showAbsence = Action(
        "absence.show", on: .absence, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
