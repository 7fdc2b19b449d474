public import Household
public import HouseholdStore

/// Takes a chore that is open to all, so that others see whose it is.
///
/// The family may, as long as nobody else has it.
///
/// Doing it twice changes nothing.
public struct ClaimChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.claimChore
    let date: ChoreDate

    /// That chore is for whoever asks.
    public init(_ number: Number) {
        date = ChoreDate(number)
    }

    /// The date that is to be done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, for: principal, to: Self.action)
    }

    /// Makes it theirs.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(
            try grant.take(for: grant.membership().member), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.unclaimChore)
    }
}
