import HouseholdModel
import HouseholdWords

// MARK: - When a phrase may belong to the title

extension QuickAddReader {
    /// The ways to divide a line whose last words of the title hold on to the phrase behind them.
    ///
    /// `Pack bag for tomorrow` can be done by tomorrow, or be about tomorrow; `Read the weekly` is about
    /// a paper; `Do exercise #3` has a number.
    func alternatives(to take: QuickAddTake, in line: QuickAddLine) -> [QuickAddTake] {
        guard let phrase = take.phrases.last, take.end > 0 else { return [take] }
        var whole = take
        whole.phrases.removeLast()
        whole.end = phrase.range.upperBound
        if case .tag(let tag) = phrase.meaning {
            let isNumber = tag.description.allSatisfy(\.isNumber)
            return isNumber ? [whole, take] : [take]
        }
        let mayBeTitle = phrase.isWhose || phrase.isPrivate || phrase.isMustDo
        if mayBeTitle, phrase.text == Self.loose { return [take, whole] }
        let holder = line.key(take.end - 1)
        let isLoose =
            if case .date(isLed: false) = phrase.meaning { true } else {
                phrase.isRhythm && Self.adverbs.contains(line.key(phrase.range.lowerBound))
            }
        guard isLoose, !phrase.text.hasPrefix("in ") else { return [take] }
        let isThe = holder == "the" && Int(ordinal: phrase.text) != nil
        if Self.possessives.contains(holder), !isThe { return [whole] }
        guard phrase.isDate, isThe || Self.prepositions.contains(holder) else { return [take] }
        guard take.end > 1 else { return [whole] }
        var without = take
        without.end -= 1
        let lead = isThe ? line.key(without.end - 1) : holder
        if isThe, Self.prepositions.contains(lead), without.end > 1 { without.end -= 1 }
        if lead == "before", let last = dayBefore(phrase, take) {
            without.phrases[without.phrases.count - 1] = last.phrase
            if last.isOver { return [without] }
        }
        // `bis` and `vor` before a day say by when; English has more than one word for each.
        return ["before", "until"].contains(lead) && !language.isEnglish
            ? [without] : [without, whole]
    }

    /// The same for the end of the day before, until which what is due before a day can be done, and whether it
    /// is over; `nil` where a time is named, before which it can be done on the day.
    private func dayBefore(
        _ phrase: QuickAddPhrase, _ take: QuickAddTake
    ) -> (phrase: QuickAddPhrase, isOver: Bool)? {
        guard take.first(\.isClock) == nil,
            let when = try? moment.dates.when(phrase.text.split(separator: " ").map(String.init)),
            when.due.time == nil
        else { return nil }
        // The 31st of a shorter month has its last day before it.
        let last = when.due.day.adding(days: when.isShortened ? 0 : -1)
        return (
            QuickAddPhrase(phrase.range, phrase.meaning, last.description), last < moment.now.day
        )
    }

    /// Words in front of a date that may say by when, or what the title is about.
    private static let prepositions: Set<String> = [
        "for", "from", "before", "until", "till", "to",
    ]

    /// Words in front of a date or a word such as `daily` that make it a part of the title.
    private static let possessives: Set<String> = [
        "the", "a", "an", "my", "our", "your", "his", "her", "their", "of", "about", "after",
        "since",
        "than", "like", "with", "last",
    ]
}
