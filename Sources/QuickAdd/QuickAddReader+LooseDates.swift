import HouseholdModel
import HouseholdWords

// MARK: - Dates and times that are none here

extension QuickAddReader {
    /// Parts of the day that no household has a time for.
    static let times = [
        "lunch": "12:00", "lunchtime": "12:00", "midday": "12:00", "afternoon": "15:00",
        "night": "20:00",
    ]

    /// Finds `every afternoon`, `this afternoon`, `tomorrow night`, `every day after lunch` or `evenings`.
    func partOfDay(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        if let miss = everyOne(take, line) ?? everyOneOfDay(take, line) { return miss }
        guard last > 0, let time = Self.times[line.key(last)] else { return nil }
        let before = line.key(last - 1)
        let range = last - 1..<take.end
        if let miss = everyPart(of: time, take, line) { return miss }
        if before == "this" {
            return QuickAddNearMiss(
                range: range, cause: .noTime(line.typed(range)), repairs: ["today at \(time)"])
        }
        let start = last - particles(before: last, in: line)
        guard timing(before: start, in: line) != nil else { return nil }
        let whole = line.start(of: start)..<take.end
        let days = whole.lowerBound < start ? [line.text(whole.lowerBound..<start)] : []
        // Of `wednesday afternoon at 15:30` the hour counts.
        let times = take.first(\.isClock) == nil ? ["at \(time)"] : []
        return QuickAddNearMiss(
            range: whole, cause: .noTime(line.typed(whole)),
            repairs: [(days + times).joined(separator: " ")])
    }

    /// Finds `mornings`, `in the evenings` or `mornings and evenings`.
    private func everyOne(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        var start = take.end - 1
        guard start > 0 else { return nil }
        if let miss = twoParts(take, line) { return miss }
        guard let part = part(ofMany: line.key(start)) else { return nil }
        var parts = [part]
        if line.key(start - 1) == "and", let first = self.part(ofMany: line.key(start - 2)) {
            parts.insert(first, at: 0)
            start -= 2
        }
        start -= particles(before: start, in: line)
        let range = start..<take.end
        let phrase = "every \(parts.joined(separator: " and "))"
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), phrase), repairs: [phrase])
    }

    /// Finds `morning and evening` and `7am and 7pm`, which are of every day.
    private func twoParts(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let range = take.end - 3..<take.end
        guard range.lowerBound > 0, line.key(take.end - 2) == "and",
            take.first(\.isTiming) == nil, timing(before: range.lowerBound, in: line) == nil,
            [range.lowerBound, take.end - 1].allSatisfy({ isTime(line.key($0)) })
        else { return nil }
        let isNamed = moment.dates.isNamed([line.key(take.end - 1)])
        let repair = "every day \(isNamed ? "" : "at ")\(line.text(range))"
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), repair), repairs: [repair])
    }

    /// Whether a word alone is a time, and not the number of something.
    private func isTime(_ word: String) -> Bool { moment.dates.time([word]) != nil }

    /// Finds `afternoons`, `saturday nights` and `every day afternoons`.
    private func everyOneOfDay(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        let word = line.key(last)
        guard last > 0, word.hasSuffix("s"), let time = Self.times[String(word.dropLast())] else {
            return nil
        }
        let lead = last - particles(before: last, in: line)
        if timing(before: lead, in: line)?.isRhythm == true {
            return QuickAddNearMiss(
                range: lead..<take.end, cause: .noTime(line.typed(lead..<take.end)),
                repairs: ["at \(time)"])
        }
        let day = Weekday(named: line.key(lead - 1))
        let isOn = day != nil && line.key(lead - 2) == "on"
        let range = line.start(of: lead - (day == nil ? 0 : isOn ? 2 : 1))..<take.end
        guard range.lowerBound > 0 else { return nil }
        return QuickAddNearMiss(
            range: range, cause: .noTime(line.typed(range)),
            repairs: ["every \(day?.short ?? "day") at \(time)"])
    }

    /// `evening` for `evenings`.
    func part(ofMany word: String) -> String? {
        let part = String(word.dropLast())
        return word.hasSuffix("s") && moment.dates.isNamed([part]) ? part : nil
    }

    /// Finds `every afternoon`, `every other night` or `every morning and afternoon`.
    private func everyPart(
        of time: String, _ take: QuickAddTake, _ line: QuickAddLine
    ) -> QuickAddNearMiss? {
        var start = take.end - 2
        var times = [time]
        if line.key(start) == "and", let first = self.time(ofPart: line.key(start - 1)) {
            start -= 2
            times.insert(first, at: 0)
        }
        let isOther = line.key(start) == "other"
        if isOther { start -= 1 }
        guard start > 0, ["every", "each"].contains(line.key(start)) else { return nil }
        let days = isOther ? "every other day" : "every day"
        let range = start..<take.end
        let hasClock = take.first(\.isClock) != nil
        return QuickAddNearMiss(
            range: range, cause: .noTime(line.typed(range)),
            repairs: [hasClock ? days : "\(days) at \(times.joined(separator: " and "))"])
    }

    private func time(ofPart word: String) -> String? {
        guard moment.dates.isNamed([word]), case .time(let time) = moment.dates.time([word]) else {
            return Self.times[word]
        }
        return time.description
    }

    /// How many words belong to a part of the day: `in the`, `at`.
    private func particles(before place: Int, in line: QuickAddLine) -> Int {
        if line.key(place - 1) == "the", line.key(place - 2) == "in" { return 2 }
        return ["in", "at", "after", "before"].contains(line.key(place - 1)) ? 1 : 0
    }

    /// Finds `next week`, `this weekend`, `2026-1-5` or `24.12.`.
    func looseDate(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        if let miss = shortDay(take, line) ?? holiday(take, line) ?? afterNext(take, line) {
            return miss
        }
        if let day = looseDay(line.words[last].text) {
            return QuickAddNearMiss(
                range: last..<take.end, cause: .noDate(line.words[last].text), repairs: [day])
        }
        let pair = max(last - 1, 0)..<take.end
        if let miss = endOfToday(take, line) { return miss }
        guard let repairs = Self.periods[line.text(pair)] else { return nil }
        return QuickAddNearMiss(range: pair, cause: .noDate(line.typed(pair)), repairs: repairs)
    }

    /// Finds `by the end of the day` and `by eod`.
    private func endOfToday(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let ends = [["end", "of", "the", "day"], ["end", "of", "day"], ["eod"]]
        guard let end = ends.first(where: { line.bare(0..<take.end).suffix($0.count) == $0[...] })
        else { return nil }
        var start = take.end - end.count
        while start > 1, ["the", "by", "until", "at", "before"].contains(line.key(start - 1)) {
            start -= 1
        }
        guard start > 0 else { return nil }
        let range = start..<take.end
        let isTimed =
            take.first(\.isTiming) != nil || timing(before: start, in: line) != nil
        return QuickAddNearMiss(
            range: range, cause: .noDate(line.typed(range)),
            repairs: [isTimed ? "" : "today"])
    }

    /// Finds `on the weekend` and `at the weekend`: each one, or the next; and `before the weekend`.
    func weekend(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        let start = line.key(last - 1) == "the" ? last - 2 : last - 1
        let repairs = [
            "on": ["every weekend", "sat"], "at": ["every weekend", "sat"], "before": ["by fri"],
        ]
        guard start > 0, line.key(last) == "weekend", let repairs = repairs[line.key(start)]
        else { return nil }
        let range = start..<take.end
        return QuickAddNearMiss(
            range: range, cause: .noDate(line.typed(range)), repairs: repairs)
    }

    private static let periods = [
        "next week": ["next mon", "in 1 week"], "next month": ["in 1 month"],
        "next year": ["in 12 months"], "next weekend": ["next sat"], "this weekend": ["sat"],
        "this week": ["end of week"], "this month": ["end of month"], "this year": ["end of year"],
    ]

    /// What `2026-1-5` or `24.12.` would be.
    private func looseDay(_ word: String) -> String? {
        let dashed = word.split(separator: "-", omittingEmptySubsequences: false)
            .map { Int(digits: $0, atMost: 4) }
        if dashed.count == 3, let year = dashed[0], let month = dashed[1], let number = dashed[2] {
            return Day(year: year, month: month, day: number)?.description
        }
        guard let day = DateVocabulary.dottedDay(word),
            (try? moment.dates.date(day.split(separator: " ").map(String.init))) != nil
        else { return nil }
        return day
    }
}

