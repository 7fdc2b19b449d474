public import Household
public import HouseholdStore

/// Lists chores.
///
/// The family may; each sees what the rules let it see.
public struct ListChores: Inquiry {
    /// Which chores.
    public enum Filter: String, CaseIterable, Codable, Sendable {
        /// What is to be done: for a child its own and those open to all, for adults everybody's.
        case open
        /// What whoever asks has to do.
        case mine
        /// Everything, finished ones too.
        case all
        /// What is open to all.
        case unassigned
        /// What was done.
        case completed
        /// What waits for a parent's OK.
        case waiting
        /// What rests.
        case paused
        /// What is late.
        case overdue
        /// What is late or due today, and what was done today.
        case today
        /// What is due within 48 hours, or late.
        case soon
    }

    /// The name by which the rules know it.
    public static let action = Action.listChores
    let filter: Filter
    let person: String?

    /// Asks for the chores that `filter` lets through, of one member where `person` names one.
    public init(_ filter: Filter = .open, for person: String? = nil) {
        self.filter = filter
        self.person = person
    }

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// The chores, late ones first, then soonest due first; finished ones last, newest first.
    public func answer(_ sight: borrowing Sight<Household>) throws -> [ChoreView] {
        let (asker, home) = try sight.principal.membership()
        let person = try person.map { try home.member(named: $0) }
        let occurrences = try candidates(sight, home).filter { occurrence in
            isWanted(occurrence, by: asker) && (person.map { occurrence.isOf($0.id) } ?? true)
        }
        return try sight.chores(occurrences)
    }

    private func candidates(
        _ sight: borrowing Sight<Household>, _ home: Principal.Home
    ) throws -> [Occurrence] {
        let household = home.household
        switch filter {
        case .open, .mine, .unassigned, .waiting:
            return try sight.facts.occurrences(.open, in: household.id)
        case .paused:
            return try sight.facts.occurrences(.paused, in: household.id)
        case .completed:
            return try sight.facts.occurrences(
                .everDone, in: household.id)
        case .overdue:
            return try sight.facts.occurrences(.over(sight.instant), in: household.id)
        case .all:
            return try sight.facts.occurrences(.open, in: household.id)
                + sight.facts.occurrences(
                    .everDone, in: household.id)
        case .today:
            let today = household.zone.day(at: sight.instant)
            let tomorrow = household.zone.start(of: today.adding(days: 1))
            return try sight.facts.occurrences(.over(tomorrow), in: household.id)
                + sight.facts.occurrences(
                    .done(during: household.zone.start(of: today) ..< .distantFuture),
                    in: household.id)
        case .soon:
            return try sight.facts.occurrences(
                .over(sight.instant.adding(days: 2)), in: household.id)
        }
    }

    private func isWanted(_ occurrence: Occurrence, by asker: Member) -> Bool {
        switch filter {
        case .all, .completed, .paused, .soon: true
        case .overdue: occurrence.isOpen
        case .waiting: occurrence.isWaiting
        case .mine: occurrence.assignee == asker.id
        case .unassigned: occurrence.assignee == nil && occurrence.isOpen
        case .open, .today:
            person != nil || asker.role != .child || occurrence.isFor(asker.id)
                || occurrence.isOf(asker.id)
        }
    }
}

extension Occurrence {
    /// Whether it is the member's to do, or was done by them.
    fileprivate func isOf(_ member: Member.ID) -> Bool {
        assignee == member || completion?.doer == member
    }
}
