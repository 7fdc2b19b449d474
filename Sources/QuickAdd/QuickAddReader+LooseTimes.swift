import HouseholdModel

// MARK: - Times as people say them

extension QuickAddReader {
    /// Finds `at 7`, `at seven`, `at 7.30`, `at 25:00`, `eight o'clock` and `before 18:00`.
    func looseTime(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        if let miss = notBefore(take, line) { return miss }
        let (place, minutes) = clockFace(before: take.end, in: line)
        let isClock = place < take.end - 1
        let word = spelt(line.key(place))
        let lead = line.key(place - 1)
        let isLed =
            lead == "at"
            || Self.deadlines.contains(lead)
                && (isNearlyTime(line.key(place)) || isHourBehindDay(place, in: line))
            || take.first(\.isTiming) == nil && isBehindDay(place, in: line)
        guard place > 0, isLed || isClock,
            word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") })
        else { return beforeTime(take, line) }
        let numbers = word.split { $0 == ":" || $0 == "." }.map { Int(digits: $0, atMost: 2) }
        guard let first = numbers.first, let hour = first, numbers.count < 3 else { return nil }
        let minute = minutes ?? (numbers.count == 2 ? numbers[1] ?? 60 : 0)
        let isOpen = (1...11).contains(hour) && numbers.count == 1
        let start = place - (Self.leads.contains(lead) && place > 1 ? 1 : 0)
        return QuickAddNearMiss(
            range: start..<take.end, cause: .noTime(line.typed(start..<take.end)),
            repairs: Self.times(isOpen ? [hour, hour + 12] : [hour], minute, after: lead))
    }

    /// Finds `at 3 nights` and `halb 8 evenings`, which in German are `um 3 nachts` and `halb 8 abends`: the part of the
    /// day says which half of the clock is meant.
    func timeOfPart(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let place = take.end - 1
        guard place > 0, line.key(place).hasSuffix("s"),
            let hours = Self.hours[String(line.key(place).dropLast())]
        else { return nil }
        let before = QuickAddTake(end: place, phrases: take.phrases)
        guard let miss = spokenTime(before, line) ?? looseTime(before, line) else { return nil }
        let repairs = miss.repairs(among: hours)
        let range = miss.range.lowerBound..<take.end
        return repairs.isEmpty
            ? nil
            : QuickAddNearMiss(range: range, cause: .noTime(line.typed(range)), repairs: repairs)
    }

    /// The same without the half of the clock that is not meant where a part of the day stands before a time: `tonight at
    /// quarter past 7` or `evenings at 7`.
    func fitting(_ miss: QuickAddNearMiss, _ line: QuickAddLine) -> QuickAddNearMiss {
        let part = line.key(miss.range.lowerBound - 1)
        guard case .noTime = miss.cause,
            let hours = Self.hours[part.hasSuffix("s") ? String(part.dropLast()) : part]
        else { return miss }
        let repairs = miss.repairs(among: hours)
        guard !repairs.isEmpty else { return miss }
        return QuickAddNearMiss(range: miss.range, cause: miss.cause, repairs: repairs)
    }

    /// The hours that a part of the day has.
    private static let hours: [String: Set<Int>] = [
        "morning": Set(4...12), "afternoon": Set(12...18), "evening": Set(16...23),
        "tonight": Set(16...23), "night": Set(20...23).union(0...5),
    ]

    /// Whether `8` of `every morning before 8` stands behind a day or a repeat, with a word between.
    private func isHourBehindDay(_ place: Int, in line: QuickAddLine) -> Bool {
        guard Int(line.key(place)) != nil,
            let phrase = longestPhrase(in: line, endingAt: place - 1, withParts: false)
        else { return false }
        return (phrase.isDate || phrase.isRhythm) && phrase.range.lowerBound > 0
    }

    /// Whether `8` or `17h` at a place stands behind a day: `friday 8`.
    private func isBehindDay(_ place: Int, in line: QuickAddLine) -> Bool {
        guard line.key(place).first?.isNumber == true,
            let phrase = longestPhrase(in: line, endingAt: place, withParts: false)
        else { return false }
        return (phrase.isDate || phrase.isRhythm) && phrase.range.lowerBound > 0
    }

    /// Where the hour of a time before `end` stands, and the minutes of `seven o'clock 30`.
    private func clockFace(
        before end: Int, in line: QuickAddLine
    ) -> (place: Int, minutes: Int?) {
        let isClock = { place in ["o'clock", "o’clock", "oclock"].contains(line.key(place)) }
        if isClock(end - 1) { return (end - 2, nil) }
        guard isClock(end - 2), let minutes = Int(digits: line.key(end - 1)[...], atMost: 2) else {
            return (end - 1, nil)
        }
        return (end - 3, minutes)
    }

    /// Finds `half past seven`, `quarter to eight` and `at ten past eight`; and in German `halb acht`, which is
    /// half an hour before eight, `dreiviertel acht` and `fünf vor halb acht`.
    func spokenTime(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        guard last > 0, let hour = Self.count(line.key(last)), (1...12).contains(hour),
            let part = partOfHour(before: last, in: line)
        else { return nil }
        let lead = line.key(part.start - 1)
        let start = part.start - (Self.leads.contains(lead) ? 1 : 0)
        guard start > 0 else { return nil }
        let first = (hour * 60 + part.minutes + 720) % 720
        let range = start..<take.end
        return QuickAddNearMiss(
            range: range, cause: .noTime(line.typed(range)),
            repairs: Self.times([first / 60, first / 60 + 12], first % 60, after: lead))
    }

