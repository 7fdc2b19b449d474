public import Household
public import HouseholdStore

/// Lets a chore be this time: there are no points for it, and nobody is late.
///
/// Parents may.
///
/// Doing it twice changes nothing; of a chore that comes back it lets the next date be.
public struct SkipChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.skipChore
    let number: Number

    /// The chore with that number need not be done this time.
    public init(_ number: Number) {
        self.number = number
    }

    /// The date that is to be done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(ofChore: number, for: principal)
    }

    /// Closes the date.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> CompletionView {
        try grant.view(of: grant.skip())
    }
}
