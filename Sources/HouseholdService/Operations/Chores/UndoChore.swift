public import Household
public import HouseholdStore

/// Takes back that a chore was done, and just the points for it.
///
/// The doer may until a parent said OK or, where none looks, on the same day; parents for 30 days.
///
/// Of a chore that is open it changes nothing; one that was skipped is to be done after all.
public struct UndoChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.undoChore
    let number: Number

    /// The chore with that number is open again.
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

    /// Takes the points back.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> CompletionView {
        try grant.view(of: grant.reopen())
    }
}
