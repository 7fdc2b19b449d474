package import HouseholdModel

/// Puts points into the jar for what a child saves for: they stay the child's, and buy nothing else until taken out.
///
/// Children for themselves, parents for their children.
///
/// Refused beyond what the goal costs or there is, and for what comes by itself.
package struct SaveForGoal: Change, PersonOperation {
    package static let action = Action.saveForGoal
    /// The child's name; without one whoever asks saves.
    package let name: String?
    let amount: RewardValue

    /// So many points go into the jar of `name`, or one's own.
    package init(_ amount: RewardValue, for name: String? = nil) {
        self.amount = amount
        self.name = name
    }

    /// Puts them in.
    package func run(_ grant: borrowing Grant<Self>) throws -> GoalView {
        try grant.fillJar(by: amount.points)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.takeFromJar)
    }
}

extension Action {
    package static let saveForGoal = Action(
        "goal.save", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .by(
            ["goal.take"],
            PastTense("saved") { who, thing in "\(who) put points into the jar of \(thing)" }),
        tells: [.member(.jarChanged)])
}
