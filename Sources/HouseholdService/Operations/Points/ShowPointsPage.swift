package import HouseholdModel

/// Shows where a member's points came from, in pages.
///
/// One's own always; others' as their privacy allows. Also those have pages who call entries of others by no number.
package struct ShowPointsPage: AuditedInquiry, PersonOperation {
    package static let action = Action.showPointsHistory
    package let name: String?
    let limit: Int
    let after: EntryPlace?

    /// Asks for the newest entries of `name`, or one's own; or for those behind `after`.
    package init(of name: String? = nil, limit: Int = 100, after: EntryPlace? = nil) {
        self.name = name
        self.limit = limit
        self.after = after
    }

    /// The entries, newest first, with what ``ShowPointsHistory`` tells of each.
    package func answer(_ sight: borrowing Sight<Member>) throws -> EntryPage {
        try ListLimit.check(limit)
        let (member, seesAll) = (sight.subject.id, try sight.seesAll(of: sight.subject))
        func seen(during span: Range<Instant>) throws -> [Entry] {
            try sight.facts.entries(of: member, during: span, isAll: seesAll)
        }
        var start = Int.max
        if let after {
            guard let entry = try after.entry(search: seen) else {
                throw ServiceError.strangePlace
            }
            start = entry.sequence
        }
        let found = try sight.facts.entries(
            of: member, before: start, limit: limit + 1, isAll: seesAll)
        let page = Array(found.prefix(limit))
        let last = found.count > limit ? page.last : nil
        return EntryPage(
            views: try sight.views(of: page, seesAll: seesAll),
            next: try last.flatMap { try EntryPlace(of: $0, search: seen) })
    }
}
