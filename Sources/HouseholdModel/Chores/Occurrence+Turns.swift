// Who has a date, and which one it is by now: both follow from who is there and what time it is.

extension Occurrence {
    /// The date as it is at the calendar's moment.
    ///
    /// Where the chore closes what is missed, or whose it is is away, that is a later one; where it goes
    /// round, whoever is there stands in. Where whoever it is is away on all of the chore's days, it stays and is let be.
    package func current(in calendar: HouseholdCalendar) -> Occurrence {
        guard isOpen, chore.status == .active else { return self }
        var date = givenBack(in: calendar)
        let isAfterMissed = date.isMissed(in: calendar) && !date.isNobodys(in: calendar)
        date = date.changed {
            $0.isLetBe = false
            $0.isAfterMissed = isAfterMissed
        }
        let horizon = horizon(in: calendar)
        for _ in 0..<Self.most {
            guard let next = date.passedOver(in: calendar, lookingUpTo: horizon) else { break }
            date = next
            guard date.isOpen else { break }
        }
        return date.passedOn(in: calendar).givenOut(in: calendar).changed {
            $0.isLetBe = date.isSilent(in: calendar)
        }.withoutOldOffer()
    }

    /// How many dates are gone over at once: an hourly chore reaches that in 13 months.
    private static let most = 10_000

    /// The same date with whose turn it has become by now, where it is late and turns pass by the calendar.
    private func passedOn(in calendar: HouseholdCalendar) -> Occurrence {
        guard case .rotation(let rotation) = chore.assignment,
            isLate(at: calendar.instant, in: calendar.zone)
        else { return changed { $0.passedTurn = nil } }
        let missed = Turn(member: turn, day: due?.day, isDone: false)
        return changed {
            $0.passedTurn = rotation.turn(inPlaceOf: missed, on: calendar.today, calendar)
        }
    }

    /// The last day up to which it is looked for a date on which whoever it is is there: two years from now on or, where it
    /// is due later, from then on.
    func horizon(in calendar: HouseholdCalendar) -> Day {
        max(calendar.today, due?.day ?? calendar.today).adding(days: 2 * Absence.mostDays)
    }

    /// The date that comes in place of this one, or `nil` where this one stays.
    private func passedOver(
        in calendar: HouseholdCalendar, lookingUpTo horizon: Day
    ) -> Occurrence? {
        let isNobodys = isNobodys(in: calendar)
        guard isNobodys || isMissed(in: calendar) else { return nil }
        guard let next = slotAfterMissing(in: calendar) else {
            return isNobodys ? nil : at(.missed)
        }
        let date = followed(by: next, id: id, isDone: false, calendar, choosing: Rotation.first)
        guard !isNobodys || next.due.day <= horizon || !date.isNobodys(in: calendar) else {
            return nil
        }
        return date.changed { $0.isAfterMissed = isAfterMissed }
    }

    private func slotAfterMissing(in calendar: HouseholdCalendar) -> DueSlot? {
        ruleSlot.flatMap {
            chore.recurrence?.next(afterMissing: $0, made: ordinal, in: calendar.zone)
        }
    }

    private func isMissed(in calendar: HouseholdCalendar) -> Bool {
        chore.overdue == .close && isLate(at: calendar.instant, in: calendar.zone)
            || isOfPastWeek(in: calendar) || isLeftByTaker(in: calendar)
    }

    /// Whether the day of a next one has come since somebody took this one over, who has left it undone: of whose it was the
    /// later ones don't wait for that.
    ///
    /// What comes some time after it was done waits for it, as does what is open to all: it was nobody's before.
    private func isLeftByTaker(in calendar: HouseholdCalendar) -> Bool {
        guard let offer, let taken = offer.takenAt, chore.assignment != .anyone,
            case .calendar = chore.recurrence,
            isLate(at: calendar.instant, in: calendar.zone),
            let end = endOfTaking(since: taken, in: calendar), end <= calendar.instant
        else { return false }
        // By then the turn may have passed on by the calendar: the date is not theirs any more, and stays.
        let day = calendar.zone.day(at: end)
        return passedOn(in: calendar.atStart(of: day)).taker != nil
    }

