public import Household
public import HouseholdStore

/// Hands back a chore that was taken, so that it is open to all again.
///
/// Whoever has it may, and parents.
///
/// Doing it twice changes nothing.
public struct UnclaimChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.unclaimChore
    let date: ChoreDate

    /// That chore is open to all.
    public init(_ number: Number) {
        date = ChoreDate(number)
    }

    /// The date that is to be done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, for: principal, to: Self.action)
    }

    /// Opens it to all.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(try grant.take(for: nil), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.claimChore)
    }
}
