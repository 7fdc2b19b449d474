/// The tokens of a text that is known to have no mistakes, with the comments around them.
struct CommentedTokens {
    private let source: SourceText
    let tokens: [Token]
    /// The comments before each token that has any.
    private var comments: [Int: [Range<Int>]] = [:]
    /// Where each bracket that is opened is closed.
    private var partners: [Int: Int] = [:]
    /// The tokens that something on lines of its own begins with; what comments are before them is
    /// not theirs to write.
    var starts: Set<Int> = []

    init(_ text: String) {
        source = SourceText(text)
        let (tokens, comments) = Lexer.tokensAndComments(of: source)
        self.tokens = tokens
        var openers: [Int] = []
        var rest = comments[...]
        for (index, token) in tokens.enumerated() {
            if token.kind.isOpener { openers.append(index) }
            if token.kind.isCloser, let opener = openers.popLast() { partners[opener] = index }
            while let comment = rest.first, comment.upperBound <= token.range.lowerBound {
                self.comments[index, default: []].append(comment)
                rest.removeFirst()
            }
        }
    }

    /// What kind of token is at `index`.
    func kind(_ index: Int) -> Token.Kind {
        tokens[index].kind
    }

    /// Whether the token at `index` is `word`.
    func isWord(_ word: String, _ index: Int) -> Bool {
        kind(index) == .identifier && source.bytes[tokens[index].range].elementsEqual(word.utf8)
    }
}

// MARK: - Brackets

extension CommentedTokens {
    /// Where the bracket that is opened at `index` is closed.
    func partner(of index: Int) -> Int {
        partners[index] ?? index
    }

    /// The positions in `range`, outside of inner brackets, of tokens that satisfy `predicate`.
    func positions(in range: Range<Int>, where predicate: (Int) -> Bool) -> [Int] {
        var positions: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if kind(index).isOpener {
                index = partner(of: index)
            } else if predicate(index) {
                positions.append(index)
            }
            index += 1
        }
        return positions
    }

    /// What is between the commas of `range`, and where the comma after it is, if there is one.
    func items(of range: Range<Int>) -> [(range: Range<Int>, comma: Int?)] {
        var items: [(Range<Int>, Int?)] = []
        var start = range.lowerBound
        for comma in positions(in: range, where: { kind($0) == .comma }) {
            items.append((start..<comma, comma))
            start = comma + 1
        }
        return start < range.upperBound ? items + [(start..<range.upperBound, nil)] : items
    }

    /// The index after the annotation that begins at `index`.
    func endOfAnnotation(_ index: Int) -> Int {
        kind(index + 2) == .leftParenthesis ? index + 5 : index + 2
    }
}

// MARK: - Tokens

extension CommentedTokens {
    /// A token without comments.
    func text(of index: Int) -> Layout {
        .text(source[tokens[index].range])
    }

    /// A token with the comments around it, and `ending` before those after it.
    func token(_ index: Int, ending: [Layout] = []) -> [Layout] {
        (starts.contains(index) ? [] : commentsBefore(index)) + [text(of: index)] + ending
            + commentsAfter(index)
    }
}

// MARK: - Comments

extension CommentedTokens {
    /// The comments before a token that are on lines of their own.
    func commentsBefore(_ index: Int, keepsEmptyLines: Bool = false) -> [Layout] {
        ownComments(before: index).flatMap { range -> [Layout] in
            let layout = Layout.comment(comment(range), startsLine: true)
            let isApart =
                keepsEmptyLines && isFollowedByEmptyLine(range) && index < tokens.count - 1
            return isApart ? [layout, .hardLine(empty: 1)] : [layout]
        }
    }

    /// The comments after a token that are on its line.
    func commentsAfter(_ index: Int) -> [Layout] {
        (comments[index + 1] ?? []).filter { !startsLine($0) }
            .map { .comment(comment($0), startsLine: false) }
    }

    /// Whether there is an empty line before a token and its comments.
    func isAfterEmptyLine(_ index: Int) -> Bool {
        let start = ownComments(before: index).first ?? tokens[index].range
        var breaks = 0
        for byte in source.bytes[..<start.lowerBound].reversed() {
            guard Self.blanks.contains(byte) else { break }
            if byte == UInt8(ascii: "\n") { breaks += 1 }
        }
        return breaks > 1
    }

    private func ownComments(before index: Int) -> [Range<Int>] {
        (comments[index] ?? []).filter { index == 0 || startsLine($0) }
    }

    private func comment(_ range: Range<Int>) -> String {
        let bytes = source.bytes[range]
        let end =
            bytes.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            ?? range.lowerBound
        return source[range.lowerBound..<end + 1]
    }

    /// Whether nothing but blanks is before a comment in its line.
    private func startsLine(_ range: Range<Int>) -> Bool {
        let line = source.lineRange(at: range.lowerBound)
        return source.bytes[line.lowerBound..<range.lowerBound].allSatisfy(Self.blanks.contains)
    }

    private func isFollowedByEmptyLine(_ range: Range<Int>) -> Bool {
        let blanks = source.bytes[range.upperBound...].prefix(while: Self.blanks.contains)
        return blanks.count { $0 == UInt8(ascii: "\n") } > 1
    }

    private static let blanks: [UInt8] = [
        UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
    ]
}

extension Token.Kind {
    /// Whether it begins something in brackets.
    var isOpener: Bool {
        switch self {
        case .leftParenthesis, .leftBracket, .leftBrace: true
        default: false
        }
    }

    fileprivate var isCloser: Bool {
        switch self {
        case .rightParenthesis, .rightBracket, .rightBrace: true
        default: false
        }
    }
}
