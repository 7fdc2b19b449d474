import HouseholdStore
public import Household

/// Lists what whoever asks was told: what was reached and earned, and what parents answered.
///
/// Everybody about oneself.
public struct ListNotices: Inquiry, OwnOperation {
    /// The name by which the rules know it.
    public static let action = Action.listNotices
    let isUnread: Bool

    /// Asks for the last hundred, newest first; for the unread ones alone, oldest first.
    public init(unread isUnread: Bool = false) {
        self.isUnread = isUnread
    }

    /// The notices.
    public func answer(_ sight: borrowing Sight<Member>) throws -> [NoticeView] {
        let member = sight.subject
        let notices =
            isUnread
            ? try sight.facts.unreadNotices(of: member.id, in: member.household)
            : try sight.facts.notices(of: member.id, in: member.household, limit: 100)
        return try sight.facts.views(of: notices, to: member, in: sight.home())
    }
}

extension Facts {
    /// Notices in sentences, but for those whose chore, reward or badge is not there at this moment.
    borrowing func views(
        of notices: [Notice], to member: Member, in home: Principal.Home
    ) throws -> [NoticeView] {
        var views: [NoticeView] = []
        for notice in notices {
            switch notice.message {
            case .badgeEarned(let key), .badgeRevoked(let key):
                guard let badge = Badge.named(key) else { continue }
                views.append(
                    NoticeView(
                        notice, badge, isEarned: notice.message == .badgeEarned(key)))
            case .news(let news):
                // A chore that is deleted is nobody's to do.
                if case .chore(.assigned, _, _) = news.matter, notice.isOfDeleted { continue }
                views.append(NoticeView(notice, news, in: home))
            case .rewardReached(let number):
                guard let reward = try reward(number, in: home.household.id) else { continue }
                views.append(
                    NoticeView(
                        notice, try view(of: reward, in: home, showing: [member]),
                        for: member.role))
            }
        }
        return views
    }
}
