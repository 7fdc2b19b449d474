import HouseholdModel
import HouseholdWords

/// The words behind `add`, as they were typed and as they are compared.
struct QuickAddLine {
    /// What was typed in each place; nothing where what stands before it says more than one word.
    let words: [QuickAddWord]
    /// The same in lower case and English; what is in quotes is empty, so that it is no part of a phrase.
    private(set) var keys: [String]
    /// For each place the first one of the run that it is a part of, where that is not what was typed word by word.
    private let starts: [Int]

    /// Takes words, of which those that are names are never words of the language.
    init(
        _ typed: [QuickAddWord], in language: DateVocabulary = .english,
        except names: Set<String> = []
    ) {
        var texts = typed.map(Self.plain)
        if let last = texts.last, last.count > 1, last.hasSuffix(".") || last.hasSuffix("!"),
            language.read(last) == last
        {
            texts[texts.count - 1] = String(last.dropLast())
        }
        if let end = Self.endBeforeDuty(texts) { texts[end] = String(texts[end].dropLast()) }
        var places: [(word: QuickAddWord, key: String)] = []
        var starts: [Int] = []
        var rest = typed[...]
        for run in language.runs(of: texts, except: names) {
            let said = Self.places(of: rest.prefix(run.count), saying: run.english)
            let isWordByWord = said.count == run.count
            starts += said.indices.map { places.count + (isWordByWord ? $0 : 0) }
            places += said
            rest = rest.dropFirst(run.count)
        }
        self.starts = starts
        words = places.map(\.word)
        keys = Self.withoutSigns(places.map(\.key))
    }

    /// Words of a run beside the English ones, of which there may be more or fewer.
    private static func places(
        of typed: ArraySlice<QuickAddWord>, saying english: String
    ) -> [(word: QuickAddWord, key: String)] {
        let keys = english.split(separator: " ").map(String.init)
        guard keys.count > 1 else { return [(QuickAddWord(joining: typed), english)] }
        return keys.enumerated().map { place, key in
            let isLast = place == keys.count - 1
            let words = typed.dropFirst(place)
            return (QuickAddWord(joining: isLast ? words : words.prefix(1)), key)
        }
    }

    /// The same line with another word at a place.
    func with(_ key: String, at place: Int) -> QuickAddLine {
        var line = self
        line.keys[place] = key
        return line
    }

    /// The first place of a phrase that ends before `end`: behind what is in quotes, and not too far.
    func floor(before end: Int) -> Int {
        var place = end
        while place > 0, end - place < 32, !keys[place - 1].isEmpty { place -= 1 }
        return place
    }
}

// MARK: - Words of a phrase

extension QuickAddLine {
    /// The word at a place without a comma at its end.
    func key(_ place: Int) -> String {
        keys.indices.contains(place) ? keys[place].withoutComma : ""
    }

    /// Words without the commas at their ends.
    func bare(_ range: Range<Int>) -> [String] {
        keys[range].map(\.withoutComma)
    }

    /// Words with the commas between them, but none at the end.
    func listed(_ range: Range<Int>) -> [String] {
        guard let last = keys[range].last else { return [] }
        return keys[range].dropLast() + [last.withoutComma]
    }

    /// Where the words begin of which the one at `place` is a part: `Samstagnachmittag` is two.
    func start(of place: Int) -> Int { starts[place] }

    /// Words in a row, as the readers of dates and repeats take them.
    func text(_ range: Range<Int>) -> String {
        let words = listed(range)
        return words.indices.map { place in
            let isBeforeTime = Self.isClock(words, place + 1) && !Self.isClock(words, place)
            return isBeforeTime ? words[place].withoutComma : words[place]
        }.joined(separator: " ")
    }

    /// Whether a time of the clock stands at a place, which is no day of a list: `tue and thu, 17:00`.
    private static func isClock(_ words: [String], _ place: Int) -> Bool {
        words.indices.contains(place) && TimeOfDay(words: words[place].withoutComma) != nil
    }

    /// Words as they were typed.
    func typed(_ range: Range<Int>) -> String {
        words[range].map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension String {
    /// The word without a comma at its end.
    var withoutComma: String {
        hasSuffix(",")
            ? String(prefix(upTo: lastIndex { $0 != "," }.map(index(after:)) ?? startIndex)) : self
    }
}

// MARK: - Lines to try instead

extension QuickAddLine {
    /// The command with other words in some places.
    func line(_ changes: [(range: Range<Int>, text: String)]) -> String {
        var pieces = ["add"]
        var place = 0
        for (range, text) in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            pieces += words[place..<range.lowerBound].map(\.asTyped)
            if !text.isEmpty { pieces.append(text) }
            place = range.upperBound
        }
        return (pieces + words[place...].map(\.asTyped)).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The command with its first words in quotes, so that they are the title.
    func quoting(_ range: Range<Int>) -> String {
        line([(range, typed(range).quoted)])
    }
}

extension QuickAddWord {
    fileprivate var asTyped: String {
        guard !isQuoted else { return text.quoted }
        return text.split(separator: " ").map { String($0).quotedIfNeeded }.joined(separator: " ")
    }
}
