import HouseholdModel
import HouseholdDatabase

extension Grant where Op == ReadNotices {
    /// Tells the member what it was not told yet, and marks that as told.
    func readNotices() throws -> [NoticeView] {
        let unread = try transaction.facts.unreadNotices(of: subject.id, in: subject.household)
        let views = try transaction.facts.views(of: unread, to: subject, in: membership().home)
        for view in views {
            try transaction.markNoticeSeen(
                view.number, of: subject.id, in: subject.household, at: instant)
        }
        return views
    }
}
