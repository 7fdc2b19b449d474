public import Household
public import HouseholdStore

/// Lets a chore rest: it is in no list until it is resumed.
///
/// Parents may.
///
/// Doing it twice changes nothing.
public struct PauseChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.pauseChore
    let number: Number

    /// The chore with that number rests.
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
        return ChoreView(try grant.rest(since: grant.instant), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.resumeChore)
    }
}
