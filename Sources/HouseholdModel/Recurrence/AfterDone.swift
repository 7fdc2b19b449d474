/// A chore that comes back so long after it was done.
package struct AfterDone: Hashable, Sendable {
    /// When it comes first; its time is kept for the later ones, except in hours.
    package let start: Due
    /// How long after it was done.
    package let span: Span
    /// The months in which the chore exists; empty for all.
    package let season: Set<Int>
    /// When it stops coming.
    package let end: RecurrenceEnd

    /// Creates a chore that comes back after it was done.
    ///
    /// - Throws: What is out of range, or that it ends before it starts.
    package init(
        _ span: Span, from start: Due, season: Set<Int> = [], end: RecurrenceEnd = .never
    ) throws(RecurrenceError) {
        if span.unit == .hours, start.time == nil { throw .noStartTime }
        if let wrong = season.first(where: { !(1...12).contains($0) }) {
            throw .value(.months, String(wrong))
        }
        if case .count(let count) = end, !RecurrenceEnd.counts.contains(count) {
            throw .count(String(count))
        }
        let first = Self.day(start.day, in: season)
        self.start = Due(day: first, time: start.time)
        self.span = span
        self.season = season
        self.end = end.fitted(toTimed: start.time != nil)
        if case .until(let due) = end, due.day < first {
            throw .endsBeforeStart(until: due.day, start: first)
        }
    }

    /// Moves a day outside the season to the first day of the next one.
    private static func day(_ day: Day, in season: Set<Int>) -> Day {
        guard !season.isEmpty else { return day }
        let starts = (1...11).map { day.startOfMonth.adding(months: $0) }
        return ([day] + starts).first { season.contains($0.date.month) } ?? day
    }
}

// MARK: - The next one

extension AfterDone {
    /// Finds when the chore comes back after it was done.
    ///
    /// - Parameters:
    ///   - done: When it was done.
    ///   - made: How many times it has come by now, for a chore that comes a number of times.
    ///   - zone: The household's zone.
    /// - Returns: The date, or `nil` when it is past the end.
    package func next(done: Instant, made: Int, in zone: Zone) -> DueSlot? {
        if case .count(let count) = end, made >= count { return nil }
        let dueSlot = dueSlot(after: done, in: zone)
        guard dueSlot.due.minute <= end.limits(isTimed: start.time != nil).last,
            dueSlot.due.day.dayNumber <= CalendarDay.lastNumber,
            span.unit == .hours || dueSlot.due.day > zone.day(at: done)
        else { return nil }
        return dueSlot
    }

    private func dueSlot(after done: Instant, in zone: Zone) -> DueSlot {
        guard span.unit == .hours else {
            let day = Self.day(span.day(after: zone.day(at: done)), in: season)
            return DueSlot(due: Due(day: day, time: start.time))
        }
        let instant = done.adding(milliseconds: Int64(span.count) * 3_600_000)
        let day = Self.day(zone.day(at: instant), in: season)
        return DueSlot(at: max(instant, zone.start(of: day)), in: zone)
    }
}
