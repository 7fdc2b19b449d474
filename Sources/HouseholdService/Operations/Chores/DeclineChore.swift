public import Household
public import HouseholdStore

/// Says no to a chore that somebody proposed, who is told why.
///
/// Parents may, but nobody to what they proposed themselves.
///
/// Refused when it is answered already.
public struct DeclineChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.declineChore
    let number: Number
    let reason: Note?

    /// No to the proposal with that number; the proposer reads `reason`.
    public init(_ number: Number, because reason: Note? = nil) {
        self.number = number
        self.reason = reason
    }

    /// The proposal.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number, for: principal)
    }

    /// Takes it away; the answer is the proposal as it was.
    public func run(_ grant: borrowing Grant<Chore>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(try grant.decline(because: reason), in: home, at: grant.instant)
    }
}
