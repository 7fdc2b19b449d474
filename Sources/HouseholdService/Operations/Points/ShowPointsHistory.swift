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
        let home = try sight.home()
        let member = sight.subject.id
        let seesAll = try sight.seesAll(of: sight.subject)
        return try sight.facts.entries(of: member, limit: limit, isAll: seesAll).map { entry in
            EntryView(
                entry, try sight.facts.numbers(of: entry),
                appeal: seesAll ? try sight.facts.appeal(to: entry) : nil, in: home,
                seesAll: seesAll, tellingMatter: try seesAll || sight.knows(entry.matter))
        }
    }
}

extension Action {
    package static let showPointsHistory = Action(
        "points.history", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
