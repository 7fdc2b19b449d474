extension RuleParts {
    /// On which days, as people say it, or `nil` where words can't say it.
    func words(start: Day) -> String? {
        guard yearDays.isEmpty else { return nil }
        switch frequency {
        case .hourly: return hours.isEmpty ? words(unit: "hour") : nil
        case .daily: return words(unit: "day")
        case .weekly: return weekWords
        case .monthly: return monthWords(start: start)
        case .yearly: return yearWords(start: start)
        }
    }

    private func count(_ unit: String) -> String {
        interval == 1 ? unit : "\(interval) \(unit)s"
    }

    private func words(unit: String) -> String? {
        guard monthDays.isEmpty, positions.isEmpty else { return nil }
        return weekdays.isEmpty ? count(unit) : "\(count(unit)) on \(weekdayWords)"
    }

    // MARK: Weeks

    private var weekWords: String? {
        guard positions.isEmpty else { return nil }
        if weekdays.isEmpty { return count("week") }
        guard interval == 1 else { return "\(count("week")) on \(weekdayWords)" }
        let days = Set(weekdays.map(\.weekday))
        if days == Set(Weekday.working) { return "weekday" }
        return days == [.saturday, .sunday] ? "weekend" : weekdayWords
    }

    /// Weekdays in runs: `mon-fri`, `mon, wed and fri`.
    private var weekdayWords: String {
        let days = Set(weekdays.map(\.weekday.rawValue))
        return days.sorted().filter { !days.contains($0 - 1) }.flatMap { first -> [String] in
            let last = (first...7).prefix { days.contains($0) }.last ?? first
            let names = Weekday.allCases[(first - 1)..<last].map(\.short)
            return names.count < 3 ? names : ["\(names[0])-\(names[names.count - 1])"]
        }.listed
    }

    // MARK: Months

    private func monthWords(start: Day) -> String? {
        if takesDayFromStart, positions.isEmpty {
            return start.date.day > 28 ? nil : count("month")
        }
        return placeWords(days: sayableMonthDays).map { "\(count("month")) on the \($0)" }
    }

    /// Days that every month has, or that give way to the last where a month is shorter.
    private var sayableMonthDays: Set<Int>? {
        if positions.isEmpty { return monthDays.allSatisfy { $0 < 29 } ? monthDays : nil }
        return clampedMonthDays
    }

    /// `1st and last day`, `2nd tue`, `last working day`.
    private func placeWords(days: Set<Int>?) -> String? {
        if weekdays.isEmpty { return days.flatMap { $0.isEmpty ? nil : $0.dayWords } }
        guard monthDays.isEmpty else { return nil }
        if positions.isEmpty {
            let places = weekdays.sorted().map { weekday in
                weekday.ordinal.map { "\($0.place) \(weekday.weekday.short)" }
            }
            return places.contains(nil) ? nil : places.compactMap(\.self).listed
        }
        guard weekdays == Set(Weekday.working.map { WeekdayNumber($0) }),
            positions.allSatisfy({ abs($0) <= 53 })
        else { return nil }
        return positions.inRuleOrder.map { "\($0.place) working day" }.listed
    }

    // MARK: Years

    private func yearWords(start: Day) -> String? {
        if takesDayFromStart, positions.isEmpty {
            guard months.isEmpty else { return "\(count("year")) in \(months.monthWords)" }
            return start.date.month == 2 && start.date.day == 29 ? nil : count("year")
        }
        if clampedMonthDays == [29], months == [2], weekdays.isEmpty {
            return "\(count("year")) on 29 feb"
        }
        guard positions.isEmpty || months.count == 1, positions.isEmpty || !weekdays.isEmpty,
            monthDays.isEmpty || !months.isEmpty, missingDay == nil
        else { return nil }
        return dateWords ?? placesInYear
    }

    private var placesInYear: String? {
        placeWords(days: monthDays).map { places in
            let season = months.isEmpty ? "" : " in \(months.monthWords)"
            return "\(count("year")) on the \(places)\(season)"
        }
    }

    /// `24 dec`, `1 jan and 1 jul`.
    private var dateWords: String? {
        guard weekdays.isEmpty, months.count == 1 || monthDays.count == 1,
            monthDays.allSatisfy({ $0 > 0 })
        else { return nil }
        let dates = months.sorted().flatMap { month in
            monthDays.sorted().map { "\($0) \(MonthName.short(month))" }
        }
        return "\(count("year")) on \(dates.listed)"
    }
}

extension Int {
    /// The place in a month: `2nd`, `last`, `2nd last`.
    fileprivate var place: String {
        switch self {
        case -1: "last"
        case ..<0: "\((-self).ordinal) last"
        default: ordinal
        }
    }
}

extension Set<Int> {
    fileprivate var dayWords: String {
        inRuleOrder.map { $0 < 0 ? "\($0.place) day" : $0.place }.listed
    }
}
