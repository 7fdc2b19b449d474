/// A document that `--json` writes, on one line.
///
/// Keys are in snake case and sorted, a missing value is `null`, and every character that would act
/// on a terminal is escaped.
package struct JSONText: Equatable, Sendable {
    /// The document, without a line break.
    package let text: String

    /// Creates the document of a result.
    package init(data: some Encodable) throws {
        text = #"{"v":1,"data":\#(try JSONNode(data).text)}"#
    }

    /// Creates the document of something that was only rehearsed, and so has no number.
    package init(rehearsed data: some Encodable) throws {
        text = #"{"v":1,"data":\#(try JSONNode(data).clearing("number").text)}"#
    }

    /// Creates the document of an error.
    package init(error: Failure) throws {
        text = #"{"v":1,"error":\#(try JSONNode(error).text)}"#
    }

    /// What programs are told about an error.
    package struct Failure: Encodable, Sendable {
        private let code: String
        private let exit: Int32
        private let message: String
        private let `try`: [String]
        private let line: Int?

        /// Creates an error.
        ///
        /// - Parameters:
        ///   - code: The error's stable name, such as `chore.not-found`.
        ///   - exit: The exit code.
        ///   - message: One sentence for a person.
        ///   - attempts: Lines that can be typed instead.
        ///   - line: The line of the script, counted from 1.
        package init(
            code: String,
            exit: Int32,
            message: String,
            try attempts: [String] = [],
            line: Int? = nil
        ) {
            self.code = code
            self.exit = exit
            self.message = message
            self.try = attempts
            self.line = line
        }
    }
}
