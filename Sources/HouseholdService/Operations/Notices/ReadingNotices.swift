import HouseholdModel
import HouseholdDatabase

extension Grant where Op == ReadNotices {
    /// Tells the member what it was not told yet, and marks that as told, along with what it was told at the prompt.
    func readNotices(but told: [WatchedNotices.Told]) throws -> [NoticeView] {
        let unread = try transaction.facts.unreadNotices(
            of: subject.id, in: subject.household, at: instant)
        let news = try transaction.facts.news(
            for: subject, but: Set(told), in: membership().home, by: houseRules)
        for case .notice(let number, _) in news.told {
            try transaction.markNoticeSeen(
                number, of: subject.id, in: subject.household, at: instant)
        }
        for notice in unread {
            guard case .passOver(let pass) = notice.message else { continue }
            try transaction.markEndSeen(of: pass, in: subject.household, at: instant)
        }
        return news.views
    }
}
