// No operations ask for these: by them the gate leaves out of a profile what is not for whoever looks at it.

extension Action {
    package static let viewProfile = Action(
        "profile.view", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)

    package static let viewAchievements = Action(
        "achievements.view", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)

    package static let viewActivity = Action(
        "activity.view", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)

    package static let viewDetails = Action(
        "activity.details", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
