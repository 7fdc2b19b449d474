/// How a chore comes back.
package enum Recurrence: Hashable, Sendable {
    /// By the calendar, or so many hours apart, whether it was done or not.
    case calendar(Schedule)
    /// Some time after it was done.
    case afterDone(AfterDone)
    /// So many times a week, on whichever days.
    case timesAWeek(TimesAWeek)

    /// Where it begins.
    package var start: Due {
        switch self {
        case .calendar(let schedule): schedule.start
        case .afterDone(let afterDone): afterDone.start
        case .timesAWeek(let week): week.schedule.start
        }
    }

    /// When it ends.
    package var end: RecurrenceEnd {
        switch self {
        case .calendar(let schedule): schedule.rule.parts.end
        case .afterDone(let afterDone): afterDone.end
        case .timesAWeek(let week): week.schedule.rule.parts.end
        }
    }

    /// How many times a week it is to be done, where it is to be done so.
    package var timesAWeek: TimesAWeek? {
        guard case .timesAWeek(let week) = self else { return nil }
        return week
    }
}

// MARK: - The next one

extension Recurrence {
    /// Returns the first date, or `nil` when the zone has none of its days.
    package func first(in zone: Zone) -> DueSlot? {
        switch self {
        case .calendar(let schedule): return schedule.first(in: zone)
        case .timesAWeek(let week): return week.schedule.first(in: zone)
        case .afterDone(let afterDone):
            guard afterDone.span.unit == .hours, let time = afterDone.start.time else {
                return DueSlot(due: afterDone.start)
            }
            return DueSlot(at: zone.instant(on: afterDone.start.day, at: time), in: zone)
        }
    }

    /// Finds the date that follows once `dueSlot` was done or skipped.
    ///
    /// That is the first date after both the day it was due and the day it was done: who is late goes
    /// on tomorrow, not with the days that were missed. With hours, or several times on one day, the
    /// minute counts in place of the day.
    ///
    /// - Parameters:
    ///   - dueSlot: The date that was done.
    ///   - done: When.
    ///   - made: How many dates there have been, this one counted.
    ///   - zone: The household's zone.
    /// - Returns: The date, or `nil` after the last.
    package func next(
        after dueSlot: DueSlot, done: Instant, made: Int, in zone: Zone
    ) -> DueSlot? {
        switch self {
        case .calendar(let schedule): schedule.next(after: dueSlot, done: done, in: zone)
        case .afterDone(let afterDone): afterDone.next(done: done, made: made, in: zone)
        case .timesAWeek(let week): week.schedule.next(after: dueSlot, done: done, in: zone)
        }
    }

    /// Finds the date that follows one that was missed and closed.
    ///
    /// - Parameters:
    ///   - dueSlot: The date that was missed.
    ///   - made: How many dates there have been, this one counted.
    ///   - zone: The household's zone.
    /// - Returns: The date, or `nil` after the last.
    package func next(
        afterMissing dueSlot: DueSlot, made: Int, in zone: Zone
    ) -> DueSlot? {
        next(after: dueSlot, done: zone.moment(of: dueSlot), made: made, in: zone)
    }

    /// Returns the dates from the first moment of `day` on, or all of them.
    ///
    /// A chore that comes back after it was done is taken as if it were always done when it is due.
    package func dueSlots(from day: Day? = nil, in zone: Zone) -> AnySequence<DueSlot> {
        switch self {
        case .calendar(let schedule):
            return AnySequence(DueSlots(schedule, in: zone, from: day.map { Due(day: $0) }))
        case .timesAWeek(let week):
            return AnySequence(DueSlots(week.schedule, in: zone, from: day.map { Due(day: $0) }))
        case .afterDone(let afterDone):
            var made = 0
            let all = sequence(first: first(in: zone)) { before in
                made += 1
                return before.flatMap {
                    afterDone.next(done: zone.moment(of: $0), made: made, in: zone)
                }
            }
            return AnySequence(
                all.lazy.prefix { $0 != nil }.compactMap(\.self)
                    .drop { dueSlot in day.map { dueSlot.due.day < $0 } ?? false })
        }
    }
}

extension Schedule {
    fileprivate func first(in zone: Zone) -> DueSlot? {
        var dueSlots = DueSlots(self, in: zone)
        return dueSlots.next()
    }

    fileprivate func next(after dueSlot: DueSlot, done: Instant, in zone: Zone) -> DueSlot? {
        if rule.parts.frequency == .hourly {
            let later = max(zone.moment(of: dueSlot), done)
            var dueSlots = DueSlots(self, in: zone, instant: later.adding(milliseconds: 1))
            return dueSlots.next()
        }
        let doneDay = zone.day(at: done)
        guard isSeveralTimesADay else {
            let day = max(dueSlot.due.day, doneDay).adding(days: 1)
            var dueSlots = DueSlots(self, in: zone, from: Due(day: day))
            return dueSlots.next()
        }
        let doneDue = Due(day: doneDay, time: zone.time(at: done))
        let later = doneDue.minute > dueSlot.due.minute ? doneDue : dueSlot.due
        return DueSlots(self, in: zone, from: later).first { $0.due.minute > later.minute }
    }
}

extension Zone {
    /// The moment of a date; of a whole day its first.
    func moment(of dueSlot: DueSlot) -> Instant {
        dueSlot.instant
            ?? instant(on: dueSlot.due.day, at: dueSlot.due.time ?? .midnight)
    }
}
