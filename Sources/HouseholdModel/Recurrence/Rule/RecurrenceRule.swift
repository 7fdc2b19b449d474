/// How often something comes back: the parts of an RFC 5545 recurrence rule that make sense together.
///
/// What a rule leaves out comes from its start: a monthly rule without days falls on the day of the
/// month on which it began (section 3.3.10).
package struct RecurrenceRule: Hashable, Sendable {
    /// What the rule says.
    package let parts: RuleParts

    /// The intervals that a rule may have.
    package static let intervals = 1...9_999

    /// Creates the rule that `parts` describe.
    ///
    /// - Throws: A part that is out of range, or two that RFC 5545 does not let stand together.
    package init(_ parts: RuleParts) throws(RecurrenceError) {
        guard Self.intervals.contains(parts.interval) else {
            throw .interval(String(parts.interval))
        }
        if case .count(let count) = parts.end, !RecurrenceEnd.counts.contains(count) {
            throw .count(String(count))
        }
        try parts.checkRanges()
        try parts.checkCompany()
        var parts = parts
        if !parts.weekStartMatters { parts.weekStart = .monday }
        self.parts = parts
    }
}

extension RuleParts {
    /// Whether weeks that begin on another day would give other dates.
    var weekStartMatters: Bool {
        frequency == .weekly && (interval > 1 || !positions.isEmpty)
    }

    fileprivate func checkRanges() throws(RecurrenceError) {
        try Self.check(.months, months, 1...12)
        try Self.check(.monthDays, monthDays, 1...31, fromEnd: true)
        try Self.check(.yearDays, yearDays, 1...366, fromEnd: true)
        try Self.check(.hours, hours, 0...23)
        try Self.check(.minutes, minutes, 0...59)
        try Self.check(.positions, positions, 1...366, fromEnd: true)
        let ordinals = Set(weekdays.compactMap(\.ordinal))
        try Self.check(.weekdays, ordinals, 1...(frequency == .yearly ? 53 : 5), fromEnd: true)
    }

    private static func check(
        _ part: RulePart, _ numbers: Set<Int>, _ range: ClosedRange<Int>, fromEnd: Bool = false
    ) throws(RecurrenceError) {
        let wrong = numbers.sorted().first { number in
            !range.contains(number) && !(fromEnd && range.contains(number.magnitudeOrMax))
        }
        if let wrong { throw .value(part, String(wrong)) }
    }

    /// The table of RFC 5545 section 3.3.10 that says which part goes with which frequency.
    fileprivate func checkCompany() throws(RecurrenceError) {
        let days = frequency == .monthly || frequency == .yearly
        if !monthDays.isEmpty, frequency == .weekly { throw .company(.monthDays, frequency) }
        if !yearDays.isEmpty, ![.hourly, .yearly].contains(frequency) {
            throw .company(.yearDays, frequency)
        }
        if !days, let numbered = weekdays.sorted().first(where: { $0.ordinal != nil }) {
            throw .ordinal(numbered, frequency)
        }
        if frequency == .hourly, !minutes.isEmpty { throw .company(.minutes, frequency) }
        if frequency == .hourly, !positions.isEmpty { throw .company(.positions, frequency) }
        if !positions.isEmpty, hasNothingToChooseFrom { throw .positionsAlone }
    }

    private var hasNothingToChooseFrom: Bool {
        months.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekdays.isEmpty
            && hours.isEmpty && minutes.isEmpty
    }
}

extension Int {
    fileprivate var magnitudeOrMax: Int { Int(clamping: magnitude) }
}
