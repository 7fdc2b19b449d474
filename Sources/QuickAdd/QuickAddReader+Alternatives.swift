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
        if phrase.isWhose || phrase.isPrivate, phrase.text == Self.loose { return [take, whole] }
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
        // `bis` before a day says by when; English has two words for it.
        return holder == "until" && !language.isEnglish ? [without] : [without, whole]
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
