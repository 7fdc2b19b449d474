package import HouseholdModel

/// Shows where a member's points came from.
///
/// One's own always; others' as their privacy allows.
package struct ShowPointsHistory: AuditedInquiry, PersonOperation {
    package static let action = Action.showPointsHistory
    package let name: String?
    let limit: Int
    let after: Int?

    /// Asks for the newest entries of `name`, or one's own; for those behind the one that whoever asks calls `after`.
    package init(of name: String? = nil, limit: Int = 100, after: Int? = nil) {
        self.name = name
        self.limit = limit
        self.after = after
    }

    /// The entries, newest first; reasons, private chores and requests only for the member and the parents.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [EntryView] {
        try ListLimit.check(limit)
        let home = try sight.home()
        let member = sight.subject.id
        let seesAll = try sight.seesAll(of: sight.subject)
        let last = try after.map { try sequence(of: $0, member, sight) } ?? .max
        return try sight.facts.entries(of: member, before: last, limit: limit, isAll: seesAll)
            .map { entry in
                EntryView(
                    entry, try sight.facts.numbers(of: entry),
                    appeal: seesAll ? try sight.facts.appeal(to: entry) : nil, in: home,
                    seesAll: seesAll, tellingMatter: try seesAll || sight.knows(entry.matter))
            }
    }

    /// Where in the book the member's entry is that whoever asks calls by that number; others' they call by none.
    private func sequence(
        of number: Int, _ member: Member.ID, _ sight: borrowing Sight<Member>
    ) throws -> Int {
        let entry = try sight.facts.entry(numbered: number)
        guard entry.member == member else { throw ServiceError.notFound(.entry, String(number)) }
        return entry.sequence
    }
}

extension Action {
    package static let showPointsHistory = Action(
        "points.history", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
