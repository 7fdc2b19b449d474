public import Household
public import HouseholdStore

/// Takes up a chore again that rested; one that comes back goes on from today.
///
/// Parents may.
///
/// Doing it twice changes nothing.
public struct ResumeChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.resumeChore
    let number: Number

    /// The chore with that number rests no more.
    public init(_ number: Number) {
        self.number = number
    }

    /// The chore.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number, for: principal)
    }

    /// Keeps it.
    public func run(_ grant: borrowing Grant<Chore>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(try grant.rest(since: nil), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.pauseChore)
    }
}
