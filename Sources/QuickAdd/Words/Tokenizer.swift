/// A word of a command line.
package struct Word: Equatable, Sendable {
    /// What the word says, without its quotes and backslashes.
    package let text: String
    /// Whether a part of the word was in quotes, so that it is nobody's keyword.
    package let isQuoted: Bool
    /// Where the word starts, counted in characters from 1.
    package let column: Int
    /// Where the word stands in the line, quotes and all.
    package let range: Range<String.Index>
}

/// Splits a command line into words (`help quotes`).
///
/// A quote opens only at the start of a word or right after `--option=`, so `mia's room` needs
/// none. Nothing else means anything: there are no variables, no patterns and no pipes.
package struct Tokenizer {
    /// Why a line has no end, so that the next one belongs to it.
    package enum Unfinished: Error, Equatable, Sendable {
        /// The quote that opens at this column, counted from 1, is never closed.
        case quote(Character, column: Int)
        /// The last character is a backslash.
        case backslash
    }

    private static let closers: [Character: Character] = [
        "\"": "\"", "'": "'", "“": "”", "‘": "’", "„": "“", "«": "»",
    ]

    /// What stands for itself, also before a combining mark that a letter would take to itself.
    private static let signs = Set("\"'“”‘’„«» \t=\\".unicodeScalars)

    private let line: String
    /// What has not been read yet.
    private var rest: Substring
    private var column = 1

    private init(_ line: String) {
        self.line = line
        rest = line[...]
    }

    /// Returns the words of a line, which is several lines when it had to be continued.
    package static func words(in line: String) throws(Unfinished) -> [Word] {
        guard line.first != "#" else { return [] }
        var tokenizer = Tokenizer(line)
        var words: [Word] = []
        while let word = try tokenizer.nextWord() { words.append(word) }
        return words
    }
}

// MARK: - Reading

extension Tokenizer {
    /// The next character; a sign is one without the marks behind it, and without what would take it up before it.
    private var current: Character? { Self.first(of: rest) }

    private var index: String.Index { rest.startIndex }

    private static func first(of text: Substring) -> Character? {
        guard let scalar = text.unicodeScalars.first, let letter = text.first else { return nil }
        if signs.contains(scalar) { return Character(scalar) }
        // An Arabic number sign and its like make one letter with whatever follows.
        guard letter.unicodeScalars.contains(where: signs.contains) else { return letter }
        return String(letter.unicodeScalars.prefix { !signs.contains($0) }).first
    }

    private mutating func advance() {
        rest = rest.afterFirst(current?.unicodeScalars.count ?? 0)
        column += 1
    }

    private mutating func nextWord() throws(Unfinished) -> Word? {
        try skipSpaces()
        guard current != nil else { return nil }
        let (start, startColumn) = (index, column)
        var text = ""
        var isQuoted = false
        var mayOpen = true
        while let character = current, !character.isWhitespace {
            if mayOpen, let closer = Self.closers[character] {
                text += try quotation(closedBy: closer)
                (isQuoted, mayOpen) = (true, false)
            } else if character == "\\" {
                if let escaped = try escape() { text.append(escaped) }
                mayOpen = false
            } else {
                text.append(character)
                advance()
                mayOpen = character == "=" && Self.isOption(line[start..<index])
            }
        }
        return Word(text: text, isQuoted: isQuoted, column: startColumn, range: start..<index)
    }

    /// Skips what separates words: white space, and line breaks after a backslash.
    private mutating func skipSpaces() throws(Unfinished) {
        while let character = current {
            if character.isWhitespace {
                advance()
            } else if character == "\\", Self.first(of: rest.afterFirst(1))?.isNewline == true {
                _ = try escape()
            } else {
                return
            }
        }
    }

    /// Reads `\` and the character after it, or continues the line.
    private mutating func escape() throws(Unfinished) -> Character? {
        advance()
        guard let character = current else { throw .backslash }
        advance()
        return character.isNewline ? nil : character
    }

    /// Reads a quotation; inside `"…"`, `\` stands before `"` and `\`.
    private mutating func quotation(closedBy closer: Character) throws(Unfinished) -> String {
        let (opener, openColumn) = (current ?? closer, column)
        advance()
        var text = ""
        while let character = current {
            advance()
            if character == closer { return text }
            if opener == "\"", character == "\\", let next = current, next == "\"" || next == "\\" {
                text.append(next)
                advance()
            } else {
                text.append(character.isNewline ? " " : character)
            }
        }
        throw .quote(opener, column: openColumn)
    }

    /// Whether what has been read of a word is `--option=`.
    private static func isOption(_ start: Substring) -> Bool {
        guard start.hasPrefix("--"), start.hasSuffix("=") else { return false }
        let name = start.dropFirst(2).dropLast()
        return !name.isEmpty
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}

extension Substring {
    /// The text behind its first scalars, which may begin with a combining mark.
    fileprivate func afterFirst(_ count: Int) -> Substring {
        Substring(unicodeScalars.dropFirst(count))
    }
}
