package import HouseholdModel

/// Lets a child save for nothing more.
///
/// Children for themselves, parents for their children.
package struct ClearGoal: Change, PersonOperation {
    package static let action = Action.clearGoal
    /// The child's name; without one whoever asks is meant.
    package let name: String?

    /// Takes the goal of `name` away, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// Takes it away, and returns what it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> GoalView {
        try grant.clearGoal()
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.setGoal)
    }
}

extension Action {
    package static let clearGoal = Action(
        "goal.clear", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .by(
            ["goal.set"],
            PastTense("goal cleared") { who, thing in "\(who) cleared the goal of \(thing)" }),
        tells: [.member(.goalCleared)])
}
