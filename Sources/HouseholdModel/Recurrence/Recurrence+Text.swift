extension Recurrence: CustomStringConvertible {
    /// The recurrence as lines of RFC 5545 (sections 3.8.2.4 and 3.8.5.1 to 3.8.5.3), in local time.
    ///
    ///     DTSTART:20261123T180000
    ///     RRULE:FREQ=WEEKLY;BYDAY=MO,TH
    ///     RDATE:20261226T180000
    ///     EXDATE:20261224T180000
    ///
    /// A season is `BYMONTH`. What comes back after it was done is a rule with a line of our own,
    /// `X-CHORUS-COUNTED-FROM:COMPLETION` (section 3.8.8.2): a program that doesn't know it shows the
    /// dates there would be if the chore were always done in time. So many times a week are the last days of the week, with the
    /// day on which it begins, `X-CHORUS-ANY-DAY-OF-WEEK-FROM:MO`.
    package var description: String {
        switch self {
        case .calendar(let schedule): schedule.lines.joined(separator: "\n")
        case .afterDone(let afterDone):
            [Self.line("DTSTART", [start]), "RRULE:\(afterDone.rule)", Self.completionLine]
                .joined(separator: "\n")
        case .timesAWeek(let week):
            (week.schedule.lines + ["\(Self.weekLine)\(week.weekStart.code)"])
                .joined(separator: "\n")
        }
    }

    fileprivate static let completionLine = "X-CHORUS-COUNTED-FROM:COMPLETION"

    fileprivate static let weekLine = "X-CHORUS-ANY-DAY-OF-WEEK-FROM:"

    fileprivate static func line(_ name: String, _ dues: [Due]) -> String {
        let isDate = dues.first?.time == nil
        return name + (isDate ? ";VALUE=DATE:" : ":")
            + dues.map(\.compact).joined(separator: ",")
    }
}

extension Schedule {
    fileprivate var lines: [String] {
        var lines = [Recurrence.line("DTSTART", [start]), "RRULE:\(rule)"]
        if !extra.isEmpty { lines.append(Recurrence.line("RDATE", dues(on: extra))) }
        if !excepted.isEmpty { lines.append(Recurrence.line("EXDATE", dues(on: excepted))) }
        return lines
    }

    /// Single days at the times of the rule; an excepted day of a rule in hours has none.
    private func dues(on days: Set<Day>) -> [Due] {
        let isHourly = rule.parts.frequency == .hourly
        return days.sorted().flatMap { day in
            isHourly ? [Due(day: day)] : times.map { Due(day: day, time: $0) }
        }
    }
}

extension AfterDone {
    fileprivate var rule: String {
        var parts = RuleParts(span.unit.frequency, interval: span.count)
        parts.months = season
        return parts.text(withEnd: false) + end.text
    }
}

extension Recurrence: Codable {
    /// Reads the lines.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = try Recurrence(container.decode(String.self))
    }

    /// Writes the lines.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

// MARK: - Reading

extension Recurrence {
    /// Reads what ``description`` writes.
    ///
    /// - Throws: What is wrong with the text or the rule.
    package init(_ text: String) throws(RecurrenceError) {
        guard text.utf8.count <= 65_536 else { throw .tooMuch }
        var lines = RecurrenceLines()
        let breaks = "\r\n".utf8
        for line in text.utf8.split(whereSeparator: breaks.contains) {
            try lines.read(Substring(line))
        }
        self = try lines.recurrence()
    }
}

/// The lines of a stored recurrence, as far as they were read.
private struct RecurrenceLines {
    private var start: Due?
    private var rule: RecurrenceRule?
    private var extra: Set<Day> = []
    private var excepted: Set<Day> = []
    private var isAfterDone = false
    private var weekStart: Weekday?

    mutating func read(_ line: Substring) throws(RecurrenceError) {
        guard line != Recurrence.completionLine else {
            isAfterDone = true
            return
        }
        if line.hasPrefix(Recurrence.weekLine), weekStart == nil {
            weekStart = Weekday(code: line.dropFirst(Recurrence.weekLine.count))
            guard weekStart != nil else { throw .badText(String(line.prefix(60))) }
            return
        }
        let end = line.utf8.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        let head = line[..<end]
        let name = head[..<(head.utf8.firstIndex(of: UInt8(ascii: ";")) ?? end)]
        let value = Substring(line.utf8[end...].dropFirst())
        guard ["", ";VALUE=DATE", ";VALUE=DATE-TIME"].contains(head[name.endIndex...]) else {
            throw .badText(String(line.prefix(60)))
        }
        switch name {
        case "RRULE" where rule == nil: rule = try RecurrenceRule(String(value))
        case "DTSTART" where start == nil: start = try dues(value, in: line).first
        case "RDATE": extra.formUnion(try dues(value, in: line).map(\.day))
        case "EXDATE": excepted.formUnion(try dues(value, in: line).map(\.day))
        default: throw .badText(String(line.prefix(60)))
        }
    }

    private func dues(_ value: Substring, in line: Substring) throws(RecurrenceError) -> [Due] {
        let dues = value.split(separator: ",").map { Due(compact: $0) }
        guard !dues.isEmpty, !dues.contains(nil) else { throw .badText(String(line.prefix(60))) }
        return dues.compactMap(\.self)
    }

    func recurrence() throws(RecurrenceError) -> Recurrence {
        guard let start, let rule else { throw .badText("no DTSTART or no RRULE") }
        guard isAfterDone || weekStart != nil else {
            return .calendar(try Schedule(rule, from: start, extra: extra, excepted: excepted))
        }
        guard extra.isEmpty, excepted.isEmpty else { throw .calendarOnly("A single date") }
        let parts = rule.parts
        if let weekStart {
            let week = try TimesAWeek(
                parts.weekdays.count, weeksFrom: weekStart, from: start, season: parts.months,
                end: parts.end)
            guard week.schedule.rule == rule, !isAfterDone else {
                throw .badText(rule.description)
            }
            return .timesAWeek(week)
        }
        let span = try Span(parts.interval, Span.Unit(parts.frequency))
        return .afterDone(
            try AfterDone(span, from: start, season: parts.months, end: parts.end))
    }
}
