import HouseholdModel
package import HouseholdWords

/// Reads what people type behind `add`: `Take out trash every 2 weeks on mon,thu for mia 3 points`.
///
/// Words are taken off the end while they form a known phrase, the longest first and in any order of the
/// phrases; the rest is the title.
///
///     for mia, max | taking turns mia, max    3 points    #kitchen    must-do
///     every day at 18:00 until 30 jun         tomorrow at noon         by fri
package struct QuickAddReader: Sendable {
    package let moment: QuickAddMoment
    let people: QuickAddPeople
    /// The words that may name somebody.
    let names: Set<String>
    let spelling: Misspelling
    let language: DateVocabulary

    /// Creates a reader for one moment.
    ///
    /// - Parameters:
    ///   - moment: The household's calendar and clock.
    ///   - people: Those who may be named.
    ///   - me: Who types.
    ///   - language: The words for dates and repeats, beside the English ones.
    package init(
        at moment: QuickAddMoment, people: [QuickAddPerson], me: QuickAddPerson? = nil,
        in language: DateVocabulary = .english
    ) {
        self.moment = moment
        self.language = language
        self.people = QuickAddPeople(all: people, me: me)
        names = Set(self.people.vocabulary)
        spelling = Misspelling(
            names: self.people.vocabulary, words: Self.vocabulary + language.singleWords)
    }

    private static let vocabulary =
        [
            "for", "every", "today", "tonight", "tomorrow", "daily", "weekly", "monthly", "points",
            "point",
            "day", "days", "week", "weeks", "month", "months", "weekday", "weekdays", "weekend",
            "after", "done", "until", "from", "next", "other", "noon", "midnight", "taking",
            "turns",
            "times", "last", "must-do",
        ]
        + Weekday.allCases.flatMap { [$0.word, $0.short] }
        + (1...12).flatMap { [MonthName.names[$0 - 1], MonthName.short($0)] }

    /// Reads the words behind `add`.
    package func read(_ words: [QuickAddWord]) -> QuickAddAnswer {
        let answer = understood(namesLast(withoutChore(words)))
        guard case .problem(let problem) = answer else { return answer }
        return .problem(mended(problem))
    }

    /// What the words say as they stand.
    func understood(_ words: [QuickAddWord]) -> QuickAddAnswer {
        let line = QuickAddLine(words, in: language, except: Set(people.vocabulary))
        do throws(QuickAddProblem) {
            try refuseNoun(in: line)
            let take = try take(from: line)
            try refuseNearMiss(take, in: line)
            try refuseLeftover(take, in: line)
            let takes = alternatives(to: take, in: line)
            let readings = takes.compactMap { try? self.readings(of: $0, in: line) }.joined()
            guard let first = readings.first else {
                // None of them works, and the first one says why.
                return .choice(try self.readings(of: takes[0], in: line))
            }
            return readings.count == 1 ? .reading(first) : .choice(Array(readings))
        } catch {
            return .problem(error)
        }
    }
}

// MARK: - Taking phrases off the end

/// What was taken off the end of a line.
struct QuickAddTake {
    /// Where the title ends.
    var end: Int
    /// The phrases, the last one first.
    var phrases: [QuickAddPhrase] = []

    func first(_ isIt: (QuickAddPhrase) -> Bool) -> QuickAddPhrase? {
        phrases.first(where: isIt)
    }
}

extension QuickAddReader {
    /// Takes off what it can: first with the parts of a repeat, which need the repeat they belong to.
    private func take(from line: QuickAddLine) throws(QuickAddProblem) -> QuickAddTake {
        let withParts = Result { () throws(QuickAddProblem) in
            try take(from: line, withParts: true)
        }
        if case .success(let take) = withParts {
            let hasRhythm = take.first(\.isRhythm) != nil
            let hasDay = hasRhythm || take.first(\.isDate) != nil
            let isWhole = take.phrases.allSatisfy { phrase in
                if case .clock(isLed: false) = phrase.meaning { return hasDay }
                return hasRhythm || !phrase.needsRhythm
            }
            if isWhole { return take }
        }
        return try take(from: line, withParts: false)
    }

    private func take(
        from line: QuickAddLine, withParts: Bool
    ) throws(QuickAddProblem) -> QuickAddTake {
        var take = QuickAddTake(end: line.words.count)
        while take.end > 0,
            let found = longestPhrase(in: line, endingAt: take.end, withParts: withParts)
        {
            let phrase = withDeadline(found, in: line)
            if case .problem(let cause, let attempts) = phrase.meaning {
                // A title may say `pages 3/4` where the date is known already.
                if case .date = cause, take.first(\.isTiming) != nil { break }
                let quoted = line.quoting(0..<phrase.range.upperBound)
                throw QuickAddProblem(cause: cause, attempts: attempts + [quoted])
            }
            try refuseSecond(phrase, take, in: line)
            take.phrases.append(phrase)
            take.end = phrase.range.lowerBound
        }
        return take
    }

    /// The same with the `until` before a day that is for `by`: no title can hold on to it where another phrase stands
    /// before it.
    private func withDeadline(_ phrase: QuickAddPhrase, in line: QuickAddLine) -> QuickAddPhrase {
        let lead = phrase.range.lowerBound - 1
        guard phrase.isDate, lead > 0, ["until", "till"].contains(line.key(lead)),
            longestPhrase(in: line, endingAt: lead, withParts: false)?.isProblem == false
        else { return phrase }
        return QuickAddPhrase(
            lead..<phrase.range.upperBound, .date(isLed: true), phrase.text)
    }

    /// Returns the longest phrase whose last word stands before `end`.
    ///
    /// Somebody unknown gives way to a shorter phrase: `for mia, tomorrow` names one person.
    func longestPhrase(
        in line: QuickAddLine, endingAt end: Int, withParts: Bool
    ) -> QuickAddPhrase? {
        var unknown: QuickAddPhrase?
        for start in line.floor(before: end)..<end {
            guard let phrase = phrase(in: line, start..<end, withParts: withParts) else { continue }
            guard case .problem(.nobody, _) = phrase.meaning else {
                return phrase.isProblem ? unknown ?? phrase : phrase
            }
            unknown = unknown ?? phrase
        }
        return unknown
    }
}

// MARK: - What can be said once only

extension QuickAddReader {
    private func refuseSecond(
        _ phrase: QuickAddPhrase, _ take: QuickAddTake, in line: QuickAddLine
    ) throws(QuickAddProblem) {
        let kinds: [KeyPath<QuickAddPhrase, Bool>] = [
            \.isPoints, \.isWhose, \.isPrivate, \.isMustDo, \.isRhythm, \.isDate, \.isClock,
        ]
        guard let kind = kinds.first(where: { phrase[keyPath: $0] }),
            let other = take.first({ $0[keyPath: kind] })
        else { return }
        let (first, second) = (line.typed(phrase.range), line.typed(other.range))
        throw QuickAddProblem(
            cause: phrase.isDate ? .twoDates(first, second) : .twice(first, second),
            attempts: [
                line.line([(phrase.range, "")]), line.quoting(0..<phrase.range.upperBound),
            ])
    }
}
