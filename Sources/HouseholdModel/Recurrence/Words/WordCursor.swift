/// A place in a row of words.
struct WordCursor {
    private let words: [String]
    private var place = 0

    /// Takes `text` apart at blanks and commas; commas are words, and so is a rule with `=` in it.
    init(_ text: String) {
        words = text.lowercased().split(whereSeparator: \.isWhitespace).flatMap { word in
            word.contains("=") ? [String(word)] : Self.parts(of: word)
        }
    }

    private static func parts(of word: Substring) -> [String] {
        word.split(separator: ",", omittingEmptySubsequences: false).enumerated().flatMap {
            ($0 > 0 ? [","] : []) + ($1.isEmpty ? [] : [String($1)])
        }
    }

    /// The word here, or an empty one at the end.
    var current: String { peek(0) }

    var isAtEnd: Bool { place >= words.count }

    /// What is left, to be shown.
    var rest: String {
        words.dropFirst(place).prefix(6).joined(separator: " ").prefix(60).description
    }

    func peek(_ distance: Int) -> String {
        place + distance < words.count ? words[place + distance] : ""
    }

    /// So many words from here on.
    func text(_ count: Int) -> String {
        (0..<count).map(peek).joined(separator: " ")
    }

    mutating func advance(by count: Int = 1) {
        place += count
    }

    /// Moves past `words` when they stand here.
    mutating func take(_ words: String...) -> Bool {
        guard words.indices.allSatisfy({ peek($0) == words[$0] }) else { return false }
        place += words.count
        return true
    }

    /// Whether what separates the items of a list stands here.
    var isAtSeparator: Bool { [",", "and"].contains(current) }

    /// Moves past what separates the items of a list.
    mutating func takeSeparator() -> Bool {
        take(",", "and") || take(",") || take("and")
    }

    /// Moves past a word that `read` understands.
    mutating func take<Value>(_ read: (String) -> Value?) -> Value? {
        guard !isAtEnd, let value = read(current) else { return nil }
        place += 1
        return value
    }
}
