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

extension Grant where Op.Subject == Occurrence {
    private func checkIsOpen() throws {
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

// MARK: - Handing on

extension Grant where Op == OfferChore {
    /// Keeps that whoever has the date offers it to `receiver`, who is told.
    func offer(to receiver: Member, for thanks: ChoreValue) throws -> Occurrence {
        try checkIsOpen()
        let (owner, home) = try membership()
        let number = subject.chore.number
        guard !subject.chore.assignment.isShared else {
            throw ServiceError.chore(.isShared(number))
        }
        guard subject.assignee == owner.id else {
            throw ServiceError.chore(.isNotFor(number, owner.name))
        }
        guard receiver.id != owner.id, receiver.role != .helper else {
            throw ServiceError.value(
                field: "whom it is offered to", expected: "somebody else who lives here")
        }
        if let offer = subject.offer, let other = home.member(offer.to) {
            throw ServiceError.chore(
                offer.takenAt == nil
                    ? .isOffered(number, other.name) : .isHandedOn(number, other.name))
        }
        try checkCanBeHandedOn(from: owner, to: receiver, for: thanks)
        let offer = Occurrence.Offer(
            by: owner.id, to: receiver.id, thanks: thanks, at: instant)
        let date = try keep(subject.offered(offer))
        try tell(of: .date(date))
        return date
    }
}

extension Grant where Op == TakeOverChore {
    /// Makes the date that of whom it is offered to; whose it was is told.
    func takeOver() throws -> Occurrence {
        let (taker, home) = try membership()
        guard let offer = subject.offer, subject.offeredTo == taker.id,
            let owner = home.member(offer.by)
        else { throw ServiceError.chore(.notOffered(subject.chore.number)) }
        try checkCanBeHandedOn(from: owner, to: taker, for: offer.thanks)
        return try end(telling: true, as: subject.takenOver(at: instant))
    }
}

extension Grant where Op == RefuseOffer {
    /// Ends the offer; whose the date is is told.
    func refuse(because reason: Note?) throws -> Occurrence {
        guard subject.offeredTo == (try membership().member.id) else {
            throw ServiceError.chore(.notOffered(subject.chore.number))
        }
        return try end(telling: true, because: reason, as: subject.offered(nil))
    }
}

extension Grant where Op == RetractOffer {
    /// Ends the offer; whom it was made to need not hear of it any more.
    func retract() throws -> Occurrence {
        guard subject.offeredTo != nil, subject.offer?.by == (try membership().member.id) else {
            throw ServiceError.chore(.notOffered(subject.chore.number))
        }
        return try end(telling: false, as: subject.offered(nil))
    }
}

extension Grant where Op: EndsOffers {
    /// Forgets the news of an offer that waits no more, as far as it was not told yet.
    func forgetOffer() throws {
        guard let receiver = subject.offeredTo, let offer = subject.offer else { return }
        try transaction.forgetNews(
            .offered, about: subject.chore.id, to: receiver, at: offer.at,
            in: subject.chore.household)
    }

    /// Keeps the date as it is without the offer that waited.
    private func end(
        telling isTold: Bool, because reason: Note? = nil, as date: Occurrence
    ) throws -> Occurrence {
        try forgetOffer()
        let kept = try keep(date)
        if isTold { try tell(of: .date(subject), because: reason) }
        return kept
    }
}

extension Grant where Op.Subject == Occurrence {
    /// Throws where the date rests, the other is away on its day, or the one has not so many points to give.
    private func checkCanBeHandedOn(
        from owner: Member, to other: Member, for thanks: ChoreValue
    ) throws {
        let calendar = try membership().home.calendar
        // Whose turn has passed to somebody by the calendar, it passes on from by itself.
        guard subject.chore.status == .active, !subject.isLetBe, subject.passedTurn == nil else {
            throw ServiceError.chore(.isNotToDo(subject.chore.number))
        }
        guard calendar.isHere(other.id, onSomeOf: subject.daysAhead(in: calendar)) else {
            throw ServiceError.chore(.isAway(subject.chore.number, other.name))
        }
        guard thanks != .nothing else { return }
        guard try thanks.points <= transaction.facts.spendable(of: owner, in: calendar) else {
            throw ServiceError.points(.cannotGive(owner.name))
        }
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

extension Grant where Op.Subject == Occurrence {
    /// Keeps what is said about the date, which from then on is what it is by now.
    private func keep(_ date: Occurrence) throws -> Occurrence {
        guard date != subject else { return subject }
        try transaction.keepMissed(before: subject, id: newID())
        guard try transaction.replan(date, in: membership().home.household.zone) else {
            throw ServiceError.changedMeanwhile
        }
        return date
    }
}