// MARK: - So long from now

extension Int {
    /// The number with its unit, in the words that commands take: `1 week`, `2 weeks`.
    func counted(_ one: String, _ several: String) -> String {
        "\(self) \(magnitude == 1 ? one : several)"
    }
}

extension QuickAddReader {
    /// Finds `in 2 hours`, `in two weeks` or `in 2 years`.
    func looseSpan(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let start = take.end - 3
        guard start >= 0, line.key(start) == "in", let unit = Self.units[line.key(start + 2)],
            let count = Self.count(line.key(start + 1))
        else { return nil }
        let repair =
            switch unit {
            case "minute": time(in: count)
            case "hour": time(in: count * 60)
            case "year": "in \(count * 12) months"
            default: "in \(count.counted(unit, unit + "s"))"
            }
        let range = start..<take.end
        return QuickAddNearMiss(
            range: range, cause: .noDate(line.typed(range)), repairs: [repair].compactMap(\.self))
    }

    private static let units = [
        "day": "day", "days": "day", "week": "week", "weeks": "week", "month": "month",
        "months": "month", "year": "year", "years": "year", "hour": "hour", "hours": "hour",
        "minute": "minute", "minutes": "minute", "mins": "minute", "min": "minute",
    ]

    /// The number that a word says.
    static func count(_ word: String) -> Int? {
        let words = [
            "a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        ]
        guard let place = words.firstIndex(of: word == "an" ? "a" : word) else {
            return Int(digits: word[...], atMost: 4)
        }
        return max(place, 1)
    }

    /// The time so many minutes from now, if it is today.
    private func time(in minutes: Int) -> String? {
        guard let now = moment.now.time, now.minutes + minutes < 1_440 else { return nil }
        let sum = now.minutes + minutes
        return TimeOfDay(hour: sum / 60, minute: sum % 60).map { "at \($0)" }
    }
}
