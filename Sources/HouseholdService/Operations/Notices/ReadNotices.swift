import HouseholdModel

/// Tells whoever asks what is new, once.
///
/// Everybody about oneself.
package struct ReadNotices: Change, OwnOperation {
    package static let action = Action.readNotices

    let told: [WatchedNotices.Told]

    /// Reads what is new, and what was told at the prompt, which is not told again.
    package init(but told: [WatchedNotices.Told] = []) {
        self.told = told
    }

    /// What is new, oldest first; from now on it is told.
    package func run(_ grant: borrowing Grant<Self>) throws -> [NoticeView] {
        try grant.readNotices(but: told)
    }
}

extension Action {
    package static let readNotices = Action(
        "notice.read", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
