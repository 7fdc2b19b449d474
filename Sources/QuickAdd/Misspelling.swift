/// Finds the one word that somebody may have meant, where ordinary words of a title mean themselves.
///
/// ``DidYouMean`` lists all that is near; a title is full of words that are near to something, such as
/// `mom` to `mon`. So short words count as misspelled only where letters are swapped, missing or too
/// many, and words of which titles are made never do.
struct Misspelling: Sendable {
    private struct Candidate {
        let word: String
        let letters: [UInt8]
        /// Whether it is so short, as `sat` is, that only its own letters can be meant for it.
        let needsItsLetters: Bool
    }

    private let words: Set<String>
    private let candidates: [Candidate]

    /// Prepares to look for names and other words, the likeliest first.
    init(names: [String], words: [String]) {
        self.words = Set(names + words)
        candidates =
            names.map { Candidate(word: $0, letters: Array($0.utf8), needsItsLetters: false) }
            + words.map {
                Candidate(word: $0, letters: Array($0.utf8), needsItsLetters: $0.utf8.count < 4)
            }
    }

    /// Returns the word that was meant, or `nil` where none is near or it is right as it is.
    func correction(of typed: String) -> String? {
        let letters = Array(typed.utf8)
        guard (3...20).contains(letters.count), !words.contains(typed),
            letters.allSatisfy({ (97...122).contains($0) || $0 >= 0x80 }),
            !Self.ordinaryWords.contains(typed)
        else { return nil }
        let tolerance = letters.count < 7 ? 1 : 2
        var best: (distance: Int, word: String)?
        for candidate in candidates where abs(candidate.letters.count - letters.count) <= tolerance
        {
            let isShort = letters.count < 5 && candidate.letters.count == letters.count
            if isShort || candidate.needsItsLetters,
                letters.sorted() != candidate.letters.sorted()
            {
                continue
            }
            let distance = DidYouMean.distance(letters, candidate.letters)
            if distance <= min(tolerance, best.map { $0.distance - 1 } ?? .max) {
                best = (distance, candidate.word)
            }
        }
        return best?.word
    }

    /// Words that titles are made of and that are a letter away from one of ours.
    private static let ordinaryWords: Set<String> = [
        "dairy", "daisy", "day's", "does", "done", "ever", "far", "fir", "foot", "fork", "fort",
        "four", "fur", "house", "hoarse", "hour", "hours", "lost", "match", "may",
        "meek", "money", "mother", "moth", "mouth", "paint", "paints", "pint", "pints", "print",
        "prints", "seek", "son", "sundae", "sundaes", "sundry", "text", "toddy", "turn", "very",
        "weak", "weed", "weeds", "west", "worm", "beute", "borgen", "feder", "leder",
        "leute", "sorgen",
    ]
}
