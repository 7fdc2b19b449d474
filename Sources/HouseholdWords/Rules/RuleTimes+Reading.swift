import HouseholdModel

extension RuleTimes {
    /// A time that was found among words, and the others.
    struct Found {
        var days: Set<Weekday>?
        var hours: HourSpan?
        var isAtTablet = false
        var isBeforeMustDos = false
        var due: HouseDue?
        /// What has to be done first.
        var before: HouseLeast?
        /// Whether the time from then on is named, and not the one until then.
        var isReached = false
        /// Whether only evenings are meant.
        var isEvening = false
        /// Whether hours were named as a night, from one to another.
        var isNight = false
        var rest: [String] = []

        /// Whether what has to be done first, if anything is named so far, is meant from then on as well, or until then.
        fileprivate func agrees(isReached: Bool) -> Bool {
            before == nil && !isBeforeMustDos && due != .late || self.isReached == isReached
        }
    }

    /// Finds when and where a sentence is about; `nil` where it says one of them twice, or of what has to be done first
    /// both that it is and that it is not.
    ///
    /// - Throws: ``HouseSentence/Problem`` where it says something that is no time for rules.
    func read(_ words: [String]) throws(HouseSentence.Problem) -> Found? {
        var found = Found()
        var place = 0
        while place < words.count {
            if let least = leasts.read(words[place...]) {
                guard found.before == nil, found.agrees(isReached: least.isReached) else {
                    return nil
                }
                (found.before, found.isReached) = (least.least, least.isReached)
                place += least.count
            } else if let hours = try hours(words[place...]) {
                guard found.hours == nil else { return nil }
                (found.hours, found.isNight) = (hours.span, hours.isNight)
                place += hours.count
            } else if let days = days(words[place...]) {
                guard found.days == nil else { return nil }
                (found.days, found.isEvening) = (days.days, days.areEvenings)
                place += days.count
            } else if let count = tablet.count(in: words[place...]) {
                guard !found.isAtTablet else { return nil }
                found.isAtTablet = true
                place += count
            } else if let (due, count) = due(words[place...]) {
                guard found.due == nil, due != .late || found.agrees(isReached: false) else {
                    return nil
                }
                found.due = due
                place += count
            } else if let count = onTime.count(in: words[place...]) {
                guard found.due == nil, found.agrees(isReached: true) else { return nil }
                (found.due, found.isReached) = (.late, true)
                place += count
            } else if let count = mustDos.count(in: words[place...]) {
                guard !found.isBeforeMustDos, found.agrees(isReached: false) else { return nil }
                found.isBeforeMustDos = true
                place += count
            } else if let count = afterMustDos.count(in: words[place...]) {
                guard !found.isBeforeMustDos, found.agrees(isReached: true) else { return nil }
                (found.isBeforeMustDos, found.isReached) = (true, true)
                place += count
            } else {
                found.rest.append(words[place])
                place += 1
            }
        }
        return found
    }
}

// MARK: - Days

extension RuleTimes {
    /// Which chores are named first by when they are due.
    private func due(_ words: ArraySlice<String>) -> (due: HouseDue, count: Int)? {
        HouseDue.allCases.lazy.compactMap { due in
            dues[due]?.count(in: words).map { (due, $0) }
        }.first
    }

    private typealias Days = (days: Set<Weekday>, areEvenings: Bool, count: Int)

    /// The days that are named first.
    private func days(_ words: ArraySlice<String>) -> Days? {
        if let count = schoolNights.count(in: words) { return (.schoolNights, true, count) }
        guard let first = day(words) else { return nil }
        if let last = range(from: first, in: words) { return last }
        var (days, count) = (first.days, first.count)
        while true {
            let rest = words.dropFirst(count)
            let joint = rest.first.map(joints.contains) == true ? 1 : 0
            guard let next = day(rest.dropFirst(joint)) else { return (days, false, count) }
            days.formUnion(next.days)
            count += joint + next.count
        }
    }

    /// The days from the first to another one, if another follows that way.
    private func range(
        from first: (days: Set<Weekday>, count: Int), in words: ArraySlice<String>
    ) -> Days? {
        let rest = words.dropFirst(first.count)
        guard let start = first.days.first, first.days.count == 1,
            rest.first.map(to.contains) == true, let last = day(rest.dropFirst()),
            let end = last.days.first, last.days.count == 1
        else { return nil }
        let length = end.days(after: start)
        let days = Weekday.allCases.filter { $0.days(after: start) <= length }
        return (Set(days), false, first.count + 1 + last.count)
    }

    /// The day that is named first, or the days that have a name together.
    private func day(_ words: ArraySlice<String>) -> (days: Set<Weekday>, count: Int)? {
        for (names, days) in [(weekend, Set<Weekday>.weekend), (schoolDays, .schoolDays)] {
            if let count = names.count(in: words) { return (days, count) }
        }
        let known = leads + from
        let lead = words.prefix { known.contains($0) }.count
        guard let word = words.dropFirst(lead).first else { return nil }
        let day = Weekday.allCases.first { day in
            days[day]?.words.contains([word]) == true
        }
        return day.map { ([$0], lead + 1) }
    }
}

