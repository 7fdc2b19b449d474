/// What a language has for the time until there is so much of something, and for the time from then on.
///
/// In a text `{0}` stands for the number. Of the texts for the time before, the first is said of several and the second
/// of one; the others are understood. A text without a number is of one.
struct RuleLeasts: Sendable {
    /// The numbers from one on.
    let numbers: [String]
    /// The time until then.
    let before: [HouseLeast.Kind: RulePhrases]
    /// The time from then on.
    let after: [HouseLeast.Kind: RulePhrases]

    /// What the place of a number is as a word.
    private static let place = RuleWords("{0}").words

    /// The time until then, in words.
    func text(of least: HouseLeast) -> String {
        let texts = before[least.kind]?.texts ?? []
        let text = least.number == 1 ? texts.dropFirst().first : texts.first
        return (text ?? "").replacing("{0}", with: "\(least.number)")
    }

    /// How much is named first, whether it is the time from then on, and how many words say so.
    func read(
        _ words: ArraySlice<String>
    ) -> (least: HouseLeast, isReached: Bool, count: Int)? {
        var found: (least: HouseLeast, isReached: Bool, count: Int)?
        for (phrases, isReached) in [(before, false), (after, true)] {
            for (kind, texts) in phrases {
                for text in texts.words where text.count > found?.count ?? 0 {
                    guard let number = number(in: words.prefix(text.count), as: text),
                        let least = HouseLeast(number, kind)
                    else { continue }
                    found = (least, isReached, text.count)
                }
            }
        }
        return found
    }

    /// The number among words that are those of a text.
    private func number(in words: ArraySlice<String>, as text: [String]) -> Int? {
        guard words.count == text.count else { return nil }
        var number = text.contains { [$0] == Self.place } ? nil : 1
        for (word, own) in zip(words, text) {
            if [own] == Self.place {
                let place = numbers.firstIndex { RuleWords($0).words == [word] }
                number = Int(word) ?? place.map { $0 + 1 }
            } else if word != own {
                return nil
            }
        }
        return number
    }
}
