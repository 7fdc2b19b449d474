/// What a line is expected to look like.
///
/// `{date}`, `{time}` and `{instant}` stand for what they are called, `...` for any characters, and any
/// other `{word}` for characters without a blank, which are the same wherever the word stands again.
/// Everything else stands for itself.
package struct Pattern: Sendable {
    /// What the words in braces stand for.
    package typealias Captures = [String: String]

    private enum Piece: Sendable {
        case text([UInt8])
        case anything
        case shape([String])
        case capture(String)
    }

    /// Digits as `#`, capital letters as `^`, small ones as `~`.
    private static let shapes = [
        "date": [
            "####-##-##", "^~~ ## ^~~", "^~~ # ^~~", "^~~ ##", "^~~ #", "today", "tomorrow",
            "yesterday",
        ],
        "time": ["##:##"],
        "instant": ["####-##-##T##:##:##Z"],
    ]

    private let pieces: [Piece]

    /// Reads a line.
    package init(_ line: String) {
        var pieces: [Piece] = []
        var rest = Substring(line)
        while let place = Self.place(in: rest) {
            pieces.append(.text(Array(rest[..<place.lowerBound].utf8)))
            let word = rest[place].dropFirst().dropLast()
            pieces.append(
                word == "."
                    ? .anything
                    : Self.shapes[String(word)].map(Piece.shape) ?? .capture(String(word)))
            rest = rest[place.upperBound...]
        }
        pieces.append(.text(Array(rest.utf8)))
        self.pieces = pieces
    }

    /// Returns where the first `{word}` or `...` stands; more dots are no such thing.
    private static func place(in text: Substring) -> Range<Substring.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            let dots = text[start...].prefix { $0 == "." }
            if dots.count == 3 { return dots.startIndex..<dots.endIndex }
            if !dots.isEmpty {
                start = dots.endIndex
                continue
            }
            if text[start] == "{", let word = word(in: text[start...]) { return word }
            start = text.index(after: start)
        }
        return nil
    }

    private static func word(in text: Substring) -> Range<Substring.Index>? {
        let word = text.dropFirst().prefix { $0.isASCII && ($0.isLowercase || $0 == "-") }
        guard !word.isEmpty, word.endIndex < text.endIndex, text[word.endIndex] == "}" else {
            return nil
        }
        return text.startIndex..<text.index(after: word.endIndex)
    }
}

// MARK: - Matching a line

extension Pattern {
    /// Returns the captures, with those of `line`, or `nil` when it looks different.
    package func match(_ line: String, _ captures: Captures) -> Captures? {
        Self.match(pieces[...], Array(line.utf8)[...], captures)
    }

    private static func match(
        _ pieces: ArraySlice<Piece>, _ text: ArraySlice<UInt8>, _ captures: Captures
    ) -> Captures? {
        guard let piece = pieces.first else { return text.isEmpty ? captures : nil }
        for length in lengths(of: piece, in: text, captures) {
            var captures = captures
            if case .capture(let word) = piece {
                captures[word] = String(decoding: text.prefix(length), as: UTF8.self)
            }
            let rest = match(pieces.dropFirst(), text.dropFirst(length), captures)
            if let rest { return rest }
        }
        return nil
    }

    /// How much of `text` a piece can stand for.
    private static func lengths(
        of piece: Piece, in text: ArraySlice<UInt8>, _ captures: Captures
    ) -> [Int] {
        switch piece {
        case .text(let expected):
            return text.starts(with: expected) ? [expected.count] : []
        case .anything:
            return Array(0...text.count)
        case .shape(let shapes):
            return shapes.filter { fits(text, $0) }.map(\.utf8.count)
        case .capture(let word):
            if let known = captures[word] {
                return text.starts(with: known.utf8) ? [known.utf8.count] : []
            }
            let run = text.prefix { $0 != UInt8(ascii: " ") }.count
            return (0..<run).map { run - $0 }
        }
    }

    private static func fits(_ text: ArraySlice<UInt8>, _ shape: String) -> Bool {
        guard text.count >= shape.utf8.count else { return false }
        return zip(text, shape.utf8).allSatisfy { byte, sign in
            switch sign {
            case UInt8(ascii: "#"): (48...57).contains(byte)
            case UInt8(ascii: "^"): (65...90).contains(byte)
            case UInt8(ascii: "~"): (97...122).contains(byte)
            default: byte == sign
            }
        }
    }
}

// MARK: - Matching an answer

extension Pattern {
    /// Matches all lines of an answer, of which a line `...` stands for any number.
    package static func match(
        _ expected: ArraySlice<String>, _ lines: ArraySlice<String>, _ captures: Captures
    ) -> Captures? {
        guard let first = expected.first else { return lines.isEmpty ? captures : nil }
        let rest = expected.dropFirst()
        if first == "..." {
            return (0...lines.count).lazy
                .compactMap { match(rest, lines.dropFirst($0), captures) }.first
        }
        guard let line = lines.first, let captures = Pattern(first).match(line, captures) else {
            return nil
        }
        return match(rest, lines.dropFirst(), captures)
    }

    /// Returns `text` with what its words in braces stand for.
    package static func filled(_ text: String, with captures: Captures) -> String {
        captures.reduce(into: text) { text, capture in
            text = text.replacing("{\(capture.key)}", with: capture.value)
        }
    }
}
