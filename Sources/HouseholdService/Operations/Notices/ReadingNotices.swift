import HouseholdModel
import HouseholdDatabase

extension Grant where Op == ReadNotices {
    /// Tells the member what it was not told yet, and marks that as told.
    func readNotices() throws -> [NoticeView] {
        let unread = try transaction.facts.unreadNotices(
            of: subject.id, in: subject.household, at: instant)
        let views = try transaction.facts.views(
            of: unread, to: subject, in: membership().home, by: houseRules)
        for view in views {
            try transaction.markNoticeSeen(
                view.number, of: subject.id, in: subject.household, at: instant)
        }
        for notice in unread {
            guard case .passOver(let pass) = notice.message else { continue }
            try transaction.markEndSeen(of: pass, in: subject.household, at: instant)
        }
        return views
    }
}
