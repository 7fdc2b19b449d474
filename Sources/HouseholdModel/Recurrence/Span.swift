/// How long after a chore was done it comes back.
package struct Span: Hashable, Sendable {
    /// The unit.
    package enum Unit: String, CaseIterable, Hashable, Sendable {
        case hours, days, weeks, months, years
    }

    /// How many.
    package let count: Int
    /// Of what.
    package let unit: Unit

    /// Creates a span.
    ///
    /// - Throws: That `count` is not from 1 to 9999.
    package init(_ count: Int, _ unit: Unit) throws(RecurrenceError) {
        guard RecurrenceRule.intervals.contains(count) else { throw .interval(String(count)) }
        self.count = count
        self.unit = unit
    }

    /// Returns the day so much after `day`.
    ///
    /// A month that is shorter gives its last day. Hours are not counted in days, so they leave it.
    func day(after day: Day) -> Day {
        switch unit {
        case .hours: day
        case .days: day.adding(days: count)
        case .weeks: day.adding(days: 7 * count)
        case .months: day.adding(months: count)
        case .years: day.adding(months: 12 * count)
        }
    }
}

extension Span.Unit {
    /// The unit in which a rule counts the same.
    var frequency: Frequency {
        switch self {
        case .hours: .hourly
        case .days: .daily
        case .weeks: .weekly
        case .months: .monthly
        case .years: .yearly
        }
    }

    /// The unit in which rules of that frequency count.
    init(_ frequency: Frequency) {
        self =
            switch frequency {
            case .hourly: .hours
            case .daily: .days
            case .weekly: .weeks
            case .monthly: .months
            case .yearly: .years
            }
    }
}
