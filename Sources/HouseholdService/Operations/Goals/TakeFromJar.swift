package import HouseholdModel

/// Takes points out of the jar for what a child saves for, so that they buy anything again.
///
/// Children for themselves, parents for their children. Refused where fewer are in it.
package struct TakeFromJar: Change, PersonOperation {
    package static let action = Action.takeFromJar
    /// The child's name; without one whoever asks is meant.
    package let name: String?
    let amount: RewardValue

    /// So many points come out of the jar of `name`, or one's own.
    package init(_ amount: RewardValue, of name: String? = nil) {
        self.amount = amount
        self.name = name
    }

    /// Takes them out.
    package func run(_ grant: borrowing Grant<Self>) throws -> GoalView {
        try grant.fillJar(by: -amount.points)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.saveForGoal)
    }
}

extension Action {
    package static let takeFromJar = Action(
        "goal.take", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .by(
            ["goal.save"],
            PastTense("taken out") { who, thing in "\(who) took from the jar of \(thing)" }),
        tells: [.member(.jarChanged)])
}
