package import HouseholdModel

/// Shows what was done, newest first, by whom and when.
///
/// The family may; each sees what the rules let it see, and of others only of those whose activity they may see.
package struct ShowHistory: Inquiry, HouseholdOperation {
    package static let action = Action.showHistory
    let person: String?
    let from: Day?
    let to: Day?
    let limit: Int

    /// Asks for what was done between two days, both counted, by one member where `person` names one: for the newest.
    package init(
        of person: String? = nil, from: Day? = nil, to: Day? = nil,
        limit: Int = ListLimit.range.upperBound
    ) {
        self.person = person
        self.from = from
        self.to = to
        self.limit = limit
    }

    /// What was done.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [ChoreView] {
        try ListLimit.check(limit)
        let home = try sight.home()
        let zone = home.household.zone
        let person = try person.map { try home.member(named: $0) }
        let start = from.map(zone.start) ?? .distantPast
        let end = to.map { zone.start(of: $0.adding(days: 1)) } ?? .distantFuture
        guard start < end else {
            throw ServiceError.value(field: "the days", expected: "the earlier day first")
        }
        if let person { try sight.require(.viewActivity, on: person) }
        let done = try sight.done(during: start..<end, limit: limit) { date in
            person == nil || date.completion?.doer == person?.id
        }
        return done.prefix(limit).map(\.view)
    }
}

extension Action {
    package static let showHistory = Action(
        "chore.history", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
