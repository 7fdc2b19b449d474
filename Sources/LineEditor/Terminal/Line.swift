/// What came when a person or a script was asked for a line.
package enum Line: Equatable, Sendable {
    /// A line, without its end.
    case text(String)
    /// There are no more lines.
    case endOfInput
    /// Ctrl-C: the line was dropped.
    case interrupted
    /// Nobody pressed a key for as long as was asked for.
    case idle
    /// The program was stopped and goes on; what was typed before is dropped.
    case suspended
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
