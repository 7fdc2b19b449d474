/// What came when a person or a script was asked for a line.
package enum Line: Equatable, Sendable {
    /// A line, without its end.
    case text(String)
    /// There are no more lines.
    case endOfInput
    /// Ctrl-C: the line was dropped.
    case interrupted
}

/// Why a line could not be read.
///
/// The line in question is always taken from the input as a whole, so the next one can be read.
package enum InputError: Error, Hashable, Sendable {
    /// The line has more bytes than `LineReader.maximumLength`.
    case tooLong
    /// The line is not UTF-8.
    case notText
    /// The system could not read or change the terminal, for the reason of this `errno`.
    case system(Int32)
}
