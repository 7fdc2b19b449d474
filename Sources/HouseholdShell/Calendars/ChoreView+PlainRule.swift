import HouseholdModel
import HouseholdService
import ICalendar

extension ChoreView {
    /// The rule of the chore, begun with the first of some dates, where it gives just these up to a day: none was moved or
    /// skipped, nobody is away, and it is always the same member's.
    ///
    /// - Parameters:
    ///   - dates: Its dates, in order.
    ///   - last: The day up to which these are all.
    ///   - zone: The household's zone.
    /// - Returns: The rule as calendars write it, or `nil` where the dates have to stand one by one.
    func plainRule(on dates: [Due], to last: Day, in zone: Zone) -> String? {
        guard dates.count > 1, let first = dates.first,
            let rule = rrule.flatMap({ try? RecurrenceRule($0) }), rule.meansTheSameEverywhere,
            let schedule = try? Schedule(rule, from: first), schedule.start == first
        else { return nil }
        let expected = Recurrence.calendar(schedule).dueSlots(in: zone)
            .prefix { $0.due.day <= last }
        guard expected.map(\.due) == dates else { return nil }
        return schedule.rule.calendarText(in: zone)
    }
}

extension RecurrenceRule {
    /// Whether all programs find the same dates wherever they begin with it.
    ///
    /// How many there are depends on where it began, hours on what clocks do, and some programs cut off the first week.
    fileprivate var meansTheSameEverywhere: Bool {
        if case .count = parts.end { return false }
        return parts.frequency != .hourly && (parts.frequency != .weekly || parts.positions.isEmpty)
    }

    /// The rule with its end in universal time where that is a time (RFC 5545 section 3.3.10).
    fileprivate func calendarText(in zone: Zone) -> String? {
        guard case .until(let due) = parts.end, let time = due.time else { return description }
        var endless = parts
        endless.end = .never
        let instant = zone.instant(on: due.day, at: time)
        let end = Due(day: Zone.utc.day(at: instant), time: Zone.utc.time(at: instant))
        guard let rule = try? RecurrenceRule(endless),
            case .time(let date, let time, _) = CalendarMoment(end, in: .utc)
        else { return nil }
        return "\(rule);UNTIL=\(date)T\(time)Z"
    }
}
