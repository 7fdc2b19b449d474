import Household

/// Tells whoever asks what is new, once.
///
/// Everybody about oneself.
public struct ReadNotices: Change, OwnOperation {
    /// The name by which the rules know it.
    public static let action = Action.readNotices

    /// Reads what is new.
    public init() {}

    /// What is new, oldest first; from now on it is told.
    public func run(_ grant: borrowing Grant<Self>) throws -> [NoticeView] {
        try grant.readNotices()
    }
}

extension Action {
    package static let readNotices = Action(
        "notice.read", on: .member, kin: .plain, password: .never,
        back: .nothing)
}
