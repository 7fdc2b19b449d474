import HouseholdDatabase
package import HouseholdModel

/// Lists chores in pages, where the list has what was ever done and never ends.
///
/// The family may; each sees what the rules let it see, and a page is filled with that.
package struct ListChorePage: Inquiry, HouseholdOperation {
    /// Which chores.
    package enum Filter: String, CaseIterable, Codable, Sendable {
        /// Everything, finished ones too.
        case all
        /// What was done.
        case completed
    }

    package static let action = Action.listChores
    let filter: Filter
    let person: String?
    let limit: Int
    let after: ChorePlace?

    /// Asks for the first `limit` chores, or the first behind `after`; of one member where `person` names one.
    package init(
        _ filter: Filter = .all, for person: String? = nil, limit: Int = 100,
        after: ChorePlace? = nil
    ) {
        self.filter = filter
        self.person = person
        self.limit = limit
        self.after = after
    }

    /// The chores: what is open, late ones first, then soonest due first; what is proposed; what was done, newest
    /// first.
    package func answer(_ sight: borrowing Sight<Household>) throws -> ChorePage {
        try ListLimit.check(limit)
        let home = try sight.home()
        let person = try person.map { try home.member(named: $0).id }
        func isWanted(_ date: Occurrence) -> Bool { person.map { date.isOf($0) } ?? true }
        var (found, upcoming) = ([SeenDate](), try upcoming(sight).filter(isWanted)[...])
        while found.count <= limit, !upcoming.isEmpty {
            found += try sight.seen(Array(upcoming.prefix(SeenDate.part)))
            upcoming = upcoming.dropFirst(SeenDate.part)
        }
        if found.count <= limit {
            found += try sight.done(
                behind: place(sight), limit: limit - found.count, where: isWanted)
        }
        let page = found.prefix(limit)
        return ChorePage(
            views: page.map(\.view),
            next: found.count > limit ? page.last.map { ChorePlace(of: $0.date) } : nil)
    }

    /// Where what was done goes on.
    private func place(_ sight: borrowing Sight<Household>) throws -> DonePlace? {
        guard let after, after.stage == .done else { return nil }
        guard let date = try sight.facts.occurrence(at: after), !date.isWaiting,
            let completion = date.completion, try !sight.seen([date]).isEmpty
        else { throw ServiceError.strangePlace }
        return DonePlace(of: date, doneAt: completion.at)
    }

    /// What is open or proposed, from where the page begins.
    ///
    /// All of it is read, since a household may have only so much to do at a time.
    private func upcoming(_ sight: borrowing Sight<Household>) throws -> [Occurrence] {
        guard filter == .all else {
            guard after.map({ $0.stage == .done }) ?? true else { throw ServiceError.strangePlace }
            return []
        }
        guard after?.stage != .done else { return [] }
        let zone = try sight.home().household.zone
        func turn(_ date: Occurrence, _ stage: ChorePlace.Stage) -> Turn {
            Turn(of: date, at: stage, in: zone)
        }
        let all =
            try sight.facts.occurrences(.open).map { (turn: turn($0, .open), date: $0) }
            + sight.facts.occurrences(.proposed).map { (turn: turn($0, .proposed), date: $0) }
        let sorted = all.sorted { $0.turn < $1.turn }
        guard let after else { return sorted.map(\.date) }
        // What was done meanwhile keeps its turn; to go on where what is due at another time by now has it would pass
        // over others.
        guard
            let date = try sorted.map(\.date).first(where: after.isOf)
                ?? sight.facts.occurrence(at: after),
            after.stage == .proposed || date.due == after.due,
            try !sight.chores([date]).isEmpty
        else { throw ServiceError.strangePlace }
        let last = turn(date, after.stage)
        return sorted.filter { last < $0.turn }.map(\.date)
    }
}

/// When a date that is to be done comes in a list.
private struct Turn: Comparable {
    let isProposed: Bool
    let over: Instant
    let number: Number
    let id: String

    init(of date: Occurrence, at stage: ChorePlace.Stage, in zone: Zone) {
        isProposed = stage == .proposed
        over = isProposed ? .distantPast : date.isOver(in: zone) ?? .distantFuture
        (number, id) = (date.chore.number, date.id.rawValue)
    }

    static func < (left: Turn, right: Turn) -> Bool {
        guard left.isProposed == right.isProposed else { return right.isProposed }
        return (left.over, left.number, left.id) < (right.over, right.number, right.id)
    }
}
