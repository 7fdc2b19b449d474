/// A string that is the same as another only when every scalar is the same.
///
/// Swift takes `é` and `e` followed by a combining accent for equal; Cedar does not. Everything
/// Cedar compares, orders or looks up is therefore kept as a `Text`, which looks at UTF-8 bytes.
public struct Text: Sendable {
    /// The same scalars, for people and for interpolation.
    public let string: String
    /// Whether all scalars are ASCII; then Swift's comparison is as good as ours, and faster.
    let isASCII: Bool

    /// Creates a text with the scalars of `string`.
    public init(_ string: some StringProtocol) {
        var string = String(string)
        isASCII = string.withUTF8 { unsafe $0.allSatisfy { $0 < 0x80 } }
        self.string = string
    }
}

// MARK: - Comparing scalar by scalar

extension Text: Hashable {
    /// Whether two texts have the same scalars.
    public static func == (left: Text, right: Text) -> Bool {
        guard left.isASCII == right.isASCII else { return false }
        return left.isASCII
            ? left.string == right.string : left.string.utf8.elementsEqual(right.string.utf8)
    }

    /// Feeds the UTF-8 bytes to `hasher`.
    public func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }
}

extension Text: Comparable {
    /// Whether `left` comes before `right`, byte by byte.
    public static func < (left: Text, right: Text) -> Bool {
        left.isASCII && right.isASCII
            ? left.string < right.string
            : left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
    }
}

// MARK: - Writing texts

extension Text: ExpressibleByStringLiteral {
    /// Creates the text that a literal spells.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Text: CustomStringConvertible {
    /// The text itself.
    public var description: String { string }
}

extension Text {
    /// The text as a Cedar string literal, with everything that can't be seen escaped.
    public var quoted: String {
        string.unicodeScalars.reduce(into: "\"") { $0 += $1.escaped } + "\""
    }

    /// Whether this can be written bare, as an attribute name after a dot.
    package var isIdentifier: Bool {
        Name.isIdentifier(string) && !Name.isReserved(string)
    }
}

extension Unicode.Scalar {
    /// The scalar as it is written in a string literal.
    var escaped: String {
        if let letter = Escape.letter(for: self) { return "\\\(letter)" }
        return isVisible ? String(self) : "\\u{\(String(value, radix: 16))}"
    }

    /// Whether a reader would notice this scalar inside quotes, and not as part of a quote.
    fileprivate var isVisible: Bool {
        if isASCII { return (0x20..<0x7F).contains(value) }
        switch properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
            .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
            return false
        default:
            return true
        }
    }
}
