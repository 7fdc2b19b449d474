public import Household
public import HouseholdStore

/// Sends back a chore that waits for an OK, so that it is to be done again; or says no to who asks to be excused.
///
/// Parents may, but nobody what they did themselves.
///
/// Refused when nothing of it waits.
public struct RejectChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.rejectChore
    let date: ChoreDate
    let reason: Note?

    /// That chore is to be done again; the child reads `reason`.
    public init(
        _ number: Number, on day: Day? = nil, of person: String? = nil, because reason: Note? = nil
    ) {
        date = ChoreDate(number, on: day, of: person)
        self.reason = reason
    }

    /// The date that waits longest, else one that somebody asks to be excused from.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, for: principal, to: Self.action)
    }

    /// Opens it again, or leaves it open.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> CompletionView {
        try grant.view(of: grant.reject(because: reason))
    }

    /// How it is taken back: not where it answers somebody who asked to be excused, and is told.
    public func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        subject.excuse == nil ? .by(.rejectChore) : nil
    }
}
