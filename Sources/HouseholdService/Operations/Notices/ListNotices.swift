package import HouseholdModel

/// Lists what whoever asks was told: what was reached and earned, and what parents answered.
///
/// Everybody about oneself.
package struct ListNotices: Inquiry, OwnOperation {
    package static let action = Action.listNotices
    let isUnread: Bool
    let limit: Int
    let after: Number?

    /// Asks for the last hundred, newest first; for the unread ones alone, oldest first and all of them.
    ///
    /// - Parameters:
    ///   - isUnread: Whether those alone are meant that were not told.
    ///   - limit: At most how many, where that is said.
    ///   - after: The number of the one behind which they begin in that order.
    package init(
        unread isUnread: Bool = false, limit: Int? = nil, after: Number? = nil
    ) {
        self.isUnread = isUnread
        self.limit = limit ?? (isUnread ? ListLimit.range.upperBound : 100)
        self.after = after
    }

    /// The notices.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [NoticeView] {
        try ListLimit.check(limit)
        return try sight.facts.notices(
            of: sight.subject, isUnread: isUnread, after: after, limit: limit, by: sight.rules)
    }
}

extension Action {
    package static let listNotices = Action(
        "notice.list", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
