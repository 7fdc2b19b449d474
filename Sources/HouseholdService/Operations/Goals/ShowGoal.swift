package import HouseholdModel

/// Shows what a child saves for, and when it will have enough.
///
/// One's own; parents their children's.
package struct ShowGoal: Inquiry, PersonOperation {
    package static let action = Action.showGoal
    /// The child's name; without one whoever asks is meant.
    package let name: String?

    /// Asks for the goal of `name`, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The goal.
    package func answer(_ sight: borrowing Sight<Member>) throws -> GoalView {
        let member = sight.subject
        guard let goal = try sight.facts.goal(of: member.id) else {
            throw ServiceError.reward(.noGoal(member.name))
        }
        return try sight.facts.view(of: goal, of: member)
    }
}

extension Action {
    package static let showGoal = Action(
        "goal.show", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
