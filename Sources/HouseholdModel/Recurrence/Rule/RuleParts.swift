/// What a rule says, part by part (RFC 5545 section 3.3.10); an empty set says nothing.
///
/// These are the words of a rule, not yet known to make sense together: ``RecurrenceRule`` is.
package struct RuleParts: Hashable, Sendable {
    /// The unit in which the rule counts: `FREQ`.
    package var frequency: Frequency
    /// Every how many of them: `INTERVAL`.
    package var interval = 1
    /// The months, from 1 to 12: `BYMONTH`, which also keeps a season.
    package var months: Set<Int> = []
    /// The days of the month, from 1 or backwards from -1: `BYMONTHDAY`.
    package var monthDays: Set<Int> = []
    /// The days of the year, from 1 or backwards from -1: `BYYEARDAY`.
    package var yearDays: Set<Int> = []
    /// The days of the week: `BYDAY`.
    package var weekdays: Set<WeekdayNumber> = []
    /// The hours, from 0 to 23: `BYHOUR`.
    package var hours: Set<Int> = []
    /// The minutes, from 0 to 59: `BYMINUTE`.
    package var minutes: Set<Int> = []
    /// Which of the dates of one period stay, from 1 or backwards from -1: `BYSETPOS`.
    package var positions: Set<Int> = []
    /// The day on which weeks begin: `WKST`.
    package var weekStart = Weekday.monday
    /// When it ends: `COUNT` or `UNTIL`.
    package var end = RecurrenceEnd.never

    /// Creates parts that say nothing but how often.
    package init(_ frequency: Frequency, interval: Int = 1) {
        self.frequency = frequency
        self.interval = interval
    }
}
