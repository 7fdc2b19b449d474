/// Why a chore can't come back as somebody said.
package enum RecurrenceError: Error, Hashable, Sendable {
    /// No part of a rule has that name.
    case unknownPart(String)
    /// RFC 5545 has that part, this program has not.
    case unsupported(String)
    /// The part stands there twice.
    case repeated(RulePart)
    /// `FREQ` is missing.
    case noFrequency
    /// That can't stand in the part.
    case value(RulePart, String)
    /// Every minute or second, which no chore needs.
    case tooOften(String)
    /// Not an interval.
    case interval(String)
    /// Not a number of times.
    case count(String)
    /// Not how many times a week can hold.
    case timesAWeek(String)
    /// `COUNT` and `UNTIL` together.
    case twoEnds
    /// The part has no meaning in a rule that counts in that unit.
    case company(RulePart, Frequency)
    /// A numbered weekday in a rule that counts in that unit.
    case ordinal(WeekdayNumber, Frequency)
    /// `BYSETPOS` with nothing to choose from.
    case positionsAlone
    /// A rule in hours that begins on a day, at no time.
    case noStartTime
    /// No day fits, or none before the year 10000.
    case neverOccurs
    /// The end comes before the start.
    case endsBeforeStart(until: Day, start: Day)
    /// No date of the rule comes before its end.
    case nothingBefore(Day)
    /// All dates are excepted.
    case allExcepted
    /// More than 1,000 extra or excepted dates, or a text of more than 64 KiB.
    case tooMuch
    /// That goes with the calendar only, not with "after done" or hours.
    case calendarOnly(String)
    /// A yearly rule outside the season.
    case outOfSeason
    /// Not the text that the program keeps rules in.
    case badText(String)
    /// Words that say nothing about repeating; and what could be said there.
    case words(String, expected: String)
    /// The calendar has no such day.
    case noSuchDay(String)
    /// Said twice.
    case saidTwice(String)
    /// "Every 2nd Tuesday" is one thing here and another there.
    case ambiguous(String, readings: [String])
    /// Days that one rule can't hold together.
    case mixed(String)
    /// Times that one rule can't hold together.
    case times
}
