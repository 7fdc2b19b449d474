import HouseholdModel
import HouseholdWords

/// Words at the end of a title that were meant to be a phrase.
struct QuickAddNearMiss {
    let range: Range<Int>
    let cause: QuickAddProblem.Cause
    /// What could stand there instead, the likeliest first.
    var repairs: [String] = []
}

// MARK: - What is nearly a phrase

extension QuickAddReader {
    /// Refuses a title that ends with words that are nearly a phrase, which would be lost in it.
    func refuseNearMiss(_ take: QuickAddTake, in line: QuickAddLine) throws(QuickAddProblem) {
        guard take.end > 0, !line.keys[take.end - 1].isEmpty else { return }
        let finders = [
            nameAndNumber, exception, joinedDates, timeOfPart, spokenTime, looseTime, partOfDay,
            weekend,
            looseDate,
            looseSpan, loosePoints, soOften, misspelled, brokenRepeat, loosePeople, countedDays,
            endOfEach,
            looseCount,
        ]
        let found = finders.lazy.compactMap { $0(take, line) }.first
        guard let miss = found.map({ fitting($0, line) }) else { return }
        let cause =
            if case .nearly(let typed, let phrase) = miss.cause {
                QuickAddProblem.Cause.nearly(typed, said(phrase))
            } else { miss.cause }
        throw QuickAddProblem(
            cause: cause,
            attempts: miss.repairs.map { line.line([(miss.range, said($0))]) }
                + [line.quoting(0..<max(take.end, miss.range.upperBound))])
    }

    /// What commands take, in the words of whoever types.
    func said(_ phrase: String) -> String { language.spoken(phrase, except: names) }

    /// Finds `evry mon`, `tomorow`, `5 pionts` or `for maia`.
    private func misspelled(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        var line = line
        var corrected: Set<Int> = []
        for place in max(line.floor(before: take.end), take.end - 6)..<take.end {
            guard let word = spelling.correction(of: FuzzyMatch.folded(line.key(place)))
            else { continue }
            line = line.with(language.read(word), at: place)
            corrected.insert(place)
        }
        guard !corrected.isEmpty else { return nil }
        let hasRhythm = take.first(\.isRhythm) != nil
        // A day may be what was read of `evry mon`.
        let ends = [take.end] + take.phrases.suffix(1).filter(\.isDate).map(\.range.upperBound)
        for end in ends {
            guard let phrase = longestPhrase(in: line, endingAt: end, withParts: hasRhythm),
                !phrase.isProblem, !corrected.isDisjoint(with: phrase.range),
                phrase.range.count > 1 || line.key(phrase.range.lowerBound).count > 4
            else { continue }
            let typed = line.typed(phrase.range)
            let text = line.text(phrase.range)
            return QuickAddNearMiss(
                range: phrase.range, cause: .nearly(typed, text), repairs: [text])
        }
        return nil
    }

    /// Finds a day and another one, or a repeat and its last day: `today and tomorrow`, `daily to fri`.
    private func joinedDates(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        guard let last = take.phrases.last, last.isDate, take.end > 1,
            ["and", "or", "&", "to", "till"].contains(line.key(take.end - 1)),
            let first = longestPhrase(in: line, endingAt: take.end - 1, withParts: true),
            first.isDate || first.isRhythm || first.isTail
        else { return nil }
        let (start, end) = (line.typed(first.range), line.typed(last.range))
        let range = first.range.lowerBound..<last.range.upperBound
        if first.isDate, let days = bothDays(first, last) {
            return QuickAddNearMiss(
                range: range, cause: .nearly(line.typed(range), days), repairs: [days])
        }
        return first.isDate
            ? QuickAddNearMiss(range: range, cause: .twoDates(start, end), repairs: [start, end])
            : QuickAddNearMiss(
                range: range, cause: .noDate("\(line.typed(take.end - 1..<take.end)) \(end)"),
                repairs: ["\(start) until \(end)"])
    }

    /// What `on the 1st and 15th` most likely is: both days of every month.
    private func bothDays(_ first: QuickAddPhrase, _ last: QuickAddPhrase) -> String? {
        let numbers = [first, last].map { phrase in
            phrase.text.split(separator: " ").last.flatMap { Int(ordinal: String($0)) }
        }
        guard let start = numbers[0], let end = numbers[1] else { return nil }
        return "every month on the \(start.ordinal) and \(end.ordinal)"
    }

