public import Household
public import HouseholdStore

/// Asks the parents to let a chore be this time.
///
/// A child may, of its own; a parent just skips one.
///
/// Asking twice changes nothing.
public struct ExcuseChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.excuseChore
    let date: ChoreDate
    let reason: Note?

    /// Whoever asks would rather not do that chore this time; the parents read `reason`.
    public init(_ number: Number, on day: Day? = nil, because reason: Note? = nil) {
        date = ChoreDate(number, on: day)
        self.reason = reason
    }

    /// The date that is to be done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, for: principal, to: Self.action)
    }

    /// Keeps the question.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(try grant.excuse(because: reason), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.excuseChore)
    }
}
