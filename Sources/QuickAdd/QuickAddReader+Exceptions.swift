import HouseholdModel

// MARK: - All days but some

extension QuickAddReader {
    /// What `day evening except sunday` is behind `every`: that of the other days of the week.
    func allBut(_ said: String) -> String? {
        let words = said.split(separator: " ").map(String.init)
        guard let lead = Self.exception(in: words) else { return nil }
        let front = Self.text(words[..<lead.lowerBound]).withoutComma
        guard let all = days(of: everyDay(front) ?? front),
            let some = exceptedDays(words[lead.upperBound...])
        else { return nil }
        let others = Weekday.allCases.filter {
            all.days.contains($0) && !some.days.contains($0)
        }
        guard !others.isEmpty else { return nil }
        return Self.text([others.map(\.short).joined(separator: ",")] + all.rest + some.rest)
    }

    /// Days of the week, and the words behind them.
    private typealias Days = (days: Set<Weekday>, rest: ArraySlice<String>)

    /// The days that `day evening` or `mon-fri at 18:00` names.
    private func days(of said: String) -> Days? {
        let words = said.split(separator: " ").map(String.init)
        return words.indices.reversed().lazy.compactMap { last -> Days? in
            days(named: words[...last]).map { ($0, words[(last + 1)...]) }
        }.first
    }

    /// The days that `on sat and sun for 6 weeks` takes out, however they are led up to.
    private func exceptedDays(_ words: ArraySlice<String>) -> Days? {
        words.indices.reversed().lazy.compactMap { last -> Days? in
            let named = words[...last].filter { !["on", "the", "every"].contains($0) }
            return days(named: named[...]).map { ($0, words[(last + 1)...]) }
        }.first
    }

    /// The days of every week that these words name, and nothing besides.
    private func days(named words: ArraySlice<String>) -> Set<Weekday>? {
        guard let draft = try? moment.repeats.draft(Self.text(words)),
            draft == RecurrenceDraft(draft.rhythm), case .rule(let parts) = draft.rhythm,
            parts.interval == 1, parts.weekdays.allSatisfy({ $0.ordinal == nil })
        else { return nil }
        switch parts.frequency {
        case .daily where parts.weekdays.isEmpty: return Set(Weekday.allCases)
        case .weekly where !parts.weekdays.isEmpty: return Set(parts.weekdays.map(\.weekday))
        case .hourly, .daily, .weekly, .monthly, .yearly: return nil
        }
    }

    private static func text(_ words: some Sequence<String>) -> String {
        words.joined(separator: " ")
    }

    /// Where the words stand that take something out.
    private static func exception(in words: [String]) -> Range<Int>? {
        words.indices.dropFirst().lazy.compactMap { place in
            exceptions.first { words[place...].starts(with: $0) }.map { place..<place + $0.count }
        }.first
    }

    private static let exceptions = [
        ["except", "for"], ["except"], ["but", "not"], ["but"], ["apart", "from"],
        ["other", "than"],
    ]
}

// MARK: - Exceptions that take out nothing that is known

extension QuickAddReader {
    /// Finds `every night except friday`, `evenings except friday` and `daily except the holidays`.
    func exception(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let floor = line.floor(before: take.end)
        let words = line.bare(floor..<take.end)
        guard let place = Self.exception(in: words)?.lowerBound, floor + place > 1 else {
            return nil
        }
        let lead = floor + place
        let start = (floor..<lead).last { beginsRepeat(line.key($0)) } ?? lead - 1
        let last = take.phrases.last { $0.range.lowerBound == take.end && $0.isTiming }
        let range = start..<(last?.range.upperBound ?? take.end)
        let days = line.text(lead..<range.upperBound)
        if start > 0, let time = Self.times[line.key(lead - 1)],
            let text = allBut("day at \(time) \(days)")
        {
            return QuickAddNearMiss(
                range: range, cause: .noTime(line.typed(range)), repairs: ["every \(text)"])
        }
        if let part = part(ofMany: line.key(start)), let text = allBut("day \(part) \(days)") {
            return QuickAddNearMiss(
                range: range, cause: .nearly(line.typed(range), "every \(text)"),
                repairs: ["every \(text)"])
        }
        guard longestPhrase(in: line, endingAt: lead, withParts: false)?.isRhythm == true else {
            return nil
        }
        return QuickAddNearMiss(
            range: range,
            cause: .rule(
                .words(
                    line.typed(lead..<range.upperBound),
                    expected: "the days it does come, such as mon-fri")))
    }

    private func beginsRepeat(_ word: String) -> Bool {
        ["every", "each"].contains(word) || Self.adverbs.contains(word)
    }
}
