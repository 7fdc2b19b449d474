import Household
import HouseholdStore

extension Grant where Subject == Chore {
    /// Changes the plan and its open date; what was done stays as it was promised.
    func update(_ change: (inout Chore) throws -> Void) throws -> Occurrence {
        let home = try membership().home
        let occurrence = try current()
        guard occurrence.isOpen else { throw ServiceError.choreIsDone(subject.number) }
        var chore = subject
        try change(&chore)
        try transaction.update(chore)
        let zone = home.household.zone
        let occasion =
            chore.timing == subject.timing
            ? occurrence.occasion : try chore.timing.first(in: zone)
        let assignee =
            chore.assignment == subject.assignment ? occurrence.assignee : chore.assignee
        let planned = occurrence.of(chore).on(occasion).of(assignee)
        guard try transaction.replan(planned, in: zone) else {
            throw ServiceError.changedMeanwhile
        }
        return planned
    }

    /// Takes the chore out of every list, once nothing of it waits: what was promised would be lost.
    func delete() throws -> Occurrence {
        guard try !transaction.facts.occurrences(of: subject).contains(where: \.isWaiting) else {
            throw ServiceError.choreWaits(subject.number)
        }
        let occurrence = try current()
        try transaction.delete(subject, at: instant)
        return occurrence
    }

    /// The date that is to be done, also where an earlier one waits for an OK; else the last one.
    private func current() throws -> Occurrence {
        let dates = try transaction.facts.occurrences(of: subject)
        guard let date = Meaning.current.choice(of: dates) else {
            throw ServiceError.notFound(.chore, String(subject.number))
        }
        return date
    }
}

// MARK: - Resting

extension Grant where Subject == Chore {
    /// Lets the chore rest since then, or takes it up again.
    func rest(since start: Instant?) throws -> Occurrence {
        let zone = try membership().home.household.zone
        let occurrence = try current()
        guard (subject.pausedAt == nil) != (start == nil) else { return occurrence }
        var chore = subject
        chore.pausedAt = start
        try transaction.update(chore)
        let resumed = start == nil ? occurrence.fromToday(at: instant, in: zone) : occurrence
        if resumed.isOpen, resumed != occurrence {
            guard try transaction.replan(resumed, in: zone) else {
                throw ServiceError.changedMeanwhile
            }
        }
        return resumed.of(chore)
    }
}

extension Occurrence {
    /// The same date, or the rule's first one from today on where its time is over.
    fileprivate func fromToday(at instant: Instant, in zone: Zone) -> Occurrence {
        guard isLate(at: instant, in: zone), let recurrence = chore.recurrence else { return self }
        let dates = recurrence.occasions(from: zone.day(at: instant), in: zone)
        return dates.first { _ in true }.map { on($0) } ?? self
    }
}

// MARK: - Moving one date

extension Grant where Subject == Occurrence {
    /// Moves an open date.
    func move(to due: Due) throws -> Occurrence {
        guard subject.isOpen else { throw ServiceError.choreIsDone(subject.chore.number) }
        let moved = subject.on(Occasion(due: due))
        guard try transaction.replan(moved, in: membership().home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        guard case .once = subject.chore.timing else { return moved }
        var chore = subject.chore
        chore.timing = .once(due)
        try transaction.update(chore)
        return moved.of(chore)
    }
}

// MARK: - Taking an open chore, and handing it back

extension Grant where Subject == Occurrence {
    /// Makes a chore that is open to all the member's own; `nil` hands it back.
    func take(for member: Member?) throws -> Occurrence {
        guard subject.chore.assignment == .anyone else {
            throw ServiceError.choreIsAssigned(subject.chore.number)
        }
        guard subject.isOpen else { throw ServiceError.choreIsDone(subject.chore.number) }
        let taken = subject.of(member?.id)
        guard taken != subject else { return subject }
        guard try transaction.replan(taken, in: membership().home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        return taken
    }
}
