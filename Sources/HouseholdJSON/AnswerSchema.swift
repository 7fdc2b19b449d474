import EmbeddedFiles

/// The JSON Schema of what `--json` writes, and a server answers.
package enum AnswerSchema {
    /// The schema as it is written.
    static var text: String { EmbeddedFile.answerSchema.text }

    /// The schema as it was written, or on one line as an answer of its own; without the last line break.
    package static func document(asAnswer isAnswer: Bool) -> String {
        let lines = text.split(separator: "\n")
        guard isAnswer else { return lines.joined(separator: "\n") }
        // No text of the schema goes over a line, so what begins a line is layout.
        let schema = lines.map { $0.drop(while: \.isWhitespace) }.joined()
        return #"{"v":1,"data":\#(schema)}"#
    }
}
