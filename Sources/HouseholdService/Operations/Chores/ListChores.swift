package import HouseholdModel
import HouseholdDatabase

/// Lists chores.
///
/// The family may; each sees what the rules let it see.
package struct ListChores: Inquiry, HouseholdOperation {
    /// Which chores.
    package enum Filter: String, CaseIterable, Codable, Sendable {
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
        /// What waits for a parent's answer: done, proposed, or somebody asks to be excused.
        case waiting
        /// What others offer whoever asks, until they answer.
        case offered
        /// What rests.
        case paused
        /// What is late.
        case overdue
        /// What is late or due today, must-dos without a date, and what was done today.
        case today
        /// What is due within 48 hours, or late.
        case soon
    }

    package static let action = Action.listChores
    let filter: Filter
    let person: String?
    let tag: Tag?

    /// Asks for the chores that `filter` lets through, of one member and with one word where those are named.
    package init(_ filter: Filter = .open, for person: String? = nil, tag: Tag? = nil) {
        self.filter = filter
        self.person = person
        self.tag = tag
    }

    /// The chores, late ones first, then soonest due first; finished ones last, newest first.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [ChoreView] {
        let (asker, home) = try sight.principal.membership()
        let person = try person.map { try home.member(named: $0) }
        var occurrences = try candidates(sight, for: asker, home)
        occurrences.removeAll { occurrence in
            !isWanted(occurrence, by: asker) || person.map { !occurrence.isOf($0.id) } ?? false
        }
        var chores = try sight.chores(sight.withoutHidden(occurrences))
        if let tag { chores.removeAll { $0.tags?.contains(tag) != true } }
        guard filter == .waiting, asker.role.checksOthers else { return chores }
        let noes = try sight.facts.noes(since: sight.instant.adding(days: -1))
        return chores.map { $0.after(noes, in: home) }
    }

    private func candidates(
        _ sight: borrowing Sight<Household>, for asker: Member, _ home: Principal.Membership
    ) throws -> [Occurrence] {
        func dates(_ filter: OccurrenceFilter) throws -> [Occurrence] {
            try sight.facts.occurrences(filter)
        }
        let zone = home.household.zone
        let today = home.calendar.today
        return switch filter {
        case .mine, .unassigned: try dates(.open)
        case .offered: try dates(.offered(to: asker.id))
        case .open: try dates(.open) + dates(.proposed)
        case .waiting: try dates(.awaiting)
        case .paused: try dates(.paused)
        case .completed: try dates(.everDone)
        case .overdue: try dates(.over(sight.instant))
        case .all: try dates(.open) + dates(.proposed) + dates(.everDone)
        case .today:
            try dates(.over(zone.start(of: today.adding(days: 1)))) + dates(.undatedMustDos)
                + dates(.done(during: zone.start(of: today) ..< .distantFuture))
        case .soon: try dates(.over(sight.instant.adding(days: 2)))
        }
    }

    private func isWanted(_ occurrence: Occurrence, by asker: Member) -> Bool {
        guard !occurrence.isLetBe || filter == .all else { return false }
        return switch filter {
        case .all, .completed, .paused, .soon: true
        case .overdue: occurrence.isOpen
        case .waiting: occurrence.awaitsAnswer
        case .mine: occurrence.assignee == asker.id
        case .offered: occurrence.offeredTo == asker.id
        case .unassigned:
            occurrence.assignee == nil && !occurrence.isForParents && occurrence.isOpen
        case .open, .today:
            person != nil || asker.role != .child || occurrence.isFor(asker.id)
                || occurrence.isOf(asker.id)
        }
    }
}

extension Occurrence {
    /// Whether a parent has something to answer.
    fileprivate var awaitsAnswer: Bool {
        isWaiting || excuse != nil || chore.status == .proposed
    }

    /// Whether it is the member's to do, or was done by them.
    func isOf(_ member: Member.ID) -> Bool {
        assignee == member || completion?.doer == member
    }
}

extension ChoreView {
    /// The same with the last no to it, where it waits for an answer again.
    ///
    /// What is proposed again is another chore that is called so.
    fileprivate func after(_ noes: [EarlierNo], in home: Principal.Membership) -> ChoreView {
        func isToThis(_ no: EarlierNo) -> Bool {
            switch no.news.refused {
            case .done: state == .waiting && no.chore == number && home.handle(no.to) == doneBy
            case .excuse: no.chore == number && home.handle(no.to) == excuse?.member
            case .proposal:
                state == .proposed && ConfusableKey(no.title.text) == ConfusableKey(title)
                    && home.handle(no.to) == createdBy
            case nil: false
            }
        }
        var view = self
        view.earlier = noes.last(where: isToThis).map { no in
            Earlier(by: home.handle(no.by), at: no.at, why: no.reason?.text)
        }
        return view
    }
}

extension Action {
    package static let listChores = Action(
        "chore.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
