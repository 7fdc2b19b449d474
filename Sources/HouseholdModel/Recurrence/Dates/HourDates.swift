/// The instants of a rule that counts hours, in order: so many hours apart, whatever clocks are set to.
///
/// Parts that choose days and hours (`BYDAY`, `BYHOUR` and so on) look at what the clock shows then.
struct HourDates: Sequence, IteratorProtocol {
    private let zone: Zone
    private let start: Instant
    private let step: Int64
    private let picker: DayPicker?
    private let hours: BitSet?
    private let from: Instant
    private let last: Instant
    private var remaining: Int
    private var index: Int64

    /// A rule that has none among so many instants in a row has none at all.
    private static let patience = 100_000
    private static let end = Zone.utc.start(of: Day(dayNumber: CalendarDay.lastNumber))

    /// Prepares the instants of `rule`, begun at `start`, from `from` on.
    init(_ rule: RecurrenceRule, start due: Due, in zone: Zone, from: Instant? = nil) {
        let parts = rule.parts
        self.zone = zone
        start = zone.instant(on: due.day, at: due.time ?? .midnight)
        step = Int64(parts.interval) * 3_600_000
        picker = parts.choosesDays ? DayPicker(parts, start: due.day) : nil
        hours = parts.hours.isEmpty ? nil : BitSet(parts.hours)
        self.from = Swift.max(from ?? start, start)
        last = parts.end.lastInstant(in: zone)
        remaining = parts.end.limits(isTimed: true).count
        index = 0
        let choosesNone = picker == nil && parts.hours.isEmpty
        if choosesNone || remaining == .max { skip(countingEach: remaining != .max) }
    }

    mutating func next() -> Instant? {
        for _ in 0..<Self.patience where remaining > 0 {
            let instant = start.adding(milliseconds: index * step)
            guard instant <= last, instant < Self.end else { return nil }
            guard isOnPickedDay(instant) else { continue }
            index += 1
            guard isAtPickedHour(instant) else { continue }
            if remaining != .max { remaining -= 1 }
            if instant >= from { return instant }
        }
        return nil
    }
}

// MARK: - Choosing

extension HourDates {
    private mutating func skip(countingEach counts: Bool) {
        let ahead = from.milliseconds - start.milliseconds
        index = (ahead + step - 1).flooredQuotient(by: step)
        if counts { remaining = Swift.max(0, remaining - Int(clamping: index)) }
    }

    /// Otherwise moves on to the first instant that is not before the next day that is picked.
    private mutating func isOnPickedDay(_ instant: Instant) -> Bool {
        guard let picker else { return true }
        var date = CalendarDay(zone.day(at: instant))
        if picker.picks(date) { return true }
        repeat { date.advance() } while !picker.picks(date) && date.number < CalendarDay.lastNumber
        let day = zone.start(of: Day(dayNumber: date.number))
        let ahead = day.milliseconds - start.milliseconds
        index = Swift.max(index + 1, (ahead + step - 1).flooredQuotient(by: step))
        return false
    }

    private func isAtPickedHour(_ instant: Instant) -> Bool {
        hours?.contains(zone.time(at: instant).minutes / 60) ?? true
    }
}

extension RuleParts {
    fileprivate var choosesDays: Bool {
        !months.isEmpty || !monthDays.isEmpty || !yearDays.isEmpty || !weekdays.isEmpty
    }
}

extension RecurrenceEnd {
    fileprivate func lastInstant(in zone: Zone) -> Instant {
        guard case .until(let due) = self else { return Instant(milliseconds: .max) }
        return Due(day: due.day, time: due.time).isOver(in: zone).adding(milliseconds: -1)
    }
}
