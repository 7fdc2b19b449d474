import HouseholdModel
import HouseholdWords

extension QuickAddReader {
    /// Reads `every 2 weeks on mon,thu`, `daily` or `3 days after done`, with all that goes with it.
    func rhythm(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        let first = line.key(range.lowerBound)
        if first == "once", ["every", "each"].contains(line.key(range.lowerBound + 1)) {
            return rhythm(in: line, range.dropFirst()).map {
                QuickAddPhrase(range, $0.meaning, $0.text)
            }
        }
        let isLed = first == "every" || first == "each"
        guard isLed ? range.count > 1 : beginsRhythm(line, range),
            !line.bare(range).contains("taking")
        else { return nil }
        let words = line.text(isLed ? range.lowerBound + 1..<range.upperBound : range)
            .replacing(" and every ", with: " and ").withSingularParts
        let said: String
        do throws(DateProblem) {
            said = try Self.withSeason(withoutWeekdays(words))
        } catch {
            let lead = isLed ? "every " : ""
            let attempts = error.mended(words).map { line.line([(range, self.said(lead + $0))]) }
            return QuickAddPhrase(range, .problem(.date(error), attempts: attempts))
        }
        let text = (isLed ? everyDay(said) : nil) ?? allBut(said) ?? said
        do throws(RecurrenceError) {
            _ = try moment.repeats.draft(text)
            return QuickAddPhrase(range, .rhythm([text]), text)
        } catch {
            return unclear(error, text, in: line, range)
        }
    }

    /// What `evening`, `other evening` or `morning and evening` is behind `every`: that of every day.
    func everyDay(_ said: String) -> String? {
        let isOther = said.hasPrefix("other ")
        let times = String(said.dropFirst(isOther ? "other ".count : 0))
        guard (try? moment.repeats.times(times)) != nil else { return nil }
        return isOther ? "other day \(times)" : "day \(times)"
    }

    /// What a repeat is that can't be read as it stands.
    private func unclear(
        _ error: RecurrenceError, _ text: String, in line: QuickAddLine, _ range: Range<Int>
    ) -> QuickAddPhrase? {
        switch error {
        // Of what is said twice the second may be a phrase of its own: `every day for 6 weeks for mia`.
        case .words, .saidTwice:
            return nil
        case .ambiguous(let word, let readings):
            if let problem = DateProblem(slashed: word) {
                let attempts = problem.mended(line.text(range)).map {
                    line.line([(range, self.said($0))])
                }
                return QuickAddPhrase(range, .problem(.date(problem), attempts: attempts))
            }
            guard text.hasPrefix(word) else { break }
            let texts = readings.map { $0.filter { $0 != "\"" } + text.dropFirst(word.count) }
            guard texts.allSatisfy({ (try? moment.repeats.draft($0)) != nil }) else { return nil }
            return QuickAddPhrase(range, .rhythm(texts), text)
        default:
            break
        }
        return QuickAddPhrase(range, .problem(.rule(error), attempts: []))
    }

    /// Whether it is a word such as `daily`, `after done` follows, or it is so many times a week.
    private func beginsRhythm(_ line: QuickAddLine, _ range: Range<Int>) -> Bool {
        if Self.adverbs.contains(line.key(range.lowerBound)) { return true }
        let words = line.bare(range)
        let isAfterDone = (1...2).contains { place in
            words.count > place + 1 && words[place] == "after" && words[place + 1] == "done"
        }
        guard !isAfterDone else { return true }
        guard words.dropFirst().prefix(3).contains(where: { ["week", "weekly"].contains($0) }),
            case .timesAWeek = try? moment.repeats.draft(line.text(range)).rhythm
        else { return false }
        return true
    }

    static let adverbs: Set<String> = [
        "daily", "weekly", "fortnightly", "monthly", "quarterly", "yearly", "annually",
    ]

    /// What is wrong with words about repeating; `5/6` is the same there as in dates.
    static func cause(of error: RecurrenceError) -> QuickAddProblem.Cause {
        if case .ambiguous(let words, _) = error, let date = DateProblem(slashed: words) {
            return .date(date)
        }
        return .rule(error)
    }

    /// Reads what can stand away from its repeat: `until 30 jun`, `on mon,thu`.
    func part(
        in line: QuickAddLine, _ range: Range<Int>, withParts: Bool
    ) -> QuickAddPhrase? {
        let first = line.key(range.lowerBound)
        if let days = days(in: line, range, withParts: withParts) { return days }
        guard withParts, Self.partWords.contains(first), !line.bare(range).contains("taking")
        else { return nil }
        let typed = line.text(range)
        let text = (try? withoutWeekdays(typed)) ?? typed
        let whole = allBut("day \(text)") ?? "day \(text)"
        guard let draft = try? moment.repeats.draft(whole), draft.turns.isEmpty else { return nil }
        return QuickAddPhrase(range, .tail, text)
    }

    private static let partWords: Set<String> = [
        "at", "in", "from", "until", "for", "except", "also",
    ]

    /// Reads days for a repeat; where none is said, `every` is missing.
    private func days(
        in line: QuickAddLine, _ range: Range<Int>, withParts: Bool
    ) -> QuickAddPhrase? {
        let isLed = line.key(range.lowerBound) == "on"
        let start = range.lowerBound + (isLed ? 1 : 0)
        guard start < range.upperBound, range.count <= 16,
            !["every", "each", "other", "from", "until"].contains(line.key(range.lowerBound - 1))
        else { return nil }
        let words = line.bare(start..<range.upperBound)
        let begins =
            Self.isDays(words[0])
            || (words.count > 3 && words[2] == "on" && words[0].first?.isNumber == true)
        guard begins else { return nil }
        let typed = line.text(start..<range.upperBound).withSingularParts
        let text = allBut(typed) ?? typed
        guard !words.contains("taking"), (try? moment.repeats.draft(text)) != nil else {
            return nil
        }
        if withParts { return QuickAddPhrase(range, .days, "on " + text) }
        guard words.count > 1 || !Self.singularDays.contains(words[0]) else { return nil }
        // A language with an adverb for them, `sonntags`, has no title that ends so.
        if !language.isEnglish, words[0].hasSuffix("days") || words[0].hasSuffix("ends") {
            return QuickAddPhrase(range, .rhythm([text.withSingularDays]), text.withSingularDays)
        }
        let phrase = said("every \(text.withSingularDays)")
        return QuickAddPhrase(
            range,
            .problem(
                .nearly(line.typed(range), phrase), attempts: [line.line([(range, phrase)])]))
    }

    private static func isDays(_ word: String) -> Bool {
        let day = word.prefix { $0 != "," && $0 != "-" }
        return Weekday(named: String(day)) != nil
            || ["weekday", "weekdays", "weekend", "weekends"].contains(day)
    }

    private static let singularDays: Set<String> = ["weekday", "weekend"]
}

extension String {
    /// The words with `morning` for `mornings`, which only a repeat has.
    fileprivate var withSingularParts: String {
        replacing("mornings", with: "morning").replacing("evenings", with: "evening")
    }

    /// The words with `monday` for `mondays`.
    fileprivate var withSingularDays: String {
        split(separator: " ").map { word in
            guard word.count > 5 else { return String(word) }
            return String(word).replacing("days", with: "day").replacing(
                "weekends", with: "weekend")
        }.joined(separator: " ")
    }
}
