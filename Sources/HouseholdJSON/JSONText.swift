package import HouseholdModel
package import HouseholdService
package import HouseholdWords
import JSON
import LineEditor

/// A document that `--json` writes, on one line.
///
/// Keys are in snake case and sorted, a missing value is `null`, and every character that would act
/// on a terminal is escaped.
package struct JSONText: Equatable, Sendable {
    /// The document, without a line break.
    package private(set) var text: String

    /// Creates the document of a result.
    package init(data: some Encodable, in catalogue: Catalogue) throws {
        try self.init("data", data, by: JSONTextWriter(in: catalogue))
    }

    /// Creates the document of a result with what else is open: `dues`, which is left out where there are none, so that
    /// nothing is new for whoever knows of none.
    package init(
        data: some Encodable, dues: [DueMoneyView], in catalogue: Catalogue
    ) throws {
        try self.init(data: data, in: catalogue)
        guard !dues.isEmpty else { return }
        let writer = JSONTextWriter(in: catalogue)
        try writer.write(dues)
        let more = #","dues":"# + String(decoding: writer.bytes, as: UTF8.self) + "}"
        text = text.dropLast() + more
    }

    /// Creates the document of something that was only rehearsed, and so has no number.
    package init(rehearsed data: some Encodable, in catalogue: Catalogue) throws {
        try self.init("data", data, by: JSONTextWriter(in: catalogue, clearing: "number"))
    }

    /// Creates the document of an error.
    package init(error: Failure, in catalogue: Catalogue) throws {
        try self.init("error", error, by: JSONTextWriter(in: catalogue))
    }

    /// Creates a document of its own, with a line for each part.
    package init(document: some Encodable, in catalogue: Catalogue) throws {
        let writer = JSONTextWriter(in: catalogue, isPretty: true)
        try writer.write(document)
        text = String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Creates a document of its own, on one line.
    package init(line document: some Encodable, in catalogue: Catalogue) throws {
        let writer = JSONTextWriter(in: catalogue)
        try writer.write(document)
        text = String(decoding: writer.bytes, as: UTF8.self)
    }

    private init(_ key: String, _ value: some Encodable, by writer: JSONTextWriter) throws {
        try writer.write(value)
        text = #"{"v":1,"\#(key)":"# + String(decoding: writer.bytes, as: UTF8.self) + "}"
    }

    /// What programs are told about an error.
    package struct Failure: Encodable, Sendable {
        /// A row of the books that does not fit.
        package typealias Row = VerificationView.Fault

        private let code: String
        private let exit: Int32
        private let message: Phrase
        private let `try`: [String]
        private let line: Int?
        private let details: [Phrase]
        private let firstBad: Row?

        private enum Key: String, CodingKey {
            case code, exit, message, `try`, line, details, firstBad
        }

        /// Creates an error as it is explained; `line` is that of the script, counted from 1.
        package init(_ explanation: Explanation, line: Int? = nil) {
            self.init(
                code: explanation.code, exit: explanation.exit.rawValue,
                message: explanation.message, try: explanation.attempts, line: line,
                details: explanation.details, firstBad: explanation.firstBad)
        }

        /// Creates an error.
        ///
        /// - Parameters:
        ///   - code: The error's stable name, such as `chore.not-found`.
        ///   - exit: The exit code.
        ///   - message: One sentence for a person.
        ///   - attempts: Lines that can be typed instead.
        ///   - line: The line of the script, counted from 1.
        ///   - details: A sentence for each thing that is wrong, where there are several.
        ///   - firstBad: The row of the books that the error is about, which other errors don't mention.
        package init(
            code: String,
            exit: Int32,
            message: Phrase,
            try attempts: [String] = [],
            line: Int? = nil,
            details: [Phrase] = [],
            firstBad: Row? = nil
        ) {
            self.code = code
            self.exit = exit
            self.message = message
            self.try = attempts
            self.line = line
            self.details = details
            self.firstBad = firstBad
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(code, forKey: .code)
            try container.encode(exit, forKey: .exit)
            try container.encode(message, forKey: .message)
            try container.encode(self.try, forKey: .try)
            try container.encode(line, forKey: .line)
            if !details.isEmpty { try container.encode(details, forKey: .details) }
            if let firstBad { try container.encode(firstBad, forKey: .firstBad) }
        }
    }
}