// MARK: - Hours

extension RuleTimes {
    private typealias Hours = (span: HourSpan, isNight: Bool, count: Int)

    /// The hours that are named first.
    private func hours(
        _ words: ArraySlice<String>
    ) throws(HouseSentence.Problem) -> Hours? {
        if let hours = try stretch(words) { return hours }
        guard let lead = words.first, before.contains(lead) || after.contains(lead),
            let first = try hour(words.dropFirst())
        else { return nil }
        let count = 1 + first.count
        let isBefore = before.contains(lead)
        if let other = try otherSide(words.dropFirst(count), isBefore: !isBefore) {
            let (early, late) = isBefore ? (first.hour, other.hour) : (other.hour, first.hour)
            guard early <= late else { throw .noHours }
            return (try span(from: late, until: early), false, count + other.count)
        }
        return isBefore
            ? (try span(from: 0, until: first.hour), false, count)
            : (try span(from: first.hour, until: 24), false, count)
    }

    /// Hours between two, if that is how they are named.
    private func stretch(
        _ words: ArraySlice<String>
    ) throws(HouseSentence.Problem) -> Hours? {
        for (lead, middle) in between where words.first == lead {
            guard let first = try hour(words.dropFirst()) else { continue }
            let rest = words.dropFirst(1 + first.count)
            guard rest.first == middle, let last = try hour(rest.dropFirst()) else { continue }
            let span = try span(from: first.hour % 24, until: last.hour)
            return (span, span.isOvernight, 2 + first.count + last.count)
        }
        return nil
    }

    /// `or after 20:00` behind `before 6:00`, or the other way round.
    private func otherSide(
        _ words: ArraySlice<String>, isBefore: Bool
    ) throws(HouseSentence.Problem) -> (hour: Int, count: Int)? {
        let rest = words.dropFirst()
        guard let joint = words.first, joints.contains(joint), let lead = rest.first,
            (isBefore ? before : after).contains(lead), let hour = try hour(rest.dropFirst())
        else { return nil }
        return (hour.hour, 2 + hour.count)
    }

    private func span(from: Int, until: Int) throws(HouseSentence.Problem) -> HourSpan {
        guard let span = HourSpan(from: from, until: until == 0 ? 24 : until) else {
            throw .noHours
        }
        return span
    }

    /// The hour that is named first, from 0 to 24.
    private func hour(
        _ words: ArraySlice<String>
    ) throws(HouseSentence.Problem) -> (hour: Int, count: Int)? {
        guard let word = words.first else { return nil }
        if let hour = named[word] { return (hour, 1) }
        guard let typed = ClockTime(word, hasHalves: hasHalves) else { return nil }
        var time = typed
        var count = 1
        if let next = words.dropFirst().first {
            if hasHalves, time.takesHalf(next) { count += 1 }
            if clock.contains(next) {
                count += 1
                if time.takesMinutes(words.dropFirst(2).first) { count += 1 }
            }
        }
        guard time.hour <= 24 else { return nil }
        guard time.minute == 0 else { throw .minutes(time.hour, time.minute) }
        return (time.hour, count)
    }
}

/// A time as it is typed: `8`, `20:00`, `20.30`, `8pm`.
private struct ClockTime {
    private(set) var hour: Int
    private(set) var minute = 0
    private var isWhole = false

    init?(_ word: String, hasHalves: Bool) {
        var digits = word[...]
        var half: Substring?
        if hasHalves, let end = ["am", "pm"].first(where: digits.hasSuffix) {
            half = digits.suffix(2)
            digits.removeLast(end.count)
        }
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
        guard (1...2).contains(parts.count), let hour = Int(digits: parts[0], atMost: 2) else {
            return nil
        }
        self.hour = hour
        if parts.count == 2 {
            guard parts[1].count == 2, let minute = Int(digits: parts[1], atMost: 2), minute < 60
            else { return nil }
            (self.minute, isWhole) = (minute, true)
        }
        if let half, !takesHalf(String(half)) { return nil }
    }

    /// Takes up whether it is before or after noon, if `word` says that.
    mutating func takesHalf(_ word: String) -> Bool {
        guard ["am", "pm"].contains(word), (1...12).contains(hour) else { return false }
        hour = hour % 12 + (word == "pm" ? 12 : 0)
        return true
    }

    /// Takes up minutes that stand behind the hour: `20 Uhr 30`.
    mutating func takesMinutes(_ word: String?) -> Bool {
        guard !isWhole, let word, let minute = Int(digits: word[...], atMost: 2), minute < 60 else {
            return false
        }
        self.minute = minute
        return true
    }
}
