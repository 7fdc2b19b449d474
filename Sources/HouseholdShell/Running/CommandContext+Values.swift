import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

// From what people type to values: unreadable and out of range is refused with what to write instead.

extension CommandContext {
    /// A text from an option, or asked for.
    func text<Text: PersonText>(
        _ type: Text.Type, _ given: String?, _ prompt: Phrase, option: String, example: String
    ) async throws -> Text {
        let typed: String =
            if let given { given } else {
                try await answer(prompt, option: option, example: example)
            }
        let field = option.drop { $0 == "-" }.replacing("username", with: "user name")
        return try text(type, typed, Phrase(message: String(field)))
    }

    /// A text, or why it can't be used for `field`.
    func text<Text: PersonText>(
        _ type: Text.Type, _ typed: String, _ field: Phrase
    ) throws -> Text {
        do {
            return try Text(typed)
        } catch {
            throw ServiceError.text(error, field: field)
        }
    }

    /// A title from the words of a command.
    func title(
        _ words: [String], example: String, field: Phrase = "title"
    ) throws -> Title {
        guard !words.isEmpty else {
            throw Failure.usage("A \(field) is missing.", try: [example])
        }
        return try text(Title.self, words.joined(separator: " "), field)
    }

    /// A whole number in a range.
    func integer(_ typed: String, _ field: Phrase, in range: ClosedRange<Int>) throws -> Int {
        let digits = typed.utf8.allSatisfy { (48...57).contains($0) }
        guard digits, let number = Int(typed), range.contains(number) else {
            throw ServiceError.value(
                field: field, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// What a chore is worth.
    func value(_ typed: String?) throws -> ChoreValue? {
        guard let typed else { return nil }
        return ChoreValue(try integer(typed, "points", in: 0...10_000))
    }

    /// Whether a parent looks at what was done.
    func approval(_ typed: String) throws -> Approval {
        guard let approval = Approval(typed.lowercased()) else {
            throw ServiceError.value(
                field: "approval",
                expected: "none, always, earned, or sample and a number from 2 to 100")
        }
        return approval
    }

    /// When somebody is reminded of a chore.
    func reminders(_ typed: String) throws -> ReminderTimes {
        guard let times = ReminderTimes(typed.lowercased()) else {
            throw ServiceError.value(
                field: "the reminders",
                expected: "up to five such as 30m, 2h, 1d or 18:00 with commas between, or none")
        }
        return times
    }

    /// One of a list of words.
    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ type: Word.Type, _ typed: String, _ field: Phrase
    ) throws -> Word {
        guard let word = Word(rawValue: typed.lowercased()) else {
            let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
            throw ServiceError.value(field: field, expected: "one of \(words)")
        }
        return word
    }

    /// The day that was typed, or is asked for: tomorrow is offered.
    func neededDay(_ typed: String?) async throws -> String {
        if let typed { return typed }
        let answer = try await answer("Due on which day? [tomorrow] > ", option: "--due")
        return answer.allSatisfy(\.isWhitespace) ? "tomorrow" : answer
    }

    /// A due date in the words of `shell.md` 6.1, read in the household's zone.
    func due(_ date: String?, at time: String?) async throws -> Due? {
        guard date != nil || time != nil else { return nil }
        guard date != nil || canAsk else {
            throw Failure.timeWithoutDay
        }
        let day = try await neededDay(date)
        return try due(day, at: time, with: try await dateReader())
    }

    /// The same with the words for dates of a moment.
    func due(_ date: String, at time: String?, with reader: DateWords) throws -> Due {
        let words = inEnglish("\(date)\(time.map { " at \($0)" } ?? "")".lowercased())
            .split(separator: " ").map(String.init)
        do {
            guard let when = try reader.when(words) else {
                throw ServiceError.value(
                    field: time == nil ? "the day" : "the day or time",
                    expected: time == nil
                        ? "2026-12-01, tomorrow or fri"
                        : "2026-12-01, tomorrow or fri, with a time such as 18:00")
            }
            return when.due
        } catch let problem as DateProblem {
            throw Failure.value(problem.message)
        }
    }

    /// Words for dates and repeats as commands take them everywhere, from those of the language here.
    func inEnglish(_ typed: String) -> String {
        presenter.language.catalogue.dates.read(typed)
    }

    /// The same for words of a command, of which the first may be the name of a member.
    func inEnglish(_ words: [String]) async throws -> [String] {
        let members = try await perform(ShowHousehold()).members
        let names = members.flatMap {
            [FuzzyMatch.folded($0.name), $0.username ?? ""]
                + FuzzyMatch.words(of: $0.name).prefix(1)
        }
        let known = words.prefix(1).filter { word in
            names.contains(FuzzyMatch.folded(word)) || word.contains(" ") && inEnglish(word) == word
        }
        let rest = inEnglish(words.dropFirst(known.count).joined(separator: " "))
        return known + rest.split(separator: " ").map(String.init)
    }

    /// A reader of dates in the household's zone.
    func dateReader() async throws -> DateWords {
        try await moment().dates
    }

    /// A time of the day, such as `19:00` or `7pm`.
    func time(_ typed: String) throws -> TimeOfDay {
        guard let time = TimeOfDay(words: typed) else {
            throw ServiceError.value(field: "the time", expected: "one such as 18:00 or 6pm")
        }
        return time
    }
}

extension Failure {
    /// A time was said, and no day.
    static let timeWithoutDay = usage(
        "A time needs a day.", try: ["--due tomorrow --at 18:00"])
}
