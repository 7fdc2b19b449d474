extension RecurrenceRule {
    /// Reads a rule as RFC 5545 section 3.3.10 writes it, in upper or lower case.
    ///
    /// - Parameters:
    ///   - text: Such as `FREQ=MONTHLY;BYDAY=-1FR`; `RRULE:` may stand in front.
    ///   - zone: Where the rule's clock hangs, for an `UNTIL` in universal time.
    /// - Throws: What is wrong with it.
    package init(_ text: String, in zone: Zone = .utc) throws(RecurrenceError) {
        guard text.utf8.count <= 65_536 else { throw .tooMuch }
        try self.init(try RuleReader(zone: zone).parts(of: text.uppercased()))
    }
}

/// Reads the parts of a rule in upper case.
private struct RuleReader {
    let zone: Zone

    func parts(of text: String) throws(RecurrenceError) -> RuleParts {
        var values: [RulePart: Substring] = [:]
        let body = text.hasPrefix("RRULE:") ? text.dropFirst(6) : text[...]
        for item in body.split(separator: ";", omittingEmptySubsequences: false) {
            let (part, value) = try named(item)
            guard values.updateValue(value, forKey: part) == nil else { throw .repeated(part) }
        }
        guard let frequency = values.removeValue(forKey: .frequency) else { throw .noFrequency }
        if values[.count] != nil, values[.until] != nil { throw .twoEnds }
        var parts = RuleParts(try self.frequency(frequency))
        for (part, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            try read(value, of: part, into: &parts)
        }
        return parts
    }

    private func named(_ item: Substring) throws(RecurrenceError) -> (RulePart, Substring) {
        let name = item.prefix { $0 != "=" }
        if ["BYSECOND", "BYWEEKNO", "BYEASTER", "RSCALE", "SKIP"].contains(name) {
            throw .unsupported(String(name))
        }
        guard let part = RulePart(rawValue: String(name)), name.endIndex < item.endIndex else {
            throw .unknownPart(String(item.prefix(40)))
        }
        return (part, item[name.endIndex...].dropFirst())
    }

    private func frequency(_ value: Substring) throws(RecurrenceError) -> Frequency {
        if value == "SECONDLY" { throw .tooOften("every second") }
        if value == "MINUTELY" { throw .tooOften("every minute") }
        guard let frequency = Frequency(rawValue: String(value)) else {
            throw .value(.frequency, String(value.prefix(40)))
        }
        return frequency
    }

    private func read(
        _ value: Substring, of part: RulePart, into parts: inout RuleParts
    ) throws(RecurrenceError) {
        switch part {
        case .frequency: break
        case .interval: parts.interval = try whole(value, orThrow: RecurrenceError.interval)
        case .count: parts.end = .count(try whole(value, orThrow: RecurrenceError.count))
        case .until: parts.end = .until(try until(value))
        case .months: parts.months = try numbers(value, of: part)
        case .monthDays: parts.monthDays = try numbers(value, of: part)
        case .yearDays: parts.yearDays = try numbers(value, of: part)
        case .hours: parts.hours = try numbers(value, of: part)
        case .minutes: parts.minutes = try numbers(value, of: part)
        case .positions: parts.positions = try numbers(value, of: part)
        case .weekdays: parts.weekdays = try list(value, of: part) { WeekdayNumber($0) }
        case .weekStart:
            guard let weekday = Weekday(code: value) else { throw wrong(value, in: part) }
            parts.weekStart = weekday
        }
    }

    private func whole(
        _ value: Substring, orThrow error: (String) -> RecurrenceError
    ) throws(RecurrenceError) -> Int {
        guard let number = Int(signed: value, atMost: 5) else {
            throw error(value.isEmpty ? "empty" : String(value.prefix(40)))
        }
        return number
    }

    private func numbers(
        _ value: Substring, of part: RulePart
    ) throws(RecurrenceError) -> Set<Int> {
        try list(value, of: part) { Int(signed: $0, atMost: 3) }
    }

    private func list<Element: Hashable>(
        _ value: Substring, of part: RulePart, read: (Substring) -> Element?
    ) throws(RecurrenceError) -> Set<Element> {
        var elements: Set<Element> = []
        for item in value.split(separator: ",", omittingEmptySubsequences: false) {
            guard let element = read(item) else { throw wrong(item, in: part) }
            elements.insert(element)
        }
        return elements
    }

    /// Local, or in universal time with a `Z`, which is then turned into what the clock shows.
    private func until(_ value: Substring) throws(RecurrenceError) -> Due {
        let isUniversal = value.utf8.count == 16 && value.hasSuffix("Z")
        guard let due = Due(compact: isUniversal ? value.dropLast() : value) else {
            throw wrong(value, in: .until)
        }
        guard isUniversal, let time = due.time else { return due }
        let instant = Zone.utc.instant(on: due.day, at: time)
        return Due(day: zone.day(at: instant), time: zone.time(at: instant))
    }

    private func wrong(_ value: Substring, in part: RulePart) -> RecurrenceError {
        .value(part, String(value.prefix(40)))
    }
}
