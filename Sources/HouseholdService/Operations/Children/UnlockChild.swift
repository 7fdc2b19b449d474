import HouseholdModel

/// Gives a child that mistyped its password too often all tries back.
///
/// Parents may.
package struct UnlockChild: Change, ChildOperation {
    package static let action = Action.unlockChild
    package let child: String

    /// New tries for `child`.
    package init(_ child: String) {
        self.child = child
    }

    /// Forgets the misses.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberView {
        try grant.unlock()
        return MemberView(grant.subject, seesProfile: true)
    }
}

extension Action {
    package static let unlockChild = Action(
        "child.unlock", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .never("a child got its tries back", instead: .nothing),
        tells: .nobody)
}
