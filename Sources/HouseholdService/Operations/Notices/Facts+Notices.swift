import HouseholdModel
import HouseholdDatabase

extension Facts {
    /// What a member was not told yet, oldest first, or the newest that they were or are to be told, in sentences.
    borrowing func notices(
        to member: Member, _ isUnread: Bool, after number: Number?, _ limit: Int,
        in home: Principal.Membership
    ) throws -> [NoticeView] {
        let (household, instant) = (member.household, home.calendar.instant)
        let notices =
            try isUnread
            ? unread(after: number, limit, of: member, at: instant)
            : notices(
                of: member.id, in: household, at: instant, before: number ?? .max, limit: limit)
        return try views(of: notices, to: member, in: home)
    }

    /// So many of those that were not told, behind one of them; where that was told since, so were all before it.
    private borrowing func unread(
        after number: Number?, _ limit: Int, of member: Member, at instant: Instant
    ) throws -> [Notice] {
        let all = try unreadNotices(of: member.id, in: member.household, at: instant)
        let start = all.firstIndex { $0.number == number }.map { $0 + 1 } ?? 0
        return Array(all[start...].prefix(limit))
    }

    /// Notices in sentences, but for those whose chore, reward or badge is not there at this moment.
    borrowing func views(
        of notices: [Notice], to member: Member, in home: Principal.Membership
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
                let news = try numbered(news, for: member, in: home)
                views.append(NoticeView(notice, news, in: home))
            case .joinAsked(let name, let username):
                views.append(NoticeView(notice, asking: name, username))
            case .reminder(let reminder): views.append(NoticeView(notice, reminder))
            case .warning(let warning):
                views.append(NoticeView(notice, warning, to: member, in: home))
            case .weekOver: views.append(NoticeView(ofWeek: notice))
            case .passOver(let id):
                guard let pass = try pass(id, in: home.household.id) else { continue }
                views.append(
                    NoticeView(
                        notice, pass, done: try occurrences(recordedUnder: pass).count,
                        approved: try occurrences(checkedUnder: pass).count, in: home))
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

    /// The same with the number by which its reader calls an entry of the book.
    private borrowing func numbered(
        _ news: Notice.News, for reader: Member, in home: Principal.Membership
    ) throws -> Notice.News {
        guard case .points(let change, let place, let points) = news.matter,
            !home.knowsBook(reader)
        else { return news }
        let number = try self.place(of: place, among: reader.id, in: home.household.id)
        return Notice.News(
            .points(change, entry: number, points: points), by: news.by, reason: news.reason)
    }
}
