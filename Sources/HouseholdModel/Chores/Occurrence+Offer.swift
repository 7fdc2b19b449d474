// Handing a date on: whoever has it offers it to another member, who takes it over or not.

extension Occurrence {
    /// That whoever has the date offers it to another member.
    package struct Offer: Hashable, Sendable, Codable {
        /// Whose it was.
        package let by: Member.ID
        /// Whom it is offered to.
        package let to: Member.ID
        /// What the one pays the other for it, once doing it is booked.
        package let thanks: ChoreValue
        /// Since when.
        package let at: Instant
        /// Since when it is the other's.
        package let takenAt: Instant?

        /// Creates an offer.
        package init(
            by: Member.ID, to: Member.ID, thanks: ChoreValue, at: Instant, takenAt: Instant? = nil
        ) {
            self.by = by
            self.to = to
            self.thanks = thanks
            self.at = at
            self.takenAt = takenAt
        }

        /// Who has taken it over.
        package var taker: Member.ID? { takenAt.map { _ in to } }
    }

    /// Whom the open date waits for to say whether they take it over; nobody while it rests or is private.
    package var offeredTo: Member.ID? {
        guard isOpen, chore.status == .active, !chore.isPrivate, let offer, offer.takenAt == nil
        else { return nil }
        return offer.to
    }

    /// The same date with an offer of it, or none.
    package func offered(_ offer: Offer?) -> Occurrence {
        changed { $0.offer = offer }
    }

    /// The same date without an offer that nobody has answered, as it is kept once it is closed.
    package var withoutOpenOffer: Occurrence {
        offer.map { $0.takenAt == nil ? offered(nil) : self } ?? self
    }

    /// The same date once it is taken over; nobody asks to be excused from what is somebody else's.
    package func takenOver(at instant: Instant) -> Occurrence {
        guard let offer else { return self }
        return changed {
            $0.assignee = offer.to
            $0.offer = Offer(
                by: offer.by, to: offer.to, thanks: offer.thanks, at: offer.at, takenAt: instant)
        }.asking(nil)
    }
}

extension Occurrence {
    /// Whose it is without regard to its having been handed on: its assignee, or whoever handed it on to that one.
    package var plannedFor: Member.ID? { offer?.takenAt == nil ? assignee : offer?.by }

    /// Who has taken it over from whose turn it was; nobody once the turn has passed on.
    var taker: Member.ID? { passedTurn == nil ? offer?.taker : nil }

    /// The same date as it was before it was offered to somebody who has left, or taken over by somebody who can't do it:
    /// it is as planned then.
    ///
    /// That is somebody who is away on its day, or whose it is not any more since the plan was changed.
    func givenBack(in calendar: HouseholdCalendar) -> Occurrence {
        guard let offer else { return self }
        guard let taker = offer.taker else {
            return calendar.isHere(offer.to, on: nil) ? self : offered(nil)
        }
        let canDo = calendar.isHere(taker, onSomeOf: daysAhead(in: calendar))
        switch chore.assignment {
        case .one(let member):
            return assignee == taker && canDo ? self : offered(nil).of(member)
        case .anyone: return assignee == taker ? self : offered(nil)
        case .rotation: return canDo ? self : offered(nil)
        case .each, .together: return offered(nil)
        }
    }

    /// The same open date without an offer of somebody whose it is not any more, or whose turn it was.
    func withoutOldOffer() -> Occurrence {
        guard let offer else { return self }
        let isHeld =
            offer.taker.map { passedTurn == nil && $0 == assignee } ?? (offer.by == assignee)
        return isHeld ? self : offered(nil)
    }

    /// The same date without an offer in which `member` has a part: who took it over from somebody gives it back.
    func withoutOffer(of member: Member.ID) -> Occurrence {
        guard let offer, [offer.by, offer.to].contains(member) else { return self }
        guard offer.taker == member, case .one(let owner) = chore.assignment else {
            return offered(nil)
        }
        return offered(nil).of(owner)
    }
}
