import HouseholdModel
import HouseholdWords

// MARK: - What is left in the title

extension QuickAddReader {
    /// Refuses a title in which words stand that say who, when or how many points, where no others said so.
    func refuseLeftover(_ take: QuickAddTake, in line: QuickAddLine) throws(QuickAddProblem) {
        let problem = unusedName(take, line) ?? unusedTime(take, line) ?? unusedPoints(take, line)
        if let problem { throw problem }
    }

    /// A problem with the title as it is in quotes, and with words of it moved behind it.
    private func problem(
        _ cause: QuickAddProblem.Cause, _ take: QuickAddTake, _ line: QuickAddLine,
        moving range: Range<Int>?, as phrase: String, isLikely: Bool
    ) -> QuickAddProblem {
        let quoted = line.quoting(0..<take.end)
        guard let range, range.count < take.end else {
            return QuickAddProblem(cause: cause, attempts: [quoted])
        }
        let moved = line.line([(range, ""), (take.end..<take.end, said(phrase))])
        return QuickAddProblem(
            cause: cause, attempts: isLikely ? [moved, quoted] : [quoted, moved])
    }
}

// MARK: - Who

extension QuickAddReader {
    /// Finds `feed cat mia`, `mia tidies room` or `everyone tidies their own room`.
    private func unusedName(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddProblem? {
        guard take.first(\.isWhose) == nil,
            let start = (0..<take.end).first(where: { isSomebody(line.key($0)) || isAll($0, line) })
        else { return nil }
        let names = start..<endOfNames(from: start, before: take.end, line)
        let isLed = start > 1 && line.key(start - 1) == "for"
        let range = isLed ? start - 1..<names.upperBound : names
        let isGoverned = Self.governors.contains(line.key(range.lowerBound - 1))
        let isEither = line.key(names.upperBound) == "or"
        return problem(
            .whose(line.typed(names)), take, line, moving: isGoverned || isEither ? nil : range,
            as: isAll(start, line)
                ? "for \(everybody)" : "for \(line.text(names).replacing("/", with: ","))",
            isLikely: take.end - range.count > 1)
    }

    /// Finds `ben 3` and `for ben 3` at the end.
    func nameAndNumber(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        guard last > 1, Int(digits: line.key(last)[...], atMost: 3) != nil,
            isSomebody(line.key(last - 1)), take.first(\.isPoints) == nil,
            take.first(\.isWhose) == nil
        else { return nil }
        let isLed = last > 2 && line.key(last - 2) == "for"
        let range = last - (isLed ? 2 : 1)..<take.end
        let phrase = "for \(line.key(last - 1)) \(line.key(last)) points"
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), phrase), repairs: [phrase])
    }

    private var everybody: String {
        people.all.contains(where: \.isChild) ? "each child" : "everybody"
    }

    /// Whether a word is a name, or several with signs between them: `mia,max`.
    private func isSomebody(_ word: String) -> Bool {
        let parts = FuzzyMatch.folded(word).split(omittingEmptySubsequences: false) {
            ",+&/".contains($0)
        }
        return parts.allSatisfy { names.contains(String($0)) }
    }

    /// Whether everybody is named, and nothing is done with them.
    private func isAll(_ place: Int, _ line: QuickAddLine) -> Bool {
        place == 0 && ["everyone", "everybody"].contains(line.key(0))
    }

    /// Where names end that `and` or commas join, or nothing.
    private func endOfNames(from start: Int, before limit: Int, _ line: QuickAddLine) -> Int {
        var end = start + 1
        while end < limit {
            let isJoined = ["and", "&"].contains(line.key(end))
            let next = isJoined ? end + 1 : end
            guard next < limit, isSomebody(line.key(next)) else { return end }
            end = next + 1
        }
        return end
    }

    /// Words behind which stands with whom something is done, rather than who does it.
    static let governors: Set<String> = [
        "with", "to", "from", "for", "of", "about", "like", "and", "&", "or", "than", "by", "at",
        "on",
        "in",
        "the", "ask", "call", "help", "thank", "hug", "remind", "tell", "visit", "bring", "meet",
    ]
}

// MARK: - When, and how many points

