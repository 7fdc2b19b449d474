import HouseholdModel
import HouseholdDatabase

extension Grant where Op: PlansChores {
    /// Changes the plan and its open dates; what was done stays as it was promised.
    ///
    /// - Parameters:
    ///   - reason: Why what is less is so at once, where it is.
    ///   - change: What is changed.
    /// - Returns: The date that is to be done.
    /// - Throws: ``ChoreProblem/isDone(_:)``.
    func update(
        atOnce reason: Note? = nil, _ change: (inout Chore) throws -> Void
    ) throws -> Occurrence {
        let (member, home) = try membership()
        let before = try dates(in: home.calendar.withoutAbsences)
        guard before.contains(where: \.isOpen) else {
            throw ServiceError.chore(.isDone(subject.number))
        }
        var chore = subject
        try change(&chore)
        let terms = chore.keepWorth(
            of: subject, isAtOnce: reason != nil, by: member, in: home)
        let looks = chore.keepLooks(
            of: subject, isAtOnce: reason != nil, by: member, in: home)
        try transaction.update(chore)
        try tell(of: .plan(chore, before: subject, terms), because: reason)
        if let looks { try tell(of: .plan(chore, before: chore, looks), because: reason) }
        let open = before.filter(\.isOpen)
        let isSame = chore.timing == subject.timing && chore.assignment == subject.assignment
        var planned = try isSame ? open.map { $0.of(chore) } : replanned(chore, open)
        if chore.checklist != subject.checklist { planned = planned.map { $0.ticking([]) } }
        for date in open where !planned.contains(where: { $0.id == date.id }) {
            guard try transaction.withdraw(date) else { throw ServiceError.changedMeanwhile }
        }
        for date in planned where !isSame || chore.checklist != subject.checklist {
            try keep(date, isNew: !open.contains { $0.id == date.id })
        }
        let current = planned.map { $0.current(in: home.calendar) }
        guard let date = try meaning().choice(of: current) else {
            throw ServiceError.notFound(.chore, String(subject.number))
        }
        return date
    }
}

extension Grant where Op.Subject == Chore {
    /// The open dates of a plan with other people or another time, as far as they can be the same ones.
    private func replanned(_ chore: Chore, _ open: [Occurrence]) throws -> [Occurrence] {
        let home = try membership().home
        let lots = try lots(for: chore)
        // What was done of a week counts, however often it is to be done from now on.
        let week = chore.recurrence?.timesAWeek
        let before = subject.recurrence?.timesAWeek
        let dueSlot =
            chore.timing == subject.timing
            ? open.first?.dueSlot : try chore.timing.first(in: home.household.zone)
        var left = open
        return chore.firstDates(
            on: dueSlot, in: home.calendar, newID: maker(), choosing: lots.choose
        ).map { new in
            let staysShared = chore.assignment.isShared && subject.assignment.isShared
            let match =
                left.firstIndex { $0.share == new.share }
                ?? (staysShared ? nil : left.indices.first)
            guard let match else { return new }
            let old = left.remove(at: match)
            return old.of(chore)
                .on(
                    chore.timing == subject.timing
                        ? old.dueSlot
                        : old.replacing(before, by: week, in: home.calendar) ?? new.dueSlot
                )
                .given(chore.assignment == subject.assignment ? old : new)
        }
    }

    private func keep(_ date: Occurrence, isNew: Bool) throws {
        let zone = try membership().home.household.zone
        guard !isNew else { return try transaction.add(date, in: zone) }
        guard try transaction.replan(date, in: zone) else { throw ServiceError.changedMeanwhile }
    }
}

extension Occurrence {
    /// When it is due where it was to be done so many times a week and will be some other number of times.
    fileprivate func replacing(
        _ before: TimesAWeek?, by week: TimesAWeek?, in calendar: HouseholdCalendar
    ) -> DueSlot? {
        guard let before, let week, let dueSlot else { return nil }
        return week.date(inPlaceOf: dueSlot, of: before, today: calendar.today, in: calendar.zone)
    }
}

extension Grant where Op: DeletesChores {
    /// Takes the chore out of every list, once nothing of it waits: what was promised would be lost.
    func delete() throws -> Occurrence {
        let calendar = try membership().home.calendar
        guard try !dates(in: calendar).contains(where: \.isWaiting) else {
            throw ServiceError.chore(.waits(subject.number))
        }
        let occurrence = try current()
        try transaction.delete(subject, at: instant)
        return occurrence
    }
}

extension Grant where Op.Subject == Chore {
    /// How many of its dates are over.
    func closedCount() throws -> Int { try transaction.facts.closedCount(of: subject) }

    /// The date that is to be done, also where an earlier one waits for an OK; else the last one.
    func current() throws -> Occurrence {
        guard let date = try meaning().choice(of: dates(in: membership().home.calendar)) else {
            throw ServiceError.notFound(.chore, String(subject.number))
        }
        return date
    }

    private func meaning() throws -> OccurrenceSelection { .current(of: try membership().member) }

    private func dates(in calendar: HouseholdCalendar) throws -> [Occurrence] {
        try transaction.facts.occurrences(of: subject, in: calendar)
    }
}

// MARK: - Resting, and coming back

extension Grant where Op: RestsChores {
    /// Lets the chore rest since then, or takes it up again.
    func rest(since start: Instant?) throws -> Occurrence {
        guard subject.status != .proposed else {
            throw ServiceError.chore(.isProposed(subject.number))
        }
        let home = try membership().home
        guard (subject.pausedAt == nil) != (start == nil) else { return try current() }
        var chore = subject
        chore.status = start.map { .paused(since: $0) } ?? .active
        // Nothing is missed while it rests: these are as they were when that began.
        let rested = try dates(in: home.calendar.withoutAbsences)
        try transaction.update(chore)
        guard start == nil else { return try current().of(chore) }
        try goOnFromToday(rested.map { $0.of(chore) })
        return try current().of(chore).current(in: home.calendar)
    }
}