    /// How many minutes the words before an hour add to it, and where they start.
    private func partOfHour(
        before place: Int, in line: QuickAddLine
    ) -> (minutes: Int, start: Int)? {
        let side = line.key(place - 1)
        switch side {
        case "halb":
            let start = place - 1
            guard let away = minutesAway(before: start, in: line) else { return (-30, start) }
            return (away.minutes - 30, away.start)
        case "dreiviertel":
            return (-15, place - 1)
        case "viertel":
            let isThree = ["three", "drei"].contains(line.key(place - 2))
            return isThree ? (-15, place - 2) : (-45, place - 1)
        default:
            return minutesAway(before: place, in: line)
        }
    }

    /// What `quarter to`, `half past`, `ten minutes past` or `kurz nach` adds to what stands behind it.
    private func minutesAway(
        before place: Int, in line: QuickAddLine
    ) -> (minutes: Int, start: Int)? {
        let side = line.key(place - 1)
        let isPast = ["past", "after", "nach"].contains(side)
        guard isPast || ["to", "before", "vor"].contains(side) else { return nil }
        var start = place - 2
        if ["minutes", "minute", "min", "minuten"].contains(line.key(start)) { start -= 1 }
        switch line.key(start) {
        case "quarter", "viertel": return (isPast ? 15 : -15, start)
        case "half": return side == "past" ? (30, start) : nil
        case "kurz": return (0, start)
        case let word:
            // A title may say `pages 5 to 10`.
            guard let count = Self.count(word) ?? ["twenty": 20, "twenty-five": 25][word],
                [5, 10, 20, 25].contains(count),
                side != "to" || Self.leads.contains(line.key(start - 1))
            else { return nil }
            return (isPast ? count : -count, start)
        }
    }
}

// MARK: - Parts of a time

extension QuickAddReader {
    /// Words in front of a time that say by when.
    private static let deadlines: Set<String> = ["by", "before", "until", "till"]

    /// Words in front of a time that belong to it.
    private static let leads = deadlines.union(["at", "on"])

    /// Such hours as phrases, `by 18:00` or `at 18:00` as they were led up to.
    private static func times(_ hours: [Int], _ minute: Int, after lead: String) -> [String] {
        hours.compactMap { TimeOfDay(hour: $0, minute: minute) }
            .map { "\(deadlines.contains(lead) ? "by" : "at") \($0)" }
    }

    /// Whether it is more than a number, which a title may say: `pages until 10`; and no time, which it would be
    /// behind `by`.
    private func isNearlyTime(_ word: String) -> Bool {
        !word.allSatisfy(\.isNumber) && moment.dates.time([word]) == nil
    }

    /// `6` for `six`, `18` for `18h` and `18pm`; other words as they are.
    private func spelt(_ word: String) -> String {
        guard word.first?.isNumber == true else {
            return word.count > 2
                ? Self.count(word).flatMap { $0 > 0 ? "\($0)" : nil } ?? word : word
        }
        if ["am", "pm"].contains(where: word.hasSuffix), moment.dates.time([word]) == nil {
            return String(word.dropLast(2))
        }
        return word.hasSuffix("h") && !word.contains(":") && word.contains(".")
            ? String(word.dropLast()) : word.replacing("h", with: ":")
    }

    /// A time with `but not before`, which is none that a chore has, and least of all its end.
    private func notBefore(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let clock = take.phrases.last { $0.isClock && $0.range.lowerBound == take.end }
        let end = clock?.range.upperBound ?? take.end
        let place = (max(end - 4, 1)..<max(end - 2, 1)).first { place in
            line.key(place) == "not" && Self.deadlines.contains(line.key(place + 1))
                && line.key(place + 2).first?.isNumber == true
        }
        guard let place else { return nil }
        let range = (place > 1 && line.key(place - 1) == "but" ? place - 1 : place)..<end
        return QuickAddNearMiss(range: range, cause: .noTime(line.typed(range)))
    }

    /// A time with `before` or `until`, which stand for `by`.
    private func beforeTime(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let range = max(take.end - 2, 0)..<take.end
        guard range.lowerBound > 0,
            ["before", "until", "till"].contains(line.key(range.lowerBound)),
            line.key(take.end - 1).first?.isNumber == true,
            moment.dates.time([line.key(take.end - 1)]) != nil
        else { return nil }
        let repair = "by \(line.key(take.end - 1))"
        return QuickAddNearMiss(
            range: range, cause: .nearly(line.typed(range), repair), repairs: [repair])
    }
}

extension QuickAddNearMiss {
    /// Those repairs that end with a time in one of so many hours.
    fileprivate func repairs(among hours: Set<Int>) -> [String] {
        repairs.filter { repair in
            guard let last = repair.split(separator: " ").last,
                let time = TimeOfDay(words: String(last))
            else { return false }
            return hours.contains(time.minutes / 60)
        }
    }
}
