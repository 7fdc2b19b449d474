public import Household
public import HouseholdStore

/// Says that a chore was done well, so that the points for it are booked.
///
/// Parents may, but nobody for what they did themselves.
///
/// What is paid is what was promised when it was done, unless the parent says otherwise. Doing it twice changes
/// nothing.
public struct ApproveChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.approveChore
    let number: Number
    let value: ChoreValue?
    let reason: Note?

    /// The chore with that number was done well; `value` and `reason` say what to pay instead, and why.
    public init(_ number: Number, paying value: ChoreValue? = nil, because reason: Note? = nil) {
        self.number = number
        self.value = value
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

    /// Books the points.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> CompletionView {
        try grant.view(of: grant.approve(paying: value, because: reason))
    }
}
