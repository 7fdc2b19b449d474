public import Household

/// Takes a to-do of one's own out of every list.
///
/// Whoever made it may, while it is private, theirs and worth nothing.
public struct DeleteTodo: PlanOperation, Change {
    /// The name by which the rules know it.
    public static let action = Action.deleteTodo
    /// The chore's number.
    public let number: Number

    /// The end of the to-do with that number.
    public init(_ number: Number) {
        self.number = number
    }

    /// Deletes it; the answer is the to-do as it was.
    public func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.delete())
    }

    /// How it is taken back.
    public func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.editTodo)
    }
}

extension Action {
    package static let deleteTodo = Action(
        "todo.delete", on: .chore, kin: .manages(except: .ownTodo), password: .never,
        back: .by(["todo.edit"], PastTense("deleted") { who, thing in "\(who) deleted \(thing)" }))
}
