package import HouseholdModel

/// Takes a to-do of one's own out of every list.
///
/// Whoever made it may, while it is private, theirs and worth nothing.
package struct DeleteTodo: PlanOperation, Change {
    package static let action = Action.deleteTodo
    package let number: Number

    /// The end of the to-do with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// Deletes it; the answer is the to-do as it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.delete())
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.editTodo)
    }
}

extension Action {
    package static let deleteTodo = Action(
        "todo.delete", on: .chore, kin: .manages(except: .ownTodo), password: .never,
        back: .by(["todo.edit"], PastTense("deleted") { who, thing in "\(who) deleted \(thing)" }),
        tells: .nobody)
}
