/// Tells which days a rule picks; a part that is not given picks all of them.
///
/// What the rule leaves open is taken from its start (RFC 5545 section 3.3.10).
struct DayPicker {
    private let months: BitSet
    private let fromFirst: BitSet
    private let fromLast: BitSet
    private let weekdays: BitSet
    private let numbered: [(weekday: Int, ordinal: Int)]
    private let yearDays: Set<Int>
    private let countsInYear: Bool
    private let picksAllMonthDays: Bool
    private let picksAllWeekdays: Bool

    init(_ parts: RuleParts, start: Day) {
        let parts = parts.completed(from: start)
        months = BitSet(parts.months.isEmpty ? Set(1...12) : parts.months)
        fromFirst = BitSet(parts.monthDays.filter { $0 > 0 })
        fromLast = BitSet(parts.monthDays.filter { $0 < 0 }.map { -$0 })
        weekdays = BitSet(
            parts.weekdays.filter { $0.ordinal == nil }.map { $0.weekday.rawValue - 1 })
        numbered = parts.weekdays.compactMap { item in
            item.ordinal.map { (item.weekday.rawValue - 1, $0) }
        }
        yearDays = parts.yearDays
        countsInYear = parts.frequency == .yearly && parts.months.isEmpty
        picksAllMonthDays = parts.monthDays.isEmpty
        picksAllWeekdays = parts.weekdays.isEmpty
    }

    func picks(_ date: CalendarDay) -> Bool {
        months.contains(date.month) && picksMonthDay(date) && picksWeekday(date)
            && (yearDays.isEmpty || picksYearDay(date))
    }

    private func picksMonthDay(_ date: CalendarDay) -> Bool {
        picksAllMonthDays || fromFirst.contains(date.day)
            || fromLast.contains(date.monthLength - date.day + 1)
    }

    private func picksWeekday(_ date: CalendarDay) -> Bool {
        if picksAllWeekdays || weekdays.contains(date.weekday) { return true }
        return numbered.contains { weekday, ordinal in
            guard weekday == date.weekday else { return false }
            let (place, length) = countsInYear ? date.placeInYear : (date.day, date.monthLength)
            return ordinal == (ordinal > 0 ? (place - 1) / 7 + 1 : -((length - place) / 7 + 1))
        }
    }

    private func picksYearDay(_ date: CalendarDay) -> Bool {
        let (place, length) = date.placeInYear
        return yearDays.contains(place) || yearDays.contains(place - length - 1)
    }
}

extension RuleParts {
    /// The parts with the days that follow from the start, where the rule names none.
    fileprivate func completed(from start: Day) -> RuleParts {
        guard monthDays.isEmpty, weekdays.isEmpty, yearDays.isEmpty else { return self }
        var parts = self
        switch frequency {
        case .hourly, .daily: break
        case .weekly: parts.weekdays = [WeekdayNumber(start.weekday)]
        case .monthly: parts.monthDays = [start.date.day]
        case .yearly:
            parts.monthDays = [start.date.day]
            if months.isEmpty { parts.months = [start.date.month] }
        }
        return parts
    }
}
