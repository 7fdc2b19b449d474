/// A part of a policy, and where it is written.
public struct Place: Hashable, Sendable {
    /// Where something is written in its file.
    public struct Position: Hashable, Sendable {
        /// The UTF-8 bytes from the start of the file.
        public let range: Range<Int>
        /// The number of the line, from 1.
        public let line: Int
        /// The number of the scalar in its line, from 1.
        public let column: Int

        /// Creates a position.
        package init(range: Range<Int>, line: Int, column: Int) {
            self.range = range
            self.line = line
            self.column = column
        }
    }

    /// The part as it is written, but with the slots of a template filled.
    public let text: String
    /// Where it is written, or `nil` when the policy wasn't made of a text.
    public let position: Position?

    /// Creates a place.
    package init(text: String, position: Position?) {
        self.text = text
        self.position = position
    }
}

extension Statement {
    /// The part of the statement in `range`, which means the same as `text`.
    func place(of range: Range<Int>, meaning text: @autoclosure () -> String) -> Place {
        guard !range.isEmpty else { return Place(text: text(), position: nil) }
        let source = SourceText(self.text)
        let start = range.lowerBound - self.range.lowerBound
        let end = range.upperBound - self.range.lowerBound
        let line = source.line(at: start)
        let column = source.column(at: start)
        let position = Place.Position(
            range: range, line: self.line + line - 1,
            column: line == 1 ? self.column + column - 1 : column)
        return Place(text: source[start..<end], position: position)
    }
}
