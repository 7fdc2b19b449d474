package import HouseholdModel

/// Lets a child save for a reward; the price of one of the shop is kept for it as long as the goal stands.
///
/// Children for themselves, parents for their children.
package struct SetGoal: Change, PersonOperation {
    package static let action = Action.setGoal
    /// The child's name; without one whoever asks saves.
    package let name: String?
    let reward: Number

    /// Saves for the reward with that number.
    package init(_ reward: Number, for name: String? = nil) {
        self.reward = reward
        self.name = name
    }

    /// Keeps it in place of the goal before.
    package func run(_ grant: borrowing Grant<Self>) throws -> GoalView {
        try grant.setGoal(to: reward)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.clearGoal)
    }
}

extension Action {
    package static let setGoal = Action(
        "goal.set", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .by(
            ["goal.clear"],
            PastTense("goal set") { who, thing in "\(who) set the goal of \(thing)" }),
        tells: [.member(.goalSet)])
}
