public import Household
public import HouseholdStore

/// Sends back a chore that waits for an OK: it is to be done again.
///
/// Parents may, but nobody what they did themselves.
///
/// Refused when nothing of it waits.
public struct RejectChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.rejectChore
    let number: Number
    let reason: Note?

    /// The chore with that number is to be done again; the child reads `reason`.
    public init(_ number: Number, because reason: Note? = nil) {
        self.number = number
        self.reason = reason
    }

    /// The date that waits longest.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        let member = try principal.membership().member
        return try facts.occurrence(
            ofChore: number, for: principal, as: Meaning(Self.action, by: member))
    }

    /// Opens it again.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> CompletionView {
        try grant.view(of: grant.reject(because: reason))
    }
}
