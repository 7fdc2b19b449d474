import Cedar
import CedarJSON
import JSON

/// Tells people and programs what came of a command.
struct Teller {
    let streams: Streams
    let isJSON: Bool

    /// Shows what was asked for.
    func show(_ reply: Reply) -> ExitStatus {
        if isJSON {
            streams.write(Self.document(JSONValue(("v", .number("1")), ("data", reply.json))))
        } else if reply.isContent, !streams.isTerminal {
            streams.write(reply.text)
        } else {
            streams.write(SafeText.forTerminals(reply.text))
        }
        return reply.exit
    }

    /// Shows what can be typed.
    func show(help text: String) -> ExitStatus {
        streams.write(SafeText.forTerminals(text.hasSuffix("\n") ? text : text + "\n"))
        return .done
    }

    /// Tells why something was not done.
    func tell(_ failure: Failure) -> ExitStatus {
        if isJSON {
            streams.complain(Self.document(JSONValue(("v", .number("1")), ("error", failure.json))))
            return failure.exit
        }
        let reasons = failure.problems.map(\.text).joined()
        let attempts = failure.attempts.map { "  try: \(SafeText.onOneLine($0))\n" }.joined()
        let text =
            reasons.isEmpty ? "error: \(SafeText.onOneLine(failure.message))\n" : reasons
        streams.complain(SafeText.forTerminals(text + attempts))
        return failure.exit
    }

    private static func document(_ json: JSONValue) -> String {
        json.text(escaping: SafeText.acts) + "\n"
    }
}
