import HouseholdModel
import HouseholdDatabase

extension Grant where Op == ReadNotices {
    /// Tells the member what it was not told yet, and marks that as told.
    func readNotices() throws -> [NoticeView] {
        let unread = try transaction.facts.unreadNotices(
            of: subject.id, in: subject.household, at: instant)
        let told = try transaction.facts.told(
            unread, in: unread.indices, to: subject, in: membership().home, by: houseRules)
        for number in told.flatMap(\.numbers) {
            try transaction.markNoticeSeen(
                number, of: subject.id, in: subject.household, at: instant)
        }
        for notice in unread {
            guard case .passOver(let pass) = notice.message else { continue }
            try transaction.markEndSeen(of: pass, in: subject.household, at: instant)
        }
        return told.map(\.view)
    }
}