    /// When the first of the next ones comes that is not there yet at `taken`: with its day, or at its own time where that
    /// has begun already or is the day of this one.
    private func endOfTaking(since taken: Instant, in calendar: HouseholdCalendar) -> Instant? {
        let zone = calendar.zone
        guard let slot = ruleSlot,
            let next = chore.recurrence?.next(
                after: slot, done: max(taken, zone.moment(of: slot)), made: ordinal, in: zone)
        else { return nil }
        let start = zone.start(of: next.due.day)
        return next.due.day > slot.due.day && start > taken ? start : zone.moment(of: next)
    }

    /// Whether there is nobody to do it: whose it is is away, or all who have a part of it.
    private func isNobodys(in calendar: HouseholdCalendar) -> Bool {
        guard case .together(let lineup) = chore.assignment else { return isSilent(in: calendar) }
        return lineup.members.contains { of($0).isSilent(in: calendar) }
            && !lineup.members.contains {
                calendar.isHere($0, onSomeOf: daysAhead(in: calendar))
            }
    }

    /// Whether it is let be, since whose it is is away.
    func isSilent(in calendar: HouseholdCalendar) -> Bool {
        guard chore.recurrence != nil, let days = daysAhead(in: calendar) else { return false }
        return switch chore.assignment {
        case .one, .each, .together: calendar.isSilent(assignee, on: days)
        case .anyone, .rotation: false
        }
    }

    /// The same date as whoever's it is to do.
    func givenOut(in calendar: HouseholdCalendar) -> Occurrence {
        guard case .rotation(let rotation) = chore.assignment else { return self }
        if let taker {
            return changed { ($0.assignee, $0.isForParents) = (taker, false) }
        }
        let days = passedTurn?.day.map { $0...$0 } ?? daysAhead(in: calendar)
        let standIns = rotation.standIns(for: passedTurn?.member ?? turn)
        let assignee = standIns.first { calendar.isHere($0, onSomeOf: days) }
        return changed {
            $0.assignee = assignee
            $0.isForParents = assignee == nil && !standIns.isEmpty
        }
    }

    /// The next date in place of this one, as it will be given out.
    func followed(
        by dueSlot: DueSlot, id: Identifier<Occurrence>, isDone: Bool,
        _ calendar: HouseholdCalendar,
        choosing choose: Rotation.Choice
    ) rethrows -> Occurrence {
        var next = Occurrence(
            id: id, chore: chore, dueSlot: dueSlot, ordinal: ordinal + 1, assignee: nil)
        switch chore.assignment {
        case .anyone:
            return next
        case .one(let member):
            return next.of(member)
        case .each, .together:
            return next.of(assignee)
        case .rotation(let rotation):
            let isTaken = rotation.countsStandIns(isDone: isDone)
            let turn = passedTurn?.member ?? turn
            // Who takes a date over does it in the turn of whose it was, and has their own besides.
            let had = taker == nil ? assignee : offered(nil).givenOut(in: calendar).assignee
            let last = Turn(
                member: isTaken ? had ?? turn : turn, day: passedTurn?.day ?? due?.day,
                isDone: isDone)
            next.turn = try rotation.turn(
                after: last, on: dueSlot.due.day, calendar, choosing: choose)
            return next.givenOut(in: calendar)
        }
    }
}

extension Occurrence {
    /// Whether a date that is done together waits for this part: nobody waits for who is away or has left.
    package func isWaitedFor(in calendar: HouseholdCalendar) -> Bool {
        assignee.map { calendar.isHere($0, on: due?.day) } ?? true
    }

    /// The same date as `other` is given out; nobody asks to be excused from what is somebody else's.
    package func given(_ other: Occurrence) -> Occurrence {
        let date = changed {
            $0.assignee = other.assignee
            $0.turn = other.turn
            $0.isForParents = other.isForParents
            $0.offer = other.offer
        }
        return date.excuse?.by == date.assignee ? date : date.asking(nil)
    }
}
