/// The words of a sentence as they are compared: without case, accents and punctuation, but times whole.
struct RuleWords: Hashable {
    private(set) var words: [String]

    init(_ text: some StringProtocol) {
        words = FuzzyMatch.folded(String(text)).split(whereSeparator: \.isWhitespace)
            .map { Self.word($0) }.filter { !$0.isEmpty }
    }

    /// The same words without the marks for places in a text, which are given in braces.
    static func parts(of text: String) -> [Part] {
        text.split(separator: " ").flatMap { word -> [Part] in
            switch word {
            case "{who}": [.who]
            case "{done}": [.deed(.done)]
            case "{does}": [.deed(.does)]
            case "{denied}": [.deed(.denied)]
            case "{when}": []
            default: RuleWords(word).words.map { .word($0) }
            }
        }
    }

    /// A word of a form, or a place for others.
    enum Part: Hashable {
        case word(String)
        case who
        case deed(Voice)

        /// The word, if it is one.
        var word: String? { if case .word(let word) = self { word } else { nil } }
    }

    /// How a form says what is done.
    enum Voice: Hashable, CaseIterable {
        case done, does, denied
    }

    /// Where a tag stands in a sentence; the tag itself is kept as it was typed.
    static let tagMark = "#"

    private static func word(_ chunk: Substring) -> String {
        guard chunk != tagMark else { return tagMark }
        let isTime = chunk.contains { $0.isWholeNumber }
        guard isTime else { return String(chunk.filter { !$0.isPunctuation }) }
        let start = chunk.drop { $0.isPunctuation }
        let end = start.lastIndex { !$0.isPunctuation }
        return end.map { String(start[...$0]) } ?? ""
    }
}
