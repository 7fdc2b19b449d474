/// A text that is read screen by screen where the screen has no room for it.
package struct PageRequest: Sendable {
    /// How reading ended.
    package enum End: Hashable, Sendable {
        /// The screen has room for the text, and nothing was shown.
        case fits
        /// Somebody read as much as they wanted.
        case left
        /// Nobody pressed a key for as long as was asked for, or the program was stopped.
        case idle
    }

    /// Lays the text out for so many cells; lines are written as they stand, and may have colours.
    package var lines: @Sendable (_ width: Int) -> [String]
    /// After how long without a key nobody is taken to be there; sleep counts.
    package var idle: Duration?
    package var suspension = LineRequest.Suspension.keepsLine
    package var words = PagerWords.english

    package init(lines: @escaping @Sendable (_ width: Int) -> [String]) {
        self.lines = lines
    }
}
