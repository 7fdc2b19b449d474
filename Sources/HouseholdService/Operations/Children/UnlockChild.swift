public import Household
public import HouseholdStore

/// Gives a child that mistyped its password too often all tries back.
///
/// Parents may.
public struct UnlockChild: Change {
    /// The name by which the rules know it.
    public static let action = Action.unlockChild
    let child: String

    /// New tries for `child`.
    public init(_ child: String) {
        self.child = child
    }

    /// The child.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Member {
        try principal.membership().home.member(named: child)
    }

    /// Forgets the misses.
    public func run(_ grant: borrowing Grant<Member>) throws -> MemberView {
        try grant.unlock()
        return MemberView(grant.subject, seesProfile: true)
    }
}
