public import Household
public import HouseholdStore

/// Takes a to-do of one's own out of every list.
///
/// Whoever made it may, while it is private, theirs and worth nothing.
public struct DeleteTodo: Change {
    /// The name by which the rules know it.
    public static let action = Action.deleteTodo
    let number: Number

    /// The end of the to-do with that number.
    public init(_ number: Number) {
        self.number = number
    }

    /// The to-do.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number, for: principal)
    }

    /// Deletes it; the answer is the to-do as it was.
    public func run(_ grant: borrowing Grant<Chore>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(try grant.delete(), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.editTodo)
    }
}
