package import HouseholdModel

/// Shows where a member's points came from.
///
/// One's own always; others' as their privacy allows.
package struct ShowPointsHistory: AuditedInquiry, PersonOperation {
    package static let action = Action.showPointsHistory
    package let name: String?
    let limit: Int

    /// Asks for the newest entries of `name`, or one's own.
    package init(of name: String? = nil, limit: Int = 100) {
        self.name = name
        self.limit = limit
    }

    /// The entries, newest first; reasons, private chores and requests only for the member and the parents.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [EntryView] {
        try ListLimit.check(limit)
        let seesAll = try sight.seesAll(of: sight.subject)
        let entries = try sight.facts.entries(
            of: sight.subject.id, before: .max, limit: limit, isAll: seesAll)
        return try sight.views(of: entries, seesAll: seesAll)
    }
}

extension Sight where Subject == Member {
    /// What is told of entries of the member's to whoever sees all of that member, or does not.
    func views(of entries: [Entry], seesAll: Bool) throws -> [EntryView] {
        let (home, hidden) = (try home(), try hiddenHelpers(in: entries))
        return try entries.map { entry in
            EntryView(
                entry, try facts.numbers(of: entry),
                appeal: seesAll ? try facts.appeal(to: entry) : nil, in: home, without: hidden,
                seesAll: seesAll, tellingMatter: try seesAll || knows(entry.matter))
        }
    }
}

extension Action {
    package static let showPointsHistory = Action(
        "points.history", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