    /// Finds `two points`, `-5 points` and `2.5 points`.
    private func loosePoints(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        if let miss = pointsLast(take, line) { return miss }
        guard take.end > 1, Self.pointUnits.contains(line.key(take.end - 1)),
            line.key(take.end - 1) != "p"
        else { return nil }
        let range = take.end - 2..<take.end
        let word = line.key(take.end - 2)
        if let count = Self.count(word), word.count > 2 {
            let points = count.counted("point", "points")
            return QuickAddNearMiss(
                range: range, cause: .nearly(line.typed(range), points), repairs: [points])
        }
        let isNumber =
            word.contains { $0.isNumber }
            && word.allSatisfy { $0.isNumber || "-−+.,'".contains($0) }
        guard isNumber else { return nil }
        return QuickAddNearMiss(range: range, cause: .points(line.typed(range)))
    }
}

extension QuickAddReader {
    /// Finds `points: 5` and `+5`.
    private func pointsLast(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        let word = line.key(last)
        let unit = line.key(last - 1)
        let isLed = unit.hasSuffix(":") && ["points", "punkte"].contains(String(unit.dropLast()))
        guard last > (isLed ? 1 : 0), isLed || word.hasPrefix("+"),
            let count = Int(digits: word.drop { $0 == "+" }, atMost: 4)
        else { return nil }
        let range = (isLed ? last - 1 : last)..<take.end
        let points = count.counted("point", "points")
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), points), repairs: [points])
    }
}

// MARK: - Phrases with something behind them

extension QuickAddReader {
    /// Finds a phrase that more follows than can be read: `every day after lunch`, `tomorrow for bob`.
    private func brokenRepeat(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        for split in (line.floor(before: take.end)..<take.end).reversed().prefix(5)
        where Self.isFollower(line.key(split)) {
            let rest = split..<take.end
            if let miss = length(rest, line) ?? unread(rest, line) { return miss }
        }
        return nil
    }

    /// Whether more about a repeat begins with that word.
    private static func isFollower(_ word: String) -> Bool {
        word.first?.isNumber == true
            || [
                "for", "at", "in", "on", "from", "until", "till", "after", "before", "by", "except",
            ]
            .contains(word)
    }

    /// Returns the phrase before `end` that says when, behind which others may stand.
    func timing(before end: Int, in line: QuickAddLine) -> QuickAddPhrase? {
        var end = end
        while let phrase = longestPhrase(in: line, endingAt: end, withParts: false) {
            if phrase.isRhythm || phrase.isDate { return phrase }
            guard !phrase.isProblem, !phrase.isTiming else { return nil }
            end = phrase.range.lowerBound
        }
        return nil
    }

    /// A length without a repeat: `for mia for 6 weeks`.
    private func length(_ rest: Range<Int>, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let words = line.text(rest)
        guard words.hasPrefix("for "),
            longestPhrase(in: line, endingAt: rest.lowerBound, withParts: false)?.isWhose == true,
            (try? moment.repeats.draft("day \(words)")) != nil
        else { return nil }
        let repeated = "every day \(words)"
        return QuickAddNearMiss(
            range: rest, cause: .nearly(line.typed(rest), repeated), repairs: [repeated])
    }

    /// Something behind a repeat that is no part of one, `every day after school`, or somebody who is not
    /// of the household: `tomorrow for bob`.
    private func unread(_ rest: Range<Int>, _ line: QuickAddLine) -> QuickAddNearMiss? {
        guard let phrase = timing(before: rest.lowerBound, in: line), phrase.range.lowerBound > 0
        else { return nil }
        // What was not read may as well be a part of the title, before the phrase.
        let between = phrase.range.upperBound..<rest.lowerBound
        let moved = [line.typed(rest), line.typed(phrase.range), line.typed(between)]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let whole = phrase.range.lowerBound..<rest.upperBound
        guard line.key(rest.lowerBound) == "for" else {
            guard phrase.isRhythm else { return nil }
            return QuickAddNearMiss(
                range: whole,
                cause: .rule(.words(line.typed(rest), expected: "a time such as at 18:00")),
                repairs: rest.count > 1 ? [moved] : [])
        }
        guard rest.count == 2 else { return nil }
        let name = line.typed(rest.lowerBound + 1..<rest.upperBound)
        let known = DidYouMean(people.vocabulary).suggestions(for: name)
        let start = line.typed(phrase.range.lowerBound..<rest.lowerBound)
        return QuickAddNearMiss(
            range: whole, cause: .nobody(name),
            repairs: known.map { "\(start) for \($0)" } + [moved])
    }
}
