import HouseholdWords

/// Finds what somebody may have meant by a word that nothing matches.
///
/// The candidates are the caller's: only what this person may see.
package struct DidYouMean: Sendable {
    private static let limit = 3

    private let candidates: [String]
    private let synonyms: [String: String]
    private let isStrict: Bool

    /// Creates a list of what could have been meant, the likeliest first.
    ///
    /// - Parameters:
    ///   - candidates: What could have been meant.
    ///   - synonyms: Other words for some of them; those for absent ones are passed over.
    ///   - isStrict: Whether there are so many that some would be near any word, so that only a slip was meant.
    package init(
        _ candidates: [String], synonyms: [String: String] = [:], isStrict: Bool = false
    ) {
        self.candidates = candidates
        self.synonyms = synonyms
        self.isStrict = isStrict
    }

    /// Returns at most three candidates, the closest first.
    package func suggestions(for typed: String) -> [String] {
        let words = FuzzyMatch.words(of: typed)
        let ranked = candidates.enumerated().compactMap { place, candidate in
            distance(from: words, to: candidate).map { (distance: $0, place: place, candidate) }
        }
        .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
        let synonym = synonyms[FuzzyMatch.folded(typed)].flatMap { meant in
            candidates.contains(meant.split(separator: " ").first.map(String.init) ?? meant)
                ? meant : nil
        }
        let others = ranked.map(\.2).filter { $0 != synonym }
        return Array(([synonym].compactMap(\.self) + others).prefix(Self.limit))
    }

    /// Returns how far the words are from those of a candidate, or `nil` if one is too far from all.
    private func distance(from words: [String], to candidate: String) -> Int? {
        guard !words.isEmpty else { return nil }
        let targets = FuzzyMatch.words(of: candidate).map(Array.init)
        var sum = 0
        for word in words.map(Array.init) {
            let closest = targets.map { Self.distance(word, $0) }.min() ?? .max
            guard closest <= tolerance(for: word.count) else { return nil }
            sum += closest
        }
        return sum
    }

    private func tolerance(for count: Int) -> Int {
        switch count {
        case _ where isStrict: count / 4
        case ...4: 1
        case ...8: 2
        default: 3
        }
    }

    /// Counts the letters to add, remove, change or swap with their neighbour (Damerau-Levenshtein).
    static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
