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
        let member = sight.subject
        let notices =
            isUnread
            ? try sight.facts.unreadNotices(of: member.id)
            : try sight.facts.notices(of: member.id, limit: 100)
        return try sight.facts.views(of: notices, to: member)
    }
}

extension Action {
    package static let listNotices = Action(
        "notice.list", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
