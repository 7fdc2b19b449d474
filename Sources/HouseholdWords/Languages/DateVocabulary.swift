import HouseholdModel
import Synchronization

/// A language's words for dates and repeats, beside the English ones that commands take everywhere.
///
/// The words are those of the grammar of dates, one by one or several together: `jeden Tag` for `every day`.
/// They serve both ways: what is typed is read as English, and what a rule says is said in the language.
/// `#` stands for a number, and `@` for a time: `alle #` for `every #`, `@ uhr` for `@`.
package struct DateVocabulary: Sendable {
    /// Words of the language, and what they are in English.
    package typealias Pair = (words: String, english: String)

    /// A language with no words but the English ones.
    package static let english = DateVocabulary(spoken: [], read: [], alone: [])

    private let reading: Lexicon
    private let adding: Lexicon
    private let speaking: Lexicon
    /// Whether `24.12.` and `24.12.2026` are days.
    private let hasDottedDays: Bool
    /// What may be named first behind `add` instead of a title, and what it is in English.
    package let nouns: [String: String]

    /// Creates a vocabulary, which is put together when it is first needed.
    ///
    /// - Parameters:
    ///   - spoken: The words that are said, and read.
    ///   - read: Those that are only read, because others say the same better.
    ///   - alone: Those that mean something else behind `add`.
    ///   - hasDottedDays: Whether `24.12.` and `24.12.2026` are days.
    ///   - nouns: What may be named first behind `add` instead of a title.
    package init(
        spoken: @escaping @autoclosure @Sendable () -> [Pair],
        read: @escaping @autoclosure @Sendable () -> [Pair],
        alone: @escaping @autoclosure @Sendable () -> [Pair],
        hasDottedDays: Bool = false,
        nouns: [String: String] = [:]
    ) {
        self.hasDottedDays = hasDottedDays
        self.nouns = nouns
        reading = Lexicon { (read() + spoken()).map { ($0.words, $0.english) } }
        adding = Lexicon { (alone() + read() + spoken()).map { ($0.words, $0.english) } }
        speaking = Lexicon { spoken().map { ($0.english, $0.words) } }
    }
}

// MARK: - There and back

extension DateVocabulary {
    /// Words that say something together, and what that is.
    package struct Run: Equatable, Sendable {
        /// How many words they are.
        package let count: Int
        /// The same in English.
        package let english: String
    }

    /// What a person typed, in the words that commands take; unknown words and names stay as they are.
    package func read(_ text: String, except names: Set<String> = []) -> String {
        translated(text, by: reading, except: names)
    }

    /// What a person typed behind `add`, run by run; words that are unknown or a name stay as they are.
    package func runs(of words: [String], except names: Set<String> = []) -> [Run] {
        runs(of: words[...], by: adding, except: names)
    }

    /// Whether there are no words but the English ones.
    package var isEnglish: Bool { adding.isEmpty }

    /// The language's words for which one word of English says the same.
    package var singleWords: [String] { adding.singleWords }

    /// What commands take, in the words of the language; names stay as they are.
    package func spoken(_ text: String, except names: Set<String> = []) -> String {
        translated(text, by: speaking, except: names)
    }

