import Household

/// Gives a child that mistyped its password too often all tries back.
///
/// Parents may.
public struct UnlockChild: Change, ChildOperation {
    /// The name by which the rules know it.
    public static let action = Action.unlockChild
    /// The child's name.
    public let child: String

    /// New tries for `child`.
    public init(_ child: String) {
        self.child = child
    }

    /// Forgets the misses.
    public func run(_ grant: borrowing Grant<Self>) throws -> MemberView {
        try grant.unlock()
        return MemberView(grant.subject, seesProfile: true)
    }
}

extension Action {
    package static let unlockChild = Action(
        "child.unlock", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .never("a child got its tries back", instead: []))
}
