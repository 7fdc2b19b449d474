/// Why a file is no calendar that can be read, and on which line.
package struct CalendarSyntaxError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Problem: Hashable, Sendable {
        /// There are more bytes, lines or components than are read.
        case tooLong
        /// The bytes are no UTF-8.
        case notUTF8
        /// A character that no line can hold.
        case controlCharacter
        /// No name stands at the front, or nothing behind it.
        case notALine
        /// A parameter can't be read, or has a quote that does not end.
        case parameter
        /// Components stand in each other too deep.
        case tooDeep
        /// Something ends that has not begun, or begins and does not end.
        case unbalanced(String)
        /// Something stands outside a calendar.
        case outside
        /// There is no calendar.
        case empty
        /// A property is missing.
        case missing(CalendarName)
        /// A property stands there twice.
        case repeated(CalendarName)
        /// The value of a property can't be read.
        case value(CalendarName)
        /// It ends before it starts.
        case endsBeforeStart
    }

    /// The line, from 1.
    package let line: Int
    /// What is wrong there.
    package let problem: Problem

    /// Creates an error.
    package init(line: Int, _ problem: Problem) {
        self.line = line
        self.problem = problem
    }
}
