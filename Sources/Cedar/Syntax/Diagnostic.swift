/// Something wrong in a text, and where.
public struct Diagnostic: Error, Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// The text can't be used.
        case error
        /// The text can be used, but may not mean what it seems to.
        case warning
    }

    /// How bad it is.
    public let severity: Severity
    /// What is wrong, without a full stop.
    public let message: String
    /// Where it is wrong, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>
    /// The number of the line, from 1.
    public let line: Int
    /// The number of the scalar in its line, from 1.
    public let column: Int
    /// What is written there.
    public let offendingText: String
    private let excerpt: String
    private let margin: String

    /// Creates a diagnostic about the bytes of `range` in `source`.
    package init(
        _ message: String, at range: Range<Int>, in source: SourceText, severity: Severity = .error
    ) {
        let line = source.lineRange(at: range.lowerBound)
        self.severity = severity
        self.message = message
        self.range = range
        self.line = source.line(at: range.lowerBound)
        column = source.column(at: range.lowerBound)
        let end = max(range.lowerBound, min(range.upperBound, line.upperBound))
        offendingText = source[range.lowerBound..<end]
        let window = Self.window(around: range.lowerBound, in: line, of: source)
        excerpt = Self.cleaned(source[window])
        margin = source[window.lowerBound..<range.lowerBound].unicodeScalars.reduce(into: "") {
            $0.append($1 == "\t" ? "\t" : " ")
        }
    }
}

// MARK: - Showing the place

extension Diagnostic {
    /// The diagnostic with the line it is about and a caret below the place.
    ///
    /// - Parameters:
    ///   - file: The name of the text.
    ///   - label: What stands between the place and the message, if not how bad it is.
    /// - Returns: Three lines, without a line break at the end.
    public func rendered(file: String, as label: String? = nil) -> String {
        let width = max(1, min(offendingText.unicodeScalars.count, 60))
        let underline = "^" + String(repeating: "~", count: width - 1)
        let gutter = String(repeating: " ", count: String(line).count)
        return """
            \(file):\(line):\(column): \(label ?? severity.rawValue): \(Self.cleaned(message))
            \(line) | \(excerpt)
            \(gutter) | \(margin)\(underline)
            """
    }

    /// The part of a line that is shown; hardly anybody reads more than a hundred columns.
    private static func window(
        around offset: Int, in line: Range<Int>, of source: SourceText
    ) -> Range<Int> {
        guard line.count > 160 else { return line }
        let isBoundary = { (index: Int) in
            index == line.upperBound || source.bytes[index] & 0xC0 != 0x80
        }
        let start = max(line.lowerBound, offset - 80)
        let end = min(line.upperBound, offset + 80)
        return
            ((start...offset).first(where: isBoundary) ?? offset)..<((end...line.upperBound)
            .first(where: isBoundary) ?? line.upperBound)
    }

    /// `text` without what could move the cursor of a terminal.
    private static func cleaned(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { cleaned, scalar in
            let isHarmless = scalar == "\t" || scalar.properties.generalCategory != .control
            cleaned.unicodeScalars.append(isHarmless ? scalar : "\u{FFFD}")
        }
    }
}
