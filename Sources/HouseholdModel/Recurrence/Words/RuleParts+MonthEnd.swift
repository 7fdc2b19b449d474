extension RuleParts {
    /// Sets days of the month so that a shorter month has its last day in place of one it lacks.
    ///
    /// RFC 5545 leaves such months out; this writes the 31st as "the last of 28, 29, 30 and 31", which
    /// every reader of the format understands the same way. `days` are from 1 to 31.
    mutating func setMonthDays(clamping days: Set<Int>) {
        guard let last = days.max(), last > 28 else {
            monthDays = days
            return
        }
        let early = days.filter { $0 < 28 }
        monthDays = early.union(28...last)
        let late = days.filter { (28..<last).contains($0) }.map { early.count + $0 - 27 }
        positions = Set((0..<early.count).map { $0 + 1 }).union(late).union([-1])
    }

    /// The days that ``setMonthDays(clamping:)`` would write as these, or `nil`.
    var clampedMonthDays: Set<Int>? {
        guard let last = monthDays.max(), (29...31).contains(last) else { return nil }
        let early = monthDays.filter { $0 < 28 }
        let late = positions.filter { $0 > early.count }.map { $0 - early.count + 27 }
        let days = early.union(late).union([last])
        guard days.allSatisfy({ (1...31).contains($0) }) else { return nil }
        var copy = self
        copy.setMonthDays(clamping: days)
        return copy == self ? days : nil
    }

    /// Writes out the day of a monthly or yearly rule that takes it from its start, where not every
    /// month or year has that day.
    mutating func clampDay(to start: Day) {
        guard takesDayFromStart, months.isEmpty || frequency == .monthly else { return }
        let (_, month, day) = start.date
        if frequency == .monthly, day > 28 { setMonthDays(clamping: [day]) }
        if frequency == .yearly, month == 2, day == 29 {
            months = [2]
            setMonthDays(clamping: [29])
        }
    }

    /// Whether the days of a monthly or yearly rule come from its start.
    var takesDayFromStart: Bool {
        monthDays.isEmpty && weekdays.isEmpty && yearDays.isEmpty
    }
}
