public import Household
public import HouseholdStore

/// Marks a chore as done by whoever asks, who gets the points.
///
/// Its assignee may, and of an open chore anybody.
///
/// Doing it twice changes nothing; refused when somebody else did it.
public struct CompleteChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.completeChore
    let number: Number

    /// The chore with that number is done.
    public init(_ number: Number) {
        self.number = number
    }

    /// The open date of the chore, or the one that was done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        let member = try principal.membership().member
        return try facts.occurrence(
            ofChore: number, for: principal, as: Meaning(Self.action, by: member))
    }

    /// Books what was promised.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> CompletionView {
        let member = try grant.membership().member
        return try grant.view(of: grant.complete(by: member))
    }
}
