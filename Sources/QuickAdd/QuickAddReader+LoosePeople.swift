import HouseholdModel

// MARK: - People without the word that leads up to them

extension QuickAddReader {
    /// Finds `@mia`, `assigned to mia`, `mia or max`, and `mia` behind a phrase: `every day mia`.
    func loosePeople(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = line.key(take.end - 1)
        if last.hasPrefix("@"),
            let miss = named(
                [String(last.dropFirst())], take.end - 1..<take.end, line)
        {
            return miss
        }
        let starts = max(line.floor(before: take.end), take.end - 6)..<take.end
        if let miss = starts.lazy.compactMap({ either($0..<take.end, line) }).first { return miss }
        for start in starts.reversed() {
            let range = start..<take.end
            let words = line.listed(range)
            if Self.isAssigned(words.prefix(2)), words.count > 2 {
                return named(Array(words.dropFirst(2)), range, line)
            }
            guard start > 0,
                let before = longestPhrase(in: line, endingAt: start, withParts: false),
                !before.isProblem, !before.isWhose, before.range.lowerBound > 0
            else { continue }
            if let miss = named(words, range, line) { return miss }
        }
        return nil
    }

    private static func isAssigned(_ words: ArraySlice<String>) -> Bool {
        [["assigned", "to"], ["assign", "to"], ["done", "by"], ["given", "to"]]
            .contains { $0.elementsEqual(words) }
    }

    /// Names, or words such as `anyone`, that want `for` before them.
    private func named(
        _ words: [String], _ range: Range<Int>, _ line: QuickAddLine
    ) -> QuickAddNearMiss? {
        let phrase = "for " + words.joined(separator: " ")
        let tokens = (try? Tokenizer.words(in: phrase)) ?? []
        let alone = QuickAddLine(tokens.map { QuickAddWord($0) })
        let whole = 0..<alone.words.count
        guard !whole.isEmpty,
            let found = whose(in: alone, whole) ?? everybody(in: alone, whole), found.isWhose
        else { return nil }
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), phrase), repairs: [phrase])
    }

    /// One of several, which nobody can be: they take turns, or each has a copy.
    private func either(_ range: Range<Int>, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let isLed = line.key(range.lowerBound) == "for"
        let before = line.key(range.lowerBound - 1)
        guard isLed || range.lowerBound > 0 && !Self.governors.contains(before) else { return nil }
        let words = line.listed(isLed ? range.dropFirst() : range).flatMap { word in
            isLed ? word.split(separator: "/").map(String.init).joined(by: "or") : [word]
        }
        guard words.count > 2, words.contains("or") else { return nil }
        let names = words.map { $0 == "or" ? "and" : $0 }
        guard case .success(let people) = people.list(names), people.count > 1 else { return nil }
        let each = "for " + names.joined(separator: " ")
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), "\(each) taking turns"),
            repairs: ["\(each) taking turns", each])
    }
}

extension [String] {
    /// The items with a word between them.
    fileprivate func joined(by word: String) -> [String] {
        Array(map { [$0] }.joined(separator: [word]))
    }
}

// MARK: - So many times

extension QuickAddReader {
    /// Finds `once a month`, `3 times a day` or `every school day`.
    func looseCount(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let words = line.listed(max(take.end - 4, 0)..<take.end)
        if ["school day", "schoolday"].contains(where: words.joined(separator: " ").hasSuffix),
            let every = words.lastIndex(where: { $0 == "every" || $0 == "each" })
        {
            let range = take.end - words.count + every..<take.end
            return QuickAddNearMiss(
                range: range, cause: .nearly(line.typed(range), "every weekday"),
                repairs: ["every weekday"])
        }
        if let miss = daysAWeek(words, take, line) { return miss }
        guard words.count > 2, ["a", "per", "each", "every"].contains(words[words.count - 2]),
            let unit = words.last, ["day", "month"].contains(unit)
        else { return nil }
        guard let times = Self.times(words.dropLast(2)) else { return nil }
        return spread(times.count, unit, take.end - 2 - times.length..<take.end, line)
    }

