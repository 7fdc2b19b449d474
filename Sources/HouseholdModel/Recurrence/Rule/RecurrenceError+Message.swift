extension RecurrenceError {
    /// What is wrong and what to do about it, for a person.
    package var message: Phrase {
        switch self {
        case .unknownPart, .unsupported, .repeated, .noFrequency, .value, .tooOften, .interval,
            .count, .twoEnds, .company, .ordinal, .positionsAlone:
            aboutRule
        case .noStartTime, .neverOccurs, .endsBeforeStart, .nothingBefore, .allExcepted, .tooMuch,
            .calendarOnly, .outOfSeason, .badText, .timesAWeek:
            aboutDates
        case .words, .noSuchDay, .saidTwice, .ambiguous, .mixed, .times:
            aboutWords
        }
    }

    private var aboutRule: Phrase {
        switch self {
        case .unknownPart(let name): "A rule has no part \"\(name)\". It has \(Self.partNames)."
        case .unsupported(let name): "Chorus has no \(name) in rules. It has \(Self.partNames)."
        case .repeated(let part): "\(part.rawValue) stands twice in the rule. Leave one out."
        case .noFrequency:
            "A rule says how often: begin with FREQ=DAILY, WEEKLY, MONTHLY or YEARLY."
        case .value(let part, let text):
            "\(part.rawValue) takes \(Phrase(message: part.allowed)), not \"\(text)\"."
        case .tooOften(let name):
            "A chore comes back every hour at most, not \(Phrase(message: name)). Write FREQ=HOURLY."
        case .interval(let text): "An interval is a number from 1 to 9999, not \(text)."
        case .count(let text): "A number of times is from 1 to 10000, not \(text)."
        case .twoEnds: "A rule ends on a date or after a number of times, not both. Leave one out."
        case .company(let part, let frequency):
            "\(part.rawValue) has no meaning with FREQ=\(frequency.rawValue). Leave it out."
        case .ordinal(let weekday, let frequency):
            "\(weekday) has no meaning with FREQ=\(frequency.rawValue). Write FREQ=MONTHLY, or leave the number out."
        case .positionsAlone:
            "BYSETPOS chooses from days, and the rule names none. Add BYDAY or BYMONTHDAY."
        default: ""
        }
    }

    private var aboutDates: Phrase {
        switch self {
        case .noStartTime:
            "A chore that comes back in hours begins at a time. Add one, such as at 8:00."
        case .neverOccurs: "No day ever fits that rule. Check the days and months."
        case .endsBeforeStart(let until, let start):
            "The end (\(until)) comes before the start (\(start))."
        case .nothingBefore(let until): "No date of the rule comes before its end (\(until))."
        case .allExcepted: "All dates are excepted, so the chore would never come."
        case .tooMuch: "That is more than a rule can hold (1000 single dates)."
        case .calendarOnly(let name):
            "\(Phrase(message: name)) goes with dates of the calendar, not with hours, \"after done\" or so many times a week."
        case .timesAWeek(let text):
            "A week holds 1 to 7 times, one a day, not \(text)."
        case .outOfSeason:
            "A yearly chore has its own month. Leave the season out, or name days inside it."
        case .badText(let line): "This is not a stored rule: \"\(line)\"."
        default: ""
        }
    }

    private var aboutWords: Phrase {
        switch self {
        case .words(let words, let expected):
            words.isEmpty
                ? "Something is missing: \(Phrase(message: expected))."
                : "\"\(dates: words)\" can't be read there. Write \(Phrase(message: expected))."
        case .noSuchDay(let words): "There is no day \"\(dates: words)\"."
        case .saidTwice(let word): "\"\(dates: word)\" is said twice. Leave one out."
        case .ambiguous(let words, let readings):
            readings.count == 1
                ? "Write \(Self.reading(readings[0])), not \"\(dates: words)\"."
                : "\"\(dates: words)\" can mean two things. Write \(readings.map(Self.reading).joined(separator: " or "))."
        case .mixed(let words):
            "\(words.hasPrefix("\"") ? Self.reading(words) : Phrase(message: words)) can't stand in one rule. Make two chores of it."
        case .times:
            "These times can't stand in one rule: their minutes differ. Make two chores of it."
        default: ""
        }
    }

    /// What words may mean: others for it, in quotes where they are typed as they stand, or what to say instead.
    private static func reading(_ words: String) -> Phrase {
        if words.hasPrefix("\"") { return "\"\(dates: String(words.dropFirst().dropLast()))\"" }
        return words.first?.isNumber == true ? "\(dates: words)" : Phrase(message: words)
    }

    private static let partNames = RulePart.allCases.map(\.rawValue).joined(separator: ", ")
}
