import Household

/// A language's words for dates and repeats, beside the English ones that commands take everywhere.
///
/// The words are those of the grammar of dates, one by one or several together: `jeden Tag` for `every day`.
/// They serve both ways: what is typed is read as English, and what a rule says is said in the language.
/// `#` stands for a number: `alle #` for `every #`.
package struct DateVocabulary: Sendable {
    /// Words of the language, and what they are in English.
    package typealias Pair = (words: String, english: String)

    /// A language with no words but the English ones.
    package static let english = DateVocabulary(spoken: [], read: [], alone: [])

    private let reading: [[String]: String]
    private let alone: [[String]: String]
    private let speaking: [[String]: String]

    /// Creates a vocabulary.
    ///
    /// - Parameters:
    ///   - spoken: The words that are said, and read.
    ///   - read: Those that are only read, because others say the same better.
    ///   - alone: Those that mean something else where words are read one by one.
    package init(spoken: [Pair], read: [Pair], alone: [Pair]) {
        self.alone = Dictionary(
            alone.map { (Self.keys($0.words), $0.english) }, uniquingKeysWith: { first, _ in first }
        )
        reading = Dictionary(
            (spoken + read).map { (Self.keys($0.words), $0.english) },
            uniquingKeysWith: { first, _ in first })
        speaking = Dictionary(
            spoken.map { (Self.keys($0.english), $0.words) },
            uniquingKeysWith: { first, _ in first })
    }
}

// MARK: - There and back

extension DateVocabulary {
    /// What a person typed, in the words that commands take; unknown words stay as they are.
    package func read(_ text: String) -> String {
        translated(text, by: reading)
    }

    /// One word of what a person typed, where one word of English says the same.
    package func read(word: String) -> String {
        let key = [Names.folded(word)]
        guard let english = alone[key] ?? reading[key], !english.isEmpty, !english.contains(" ")
        else { return Self.listed(word, by: reading) }
        return english
    }

    /// What commands take, in the words of the language.
    package func spoken(_ text: String) -> String {
        translated(text, by: speaking)
    }

    /// The text with the longest known runs of words replaced; a comma behind a run stays.
    private func translated(_ text: String, by table: [[String]: String]) -> String {
        guard !table.isEmpty else { return text }
        let longest = table.keys.map(\.count).max() ?? 0
        var result: [String] = []
        var rest = text.split(separator: " ").map(String.init)[...]
        while let first = rest.first {
            let run = (1...longest).reversed().first { length in
                rest.count >= length && table[Self.keys(of: rest.prefix(length))] != nil
            }
            let words = rest.prefix(run ?? 1)
            rest.removeFirst(words.count)
            guard let found = table[Self.keys(of: words)] else {
                result.append(Self.listed(first, by: table))
                continue
            }
            let comma = words.last?.hasSuffix(",") == true ? "," : ""
            result.append(Self.filling(found, from: words) + comma)
        }
        return result.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The numbers of `words` in the places of `text`.
    private static func filling(_ text: String, from words: ArraySlice<String>) -> String {
        words.filter { Int($0) != nil }.reduce(text) { text, number in
            guard let place = text.firstIndex(of: "#") else { return text }
            return text.replacingCharacters(in: place, with: number)
        }
    }

    /// The parts of `mon,thu` and `mon-fri`, one by one, if all of them are known.
    private static func listed(_ word: String, by table: [[String]: String]) -> String {
        for separator in [",", "-"] as [Character] {
            let parts = word.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count > 1 else { continue }
            let found = parts.map { part in
                part.isEmpty || Int(part) != nil ? String(part) : table[keys(String(part))]
            }
            if !found.contains(nil) {
                return found.compactMap(\.self).joined(separator: String(separator))
            }
        }
        return word
    }

    private static func keys(_ text: String) -> [String] {
        keys(of: text.split(separator: " ").map(String.init)[...])
    }

    private static func keys(of words: ArraySlice<String>) -> [String] {
        words.enumerated().map { place, word in
            let isLast = place == words.count - 1
            let bare = isLast && word.hasSuffix(",") ? String(word.dropLast()) : word
            return Int(bare) == nil ? Names.folded(bare) : "#"
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in place: Index, with text: String) -> String {
        self[..<place] + text + self[index(after: place)...]
    }
}