extension QuickAddReader {
    /// Finds `bins 7pm out`, `Read Monday magazine` or `make every bed`.
    private func unusedTime(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddProblem? {
        let hasTiming = take.first(\.isTiming) != nil
        let hasDay = take.first { $0.isTiming && !$0.isClock } != nil
        for place in (0..<take.end).reversed()
        where saysWhen(place, line) || isLikeDate(place, line, besideTime: hasTiming && !hasDay) {
            let phrase = timing(around: place, before: take.end, line)
            let isDay = !hasDay && (phrase?.isDate ?? isLikeDate(place, line, besideTime: true))
            if hasTiming, !isDay, phrase?.isRhythm != true { continue }
            if !hasTiming, let problem = bareTime(place, take, line) { return problem }
            let range = hasTiming && phrase?.isDate != true ? nil : phrase?.range
            let typed = line.typed(phrase?.range ?? dateRange(around: place, line))
            let isLed = phrase.map { line.key($0.range.lowerBound) == "at" } ?? false
            let isClock = phrase?.isClock == true && !isLed
            let isBesideTime = hasTiming && phrase?.isDate == true
            let isLikely = isClock || isBesideTime || (phrase?.range.count ?? 0) > 1
            return problem(
                .when(typed), take, line, moving: range, as: isClock ? "at \(typed)" : typed,
                isLikely: isLikely)
        }
        return nil
    }

    /// Finds `Feed cat evening`: a part of the day that nothing leads up to.
    private func bareTime(
        _ place: Int, _ take: QuickAddTake, _ line: QuickAddLine
    ) -> QuickAddProblem? {
        let word = line.key(place)
        guard place == take.end - 1, moment.dates.isNamed([word]) else { return nil }
        let phrase = moment.dates.isNamed(["in", "the", word]) ? "in the \(word)" : "at \(word)"
        return problem(
            .when(line.typed(place..<take.end)), take, line, moving: place..<take.end, as: phrase,
            isLikely: false)
    }

    /// What says when in the middle of a title, with the word at a place in it.
    private func timing(
        around place: Int, before limit: Int, _ line: QuickAddLine
    ) -> QuickAddPhrase? {
        for end in (place + 1...min(limit, place + 5)).reversed() {
            for withParts in [false, true] {
                guard let phrase = longestPhrase(in: line, endingAt: end, withParts: withParts),
                    phrase.isRhythm || phrase.isDate || phrase.isClock,
                    phrase.range.contains(place)
                else { continue }
                return phrase
            }
        }
        return nil
    }

    /// Whether a word of the title is one of time.
    private func saysWhen(_ place: Int, _ line: QuickAddLine) -> Bool {
        let word = line.key(place)
        if Self.timeWords.contains(word) { return true }
        guard let first = word.utf8.first, (48...57).contains(first) else {
            return ["am", "pm"].contains(word) && Int(line.key(place - 1)) != nil
        }
        let ends = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        return ends.count < 3 && ends.allSatisfy { moment.dates.time([$0]) != nil }
            || word.hasSuffix("x") && Int(word.dropLast()) != nil
    }

    private static let timeWords: Set<String> = Set(
        [
            "today", "tonight", "tomorrow", "yesterday", "morning", "mornings", "afternoon",
            "evening", "evenings", "bedtime", "noon", "midnight", "daily", "weekly", "fortnightly",
            "monthly", "yearly", "every", "each", "first", "weekday", "weekdays", "weekend",
            "weekends", "twice", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri",
        ] + Weekday.allCases.flatMap { [$0.word, "\($0.word)s"] })

    /// Finds `win 5 points game`.
    private func unusedPoints(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddProblem? {
        guard take.first(\.isPoints) == nil else { return nil }
        for end in (1..<max(take.end, 1)).reversed() {
            let word = line.key(end - 1)
            guard word != "p", Self.pointUnits.contains(where: { word.hasSuffix($0) }),
                let phrase = longestPhrase(in: line, endingAt: end, withParts: false),
                phrase.isPoints
            else { continue }
            let typed = line.typed(phrase.range)
            return problem(
                .worth(typed), take, line, moving: phrase.range, as: typed, isLikely: true)
        }
        return nil
    }
}