    private func translated(
        _ text: String, by lexicon: Lexicon, except names: Set<String>
    ) -> String {
        guard !lexicon.isEmpty else { return text }
        return runs(of: text.parts[...], by: lexicon, except: names)
            .map(\.english).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The longest known runs of words, from the left; a comma behind a run stays.
    ///
    /// A name stays where it stands by itself: `für Mo` names somebody, `jeden Mo` a day.
    private func runs(
        of words: ArraySlice<String>, by lexicon: Lexicon, except names: Set<String>
    ) -> [Run] {
        var runs: [Run] = []
        var rest = words
        while let first = rest.first {
            if hasDottedDays, let day = Self.dottedDay(in: rest) {
                runs.append(day)
                rest.removeFirst(day.count)
                continue
            }
            let isName = names.contains(Self.name(first)) && !Self.leadsToDay(runs.last)
            let length = (1...max(lexicon.longest, 1)).reversed().first { length in
                length <= rest.count && !(isName && length == 1)
                    && lexicon[Self.keys(of: rest.prefix(length))] != nil
            }
            let known = rest.prefix(length ?? 0)
            rest.removeFirst(max(known.count, 1))
            guard let found = lexicon[Self.keys(of: known)] else {
                runs.append(Run(count: 1, english: Self.listed(first, by: lexicon, except: names)))
                continue
            }
            let comma = known.last?.hasSuffix(",") == true ? "," : ""
            runs.append(Run(count: known.count, english: Self.filling(found, from: known) + comma))
        }
        return runs
    }

    /// The numbers and times of `words` in the places of `text`.
    private static func filling(_ text: String, from words: ArraySlice<String>) -> String {
        words.filter { sign(of: $0) != nil }.reduce(text) { text, number in
            guard let place = text.firstIndex(where: { "#@".contains($0) }) else { return text }
            return text[..<place] + number.replacing(".", with: ":")
                + text[text.index(after: place)...]
        }
    }

    /// The parts of `mon,thu`, `mon-fri` and `sat/sun`, one by one, if all of them are known.
    private static func listed(
        _ word: String, by lexicon: Lexicon, except names: Set<String>
    ) -> String {
        for separator in [",", "-", "/"] as [Character] {
            let parts = word.split(separator: separator, omittingEmptySubsequences: false)
                .map(String.init)
            guard parts.count > 1, !parts.contains(where: { names.contains(name($0)) }) else {
                continue
            }
            // `5/6` may be a date.
            let takesNumbers = separator != "/"
            let found = parts.map { part in
                takesNumbers && (part.isEmpty || Int(part) != nil)
                    ? part : lexicon[keys(of: [part])]
            }
            if !found.contains(nil) {
                return found.compactMap(\.self)
                    .joined(separator: takesNumbers ? String(separator) : ",")
            }
        }
        return word
    }

    fileprivate static func keys(of words: ArraySlice<String>) -> [String] {
        words.enumerated().map { place, word in
            let isLast = place == words.count - 1
            let bare = isLast && word.hasSuffix(",") ? String(word.dropLast()) : word
            return sign(of: bare) ?? FuzzyMatch.folded(bare)
        }
    }

    /// What stands for a number or a time in words for any of them.
    private static func sign(of word: String) -> String? {
        guard word.utf8.contains(where: { (48...57).contains($0) }) else { return nil }
        if Int(word) != nil { return "#" }
        let parts = word.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
        let isTime = parts.count == 2 && parts.allSatisfy { Int(digits: $0, atMost: 2) != nil }
        return isTime && (word.contains(":") || parts[1].count == 2) ? "@" : nil
    }

    /// `24 dec` for `24.12.`, and `24 dec 2026` for `24.12.2026` and `24.12.26`; a comma behind it stays.
    package static func dottedDay(_ word: String) -> String? {
        let comma = word.hasSuffix(",") ? "," : ""
        let parts = word.dropLast(comma.count).split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let day = Int(digits: parts[0], atMost: 2), (1...31).contains(day),
            let month = Int(digits: parts[1], atMost: 2), (1...12).contains(month)
        else { return nil }
        let text = "\(day) \(MonthName.short(month))"
        if parts[2].isEmpty { return text + comma }
        guard [2, 4].contains(parts[2].count), let year = Int(digits: parts[2], atMost: 4) else {
            return nil
        }
        return "\(text) \(year < 100 ? 2000 + year : year)" + comma
    }

    /// The same of `24. 12.` and `24. 12. 2026`, where a year that stands apart has four digits.
    private static func dottedDay(in words: ArraySlice<String>) -> Run? {
        (1...3).reversed().lazy.compactMap { count -> Run? in
            let parts = words.prefix(count)
            guard parts.count == count, parts.dropLast().allSatisfy({ $0.hasSuffix(".") }),
                count == 1 || parts.last.map(isPartOfDay) ?? false
            else { return nil }
            return dottedDay(parts.joined()).map { Run(count: count, english: $0) }
        }.first
    }

    /// Whether the last of several parts is that of a day, and not a time or a number of its own.
    private static func isPartOfDay(_ word: String) -> Bool {
        let bare = word.hasSuffix(",") ? word.dropLast() : word[...]
        let year = bare.suffix(4)
        return bare.hasSuffix(".") || year.utf8.count == 4 && Int(digits: year, atMost: 4) != nil
    }

    /// Whether what follows is a day rather than somebody.
    private static func leadsToDay(_ run: Run?) -> Bool {
        let last = run?.english.split(separator: " ").last.map(String.init) ?? ""
        return ["every", "from", "next", "on", "until"].contains(last)
    }

    /// A word as the names of people are compared.
    private static func name(_ word: String) -> String {
        FuzzyMatch.folded(word.hasSuffix(",") ? String(word.dropLast()) : word)
    }
}

/// Runs of words and what they are in the other language, put together when they are first looked up.
private final class Lexicon: Sendable {
    private struct Entries {
        let meanings: [[String]: String]
        let longest: Int

        init(_ pairs: [(words: String, meaning: String)]) {
            meanings = Dictionary(
                pairs.map { (DateVocabulary.keys(of: $0.words.parts[...]), $0.meaning) },
                uniquingKeysWith: { first, _ in first })
            longest = meanings.keys.map(\.count).max() ?? 0
        }
    }

    private let pairs: @Sendable () -> [(words: String, meaning: String)]
    private let known = Mutex<Entries?>(nil)

    /// Of several pairs with the same words the first one holds.
    init(_ pairs: @escaping @Sendable () -> [(words: String, meaning: String)]) {
        self.pairs = pairs
    }

    private var entries: Entries {
        known.withLock { known in
            if let known { return known }
            let entries = Entries(pairs())
            known = entries
            return entries
        }
    }

    var isEmpty: Bool { entries.meanings.isEmpty }

    /// The length of the longest run.
    var longest: Int { entries.longest }

    var singleWords: [String] {
        entries.meanings.compactMap { words, meaning in
            words.count == 1 && !meaning.isEmpty && !meaning.contains(" ") ? words[0] : nil
        }.sorted()
    }

    subscript(words: [String]) -> String? { entries.meanings[words] }
}

extension String {
    /// The words between blanks.
    fileprivate var parts: [String] {
        utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
}
