import HouseholdModel
import ICalendar

/// On which days an event is.
struct EventDays {
    private let event: CalendarEvent
    private let zone: Zone
    private let replaced: Set<Day>

    /// The days of an event, but for those of its times in whose place other events are.
    init(_ event: CalendarEvent, in zone: Zone, without replaced: Set<Day>) {
        self.event = event
        self.zone = zone
        self.replaced = event.replaces == nil ? replaced : []
    }

    /// The days as an absence has them, or `nil` where all are over before `today`.
    ///
    /// - Throws: What of the event can't be used.
    func absence(from today: Day) throws(ListProblem) -> Absence.Days? {
        let span = try span()
        guard let recurrence = event.recurrence else {
            return span.upperBound < today ? nil : .once(span)
        }
        let length = span.upperBound.dayNumber - span.lowerBound.dayNumber + 1
        return try repeated(recurrence, span, length, from: today).map { .again($0) }
    }

    /// From the first day to the last.
    private func span() throws(ListProblem) -> ClosedRange<Day> {
        guard let start = WallMoment(event.start, in: zone) else { throw problem(.start) }
        let last = try lastDay(from: start)
        guard last.dayNumber - start.day.dayNumber < Absence.mostDays else {
            throw ListProblem(
                line: event.line, column: nil,
                message: "An absence lasts \(Absence.mostDays) days at most.")
        }
        return start.day...last
    }

    private func lastDay(from start: WallMoment) throws(ListProblem) -> Day {
        let end: WallMoment
        switch event.extent {
        case .shortest: return start.day
        case .lasting(let duration): end = start.adding(duration)
        case .until(let moment):
            guard let read = WallMoment(moment, in: zone),
                (read.second == nil) == (start.second == nil)
            else { throw problem(.endMoment) }
            end = read
        }
        guard end >= start else {
            throw ListProblem(
                line: event.line, column: nil, message: "The event ends before it begins.")
        }
        return max(start.day, end.lastDayBefore)
    }

    // MARK: - Those that come back

    private func repeated(
        _ recurrence: CalendarEvent.Recurrence, _ span: ClosedRange<Day>, _ length: Int,
        from today: Day
    ) throws(ListProblem) -> RepeatedDays? {
        do throws(RecurrenceError) {
            let schedule = try schedule(recurrence, from: span.lowerBound)
            guard let first = Self.first(schedule, lasting: length, from: today) else { return nil }
            let ahead = try Schedule(
                schedule.rule, from: Due(day: first), extra: schedule.extra.filter { $0 >= first },
                excepted: schedule.excepted.filter { $0 >= first })
            if let days = RepeatedDays(ahead, length: length), days.leavesDaysBetween {
                return days
            }
        } catch {
            guard error != .allExcepted else { return nil }
            throw ListProblem(
                line: recurrence.line, column: .name("RRULE"), message: error.message)
        }
        throw ListProblem(
            line: recurrence.line, column: .name("RRULE"),
            message: "Days on which somebody is away come back by the calendar, with days between.")
    }

    /// The rule without the times of the day, ending with a day.
    private func schedule(
        _ recurrence: CalendarEvent.Recurrence, from first: Day
    ) throws(RecurrenceError) -> Schedule {
        let rule = try RecurrenceRule(recurrence.rule, in: zone)
        let schedule = try Schedule(
            rule, from: Due(day: first), extra: days(recurrence.extra),
            excepted: days(recurrence.excepted).union(replaced))
        guard case .count = rule.parts.end else { return schedule }
        var parts = rule.parts
        let all = Recurrence.calendar(
            try Schedule(rule, from: Due(day: first))
        ).dueSlots(in: .utc)
        parts.end = all.reduce(nil) { $1.due.day }.map { .until(Due(day: $0)) } ?? .never
        return try Schedule(
            RecurrenceRule(parts), from: Due(day: first), extra: schedule.extra,
            excepted: schedule.excepted)
    }

    private func days(_ moments: [CalendarMoment]) -> Set<Day> {
        Set(moments.compactMap { WallMoment($0, in: zone)?.day })
    }

    /// The first day of the first time that is not over before `today`.
    private static func first(
        _ schedule: Schedule, lasting length: Int, from today: Day
    ) -> Day? {
        Recurrence.calendar(schedule).dueSlots(from: today.adding(days: 1 - length), in: .utc)
            .first { _ in true }?.due.day
    }

    private func problem(_ name: CalendarName) -> ListProblem {
        ListProblem(
            line: event.line, column: .name(name.text),
            message: "That is nothing that can be read here.")
    }
}
