import HouseholdModel
import HouseholdDatabase

// What is said about a date before it is done.

extension Grant where Op == CheckChore {
    /// Ticks steps of an open date, counted from 1, or unticks them.
    func check(_ steps: [Int], isTicked: Bool, _ meant: OccurrenceReference) throws -> Occurrence {
        try checkIsOne(meant)
        try checkIsOpen()
        let count = subject.chore.checklist?.steps.count ?? 0
        guard !steps.isEmpty, steps.allSatisfy({ $0 > 0 && $0 <= count }) else {
            throw ServiceError.chore(.noStep(subject.chore.number, count: count))
        }
        let places = steps.map { $0 - 1 }
        let ticks = subject.ticks
        return try keep(
            subject.ticking(isTicked ? ticks.union(places) : ticks.subtracting(places)))
    }
}

extension Grant where Op: KeepsDates {
    func checkIsOpen() throws {
        let chore = subject.chore
        guard chore.status != .proposed else {
            throw ServiceError.chore(.isProposed(chore.number))
        }
        guard subject.isOpen else { throw ServiceError.chore(.isDone(chore.number)) }
    }
}

extension Grant where Op == ExcuseChore {
    /// Keeps that whoever's date it is asks not to have to do it; asking twice changes nothing.
    func excuse(because reason: Note?) throws -> Occurrence {
        try checkIsOpen()
        guard subject.excuse == nil else { return subject }
        let asker = try membership().member.id
        return try keep(subject.asking(Occurrence.Excuse(by: asker, at: instant, reason: reason)))
    }
}

extension Grant where Op == RemindOfChore {
    /// Tells whoever is to do the chore, once a day.
    func remind(_ meant: OccurrenceReference) throws {
        let (reminder, home) = try membership()
        let (chore, zone) = (subject.chore, home.household.zone)
        guard chore.status == .active, subject.isOpen, !subject.isLetBe,
            let assignee = subject.assignee.flatMap(home.member)
        else { throw ServiceError.chore(.isNotToDo(chore.number)) }
        try checkIsOneOfOthers(meant)
        try checkHasBegun(subject, in: zone)
        let last = try transaction.facts.lastReminder(
            of: chore, to: assignee.id, by: reminder.id)
        guard last.map({ zone.day(at: $0) }) != zone.day(at: instant) else {
            throw ServiceError.chore(.reminded(chore.number, assignee.name))
        }
        // Whose turn it has become by now stands nowhere yet.
        try transaction.keepMissed(before: subject, id: newID())
        guard try transaction.replan(subject, in: zone) else {
            throw ServiceError.changedMeanwhile
        }
        try tell(of: .date(subject))
    }

    /// Throws where several others have a date of the chore, and nobody said whose is meant.
    private func checkIsOneOfOthers(_ meant: OccurrenceReference) throws {
        let (reminder, home) = try membership()
        guard meant.person == nil, subject.chore.assignment.isShared else { return }
        let others = try transaction.facts.occurrences(of: subject.chore, in: home.calendar)
            .filter { $0.isOpen && $0.assignee != reminder.id }
        guard others.count > 1 else { return }
        throw ServiceError.chore(
            .whose(subject.chore.number, others.compactMap { $0.assignee.map(home.handle) }))
    }
}

extension Grant where Op == NoteChore {
    /// Writes a line on the chore; all its lines come back.
    func note(_ text: Note) throws -> [ChoreNote] {
        let chore = subject.chore
        let notes = try transaction.facts.notes(on: chore)
        guard notes.count < ChoreNote.most else {
            throw ServiceError.chore(.tooManyNotes(chore.number))
        }
        let note = ChoreNote(by: try membership().member.id, at: instant, text: text)
        try transaction.add(note, id: newID(), to: chore)
        return notes + [note]
    }
}

extension Grant where Op: KeepsDates {
    /// Keeps what is said about the date, which from then on is what it is by now.
    func keep(_ date: Occurrence) throws -> Occurrence {
        guard date != subject else { return subject }
        try transaction.keepMissed(before: subject, id: newID())
        guard try transaction.replan(date, in: membership().home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        return date
    }
}
