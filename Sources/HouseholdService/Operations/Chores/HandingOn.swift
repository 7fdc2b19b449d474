import HouseholdModel
import HouseholdDatabase

// Handing on a date: offered to somebody else, who takes it over or not.

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
        guard receiver.id != owner.id, receiver.livesHere else {
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
        let date = try keep(subject.takenOver(at: instant))
        try tell(of: .date(subject))
        return date
    }
}

extension Grant where Op == RefuseOffer {
    /// Ends the offer; whose the date is is told.
    func refuse(because reason: Note?) throws -> Occurrence {
        guard subject.offeredTo == (try membership().member.id) else {
            throw ServiceError.chore(.notOffered(subject.chore.number))
        }
        let date = try keep(subject.offered(nil))
        try tell(of: .date(subject), because: reason)
        return date
    }
}

extension Grant where Op == RetractOffer {
    /// Ends the offer; whom it was made to need not hear of it any more.
    func retract() throws -> Occurrence {
        guard subject.offeredTo != nil, subject.offer?.by == (try membership().member.id) else {
            throw ServiceError.chore(.notOffered(subject.chore.number))
        }
        return try keep(subject.offered(nil))
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
