package import HouseholdModel

/// Lists what whoever asks was told: what was reached and earned, and what parents answered.
///
/// Everybody about oneself.
package struct ListNotices: Inquiry, OwnOperation {
    package static let action = Action.listNotices
    let isUnread: Bool

    /// Asks for the last hundred, newest first; for the unread ones alone, oldest first.
    package init(unread isUnread: Bool = false) {
        self.isUnread = isUnread
    }

    /// The notices.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [NoticeView] {
        try sight.facts.notices(of: sight.subject, isUnread: isUnread, limit: 100)
    }
}

extension Action {
    package static let listNotices = Action(
        "notice.list", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