extension Grant where Op == RestoreChore {
    /// Puts the chore back that was deleted, with the dates that were open; says whether it was deleted.
    func restore() throws -> (date: Occurrence, isChange: Bool) {
        let isChange = try transaction.restore(subject)
        if isChange, subject.pausedAt == nil { try goOnFromToday() }
        return (try current(), isChange)
    }
}

extension Grant where Op: GoesOnToday {
    /// Lets open dates whose time is over come from today on.
    func goOnFromToday() throws {
        try goOnFromToday(dates(in: membership().home.calendar.withoutAbsences))
    }

    fileprivate func goOnFromToday(_ dates: [Occurrence]) throws {
        let calendar = try membership().home.calendar
        for date in dates where date.isOpen {
            let resumed = date.fromToday(at: instant, in: calendar.zone)
            if resumed != date { try keep(resumed, isNew: false) }
        }
    }
}

extension Occurrence {
    /// The same date, or the rule's first one from today on where its time is over.
    fileprivate func fromToday(at instant: Instant, in zone: Zone) -> Occurrence {
        guard isLate(at: instant, in: zone), let recurrence = chore.recurrence else { return self }
        let dates = recurrence.dueSlots(from: zone.day(at: instant), in: zone)
        return dates.first { _ in true }.map { on($0) } ?? self
    }
}

// MARK: - Moving one date

extension Grant where Op == MoveChore {
    /// Moves an open date.
    func move(_ meant: OccurrenceReference, to due: Due) throws -> Occurrence {
        try checkIsOne(meant)
        guard subject.isOpen else { throw ServiceError.chore(.isDone(subject.chore.number)) }
        // Moved, it would count for more than one of the times that are left.
        guard subject.week == nil else {
            throw ServiceError.chore(.anyDay(subject.chore.number))
        }
        let moved = subject.moved(to: due)
        guard try transaction.replan(moved, in: membership().home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        guard case .once = subject.chore.timing else {
            return moved.current(in: try membership().home.calendar)
        }
        var chore = subject.chore
        chore.timing = .once(due)
        try transaction.update(chore)
        return moved.of(chore)
    }
}

// MARK: - Taking an open chore, and handing it back

extension Grant where Op: TakesChores {
    /// Makes a chore that is open to all the member's own; `nil` hands it back.
    func take(for member: Member?) throws -> Occurrence {
        guard subject.chore.assignment == .anyone else {
            throw ServiceError.chore(.isAssigned(subject.chore.number))
        }
        guard subject.isOpen else { throw ServiceError.chore(.isDone(subject.chore.number)) }
        let taken = subject.of(member?.id)
        guard taken != subject else { return subject }
        guard try transaction.replan(taken, in: membership().home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        if member == nil { try tell(of: .date(subject)) }
        return taken
    }
}

// MARK: - Whose date

extension Grant where Op.Subject == Occurrence {
    /// Throws where several members have an open date of it and nobody said whose.
    func checkIsOne(_ meant: OccurrenceReference) throws {
        let (member, home) = try membership()
        guard meant.person == nil, subject.chore.assignment.isShared, subject.share != member.id
        else { return }
        let open = try transaction.facts.occurrences(of: subject.chore, in: home.calendar)
            .filter(\.isOpen)
        guard open.count > 1 else { return }
        throw ServiceError.chore(
            .whose(
                subject.chore.number, open.compactMap { $0.assignee.map(home.handle) }))
    }
}

// MARK: - Adding

extension Grant where Op: AddsChores {
    /// Adds a chore with its first dates.
    ///
    /// - Parameters:
    ///   - title: What is to be done.
    ///   - assignment: Whose it is to do.
    ///   - value: What it is worth.
    ///   - timing: When it is to be done.
    ///   - describe: Says all else about it.
    /// - Returns: The first date, as it is given out now.
    /// - Throws: ``ChoreProblem/neverOccurs``.
    func addChore(
        _ title: Title, to assignment: Chore.Assignment, worth value: ChoreValue,
        timing: Chore.Timing, describing describe: (inout Chore) -> Void
    ) throws -> Occurrence {
        let (member, home) = try membership()
        var chore = Chore(
            id: newID(), household: subject.id,
            number: try transaction.nextChoreNumber(in: subject.id), title: title,
            assignment: assignment, value: value, timing: timing, createdBy: member.id,
            createdAt: instant)
        describe(&chore)
        try checkRoom(for: chore, by: member)
        let lots = try lots(for: chore)
        let dates = chore.firstDates(
            on: try timing.first(in: subject.zone), in: home.calendar, newID: maker(),
            choosing: lots.choose)
        try transaction.add(chore)
        for date in dates { try transaction.add(date, in: subject.zone) }
        try tell(of: .plan(chore, before: nil))
        guard let first = dates.first else { throw ServiceError.bug("a chore without a date") }
        return first.current(in: home.calendar)
    }

    /// Throws where no more chores fit in; what children add for themselves leaves room for the others'.
    private func checkRoom(for chore: Chore, by member: Member) throws {
        try Quota.openChores.check(try transaction.facts.openChores(in: subject.id))
        guard !member.role.checksOthers else { return }
        let own = try transaction.facts.openChores(addedBy: member.id, in: subject.id)
        try Quota.ownTodos.check(own.count)
        if chore.status == .proposed { try Quota.proposals.check(own.proposed) }
    }
}
