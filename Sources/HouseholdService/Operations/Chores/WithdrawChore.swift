public import Household
public import HouseholdStore

/// Takes back a proposal.
///
/// Whoever proposed it may, until a parent has answered.
public struct WithdrawChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.withdrawChore
    let number: Number

    /// The end of the proposal with that number.
    public init(_ number: Number) {
        self.number = number
    }

    /// The proposal.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number, for: principal)
    }

    /// Takes it away; the answer is the proposal as it was.
    public func run(_ grant: borrowing Grant<Chore>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(try grant.delete(), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.withdrawChore)
    }
}
