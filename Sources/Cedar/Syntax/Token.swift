/// A word, number, string or sign of a text.
struct Token: Hashable, Sendable {
    /// What kind of token it is; signs are written out.
    enum Kind: String, Hashable, Sendable {
        case identifier = "a name"
        case integer = "a number"
        case string = "a string"
        case slot = "a slot"
        case end = "the end of the text"
        case invalid = "something unknown"

        case pathSeparator = "::"
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case or = "||"
        case and = "&&"
        case at = "@"
        case dot = "."
        case comma = ","
        case semicolon = ";"
        case colon = ":"
        case leftParenthesis = "("
        case rightParenthesis = ")"
        case leftBrace = "{"
        case rightBrace = "}"
        case leftBracket = "["
        case rightBracket = "]"
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case not = "!"
        case question = "?"
        case assign = "="
    }

    let kind: Kind
    let range: Range<Int>
}

extension Token.Kind {
    /// The sign that begins with the given bytes, the longest first.
    static func sign(_ first: UInt8, _ second: UInt8?) -> Token.Kind? {
        switch (Unicode.Scalar(first), second.map { Unicode.Scalar($0) }) {
        case (":", ":"): .pathSeparator
        case ("=", "="): .equal
        case ("!", "="): .notEqual
        case ("<", "="): .lessOrEqual
        case (">", "="): .greaterOrEqual
        case ("|", "|"): .or
        case ("&", "&"): .and
        case ("@", _): .at
        case (".", _): .dot
        case (",", _): .comma
        case (";", _): .semicolon
        case (":", _): .colon
        case ("(", _): .leftParenthesis
        case (")", _): .rightParenthesis
        case ("{", _): .leftBrace
        case ("}", _): .rightBrace
        case ("[", _): .leftBracket
        case ("]", _): .rightBracket
        case ("<", _): .less
        case (">", _): .greater
        case ("+", _): .plus
        case ("-", _): .minus
        case ("*", _): .times
        case ("!", _): .not
        case ("?", _): .question
        case ("=", _): .assign
        default: nil
        }
    }

    /// How many braces it opens, less how many it closes.
    var braceDepth: Int {
        switch self {
        case .leftBrace: 1
        case .rightBrace: -1
        default: 0
        }
    }

    /// How a message calls this kind of token.
    var label: String {
        rawValue.utf8.count <= 2 ? "'\(rawValue)'" : rawValue
    }
}