    /// Finds `5 days a week`.
    private func daysAWeek(
        _ words: [String], _ take: QuickAddTake, _ line: QuickAddLine
    ) -> QuickAddNearMiss? {
        guard words.count == 4, ["day", "days"].contains(words[1]),
            ["a", "per"].contains(words[2]), words[3] == "week",
            let count = Self.count(words[0]), (1...7).contains(count)
        else { return nil }
        let range = take.end - 4..<take.end
        let repair = count == 1 ? "once a week" : "\(count) times a week"
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), repair), repairs: [repair])
    }

    /// Finds `nightly`, and `biweekly`, which is one thing here and another one there.
    func soOften(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let range = take.end - 1..<take.end
        guard take.end > 1, let repairs = Self.adverbsOfTwo[line.key(range.lowerBound)] else {
            return nil
        }
        // So many times a week is on no day that is named.
        let hasDay = take.first { $0.isDate || $0.isDays } != nil
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), repairs[0]),
            repairs: hasDay ? Array(repairs.prefix(1)) : repairs)
    }

    private static let adverbsOfTwo = [
        "biweekly": ["every 2 weeks", "twice a week"],
        "bi-weekly": ["every 2 weeks", "twice a week"],
        "bimonthly": ["every 2 months", "every month on the 1,15"],
        "nightly": ["every day at 20:00"],
    ]

    /// Finds `twice daily` and `3 times every day`, of which the end is a repeat.
    func countedDays(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let units = ["daily": "day", "day": "day", "monthly": "month", "month": "month"]
        guard let rhythm = take.phrases.last, rhythm.isRhythm,
            rhythm.range.lowerBound == take.end, let unit = units[rhythm.text]
        else { return nil }
        let words = line.listed(max(take.end - 2, 0)..<take.end)
        guard let times = Self.times(words), take.end > times.length else { return nil }
        return spread(
            times.count, unit, take.end - times.length..<rhythm.range.upperBound, line)
    }

    /// How often the last of `words` say, such as `twice`, `3x` or `3 times`, and how many words that takes.
    private static func times(_ words: [String]) -> (count: Int, length: Int)? {
        guard let last = words.last else { return nil }
        let isTimes = words.count > 1 && ["times", "x"].contains(last)
        let said = isTimes ? words[words.count - 2] : last
        let count =
            isTimes
            ? Self.count(said)
            : said.hasSuffix("x") ? Int(said.dropLast()) : ["once": 1, "twice": 2][said]
        guard let count, count > 0 else { return nil }
        return (count, isTimes ? 2 : 1)
    }

    /// Finds `at the end of every month`, of which the end is a repeat.
    func endOfEach(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        guard let rhythm = take.phrases.last, rhythm.isRhythm, rhythm.text == "month",
            rhythm.range.lowerBound == take.end, take.end > 2,
            line.listed(take.end - 2..<take.end) == ["end", "of"]
        else { return nil }
        var start = take.end - 2
        while start > 1, ["the", "at", "on", "by"].contains(line.key(start - 1)) { start -= 1 }
        let range = start..<rhythm.range.upperBound
        let repair = "every month on the last day"
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), repair), repairs: [repair])
    }

    /// So many times of a day or a month, which need times or days of their own.
    private func spread(
        _ count: Int, _ unit: String, _ range: Range<Int>, _ line: QuickAddLine
    ) -> QuickAddNearMiss {
        let typed = line.typed(range)
        let repair = count == 1 ? "every \(unit)" : Self.spread["\(count) \(unit)"]
        guard let repair else {
            let example = Self.spread["2 \(unit)"] ?? ""
            return QuickAddNearMiss(
                range: range, cause: .rule(.words(typed, expected: "when, such as \(example)")))
        }
        return QuickAddNearMiss(range: range, cause: .nearly(typed, repair), repairs: [repair])
    }

    /// So many times of a day or a month, evenly.
    private static let spread = [
        "2 day": "every day at 8:00 and 18:00", "3 day": "every day at 8:00 and 13:00 and 18:00",
        "2 month": "every month on the 1,15",
    ]
}
