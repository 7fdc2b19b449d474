import Cedar
import CedarJSON
import JSON

/// Something that is wrong in a file.
struct Problem {
    let file: String
    let isWarning: Bool
    /// A stable name for the kind of problem.
    let code: String
    /// What is wrong, without a full stop.
    let message: String
    /// The policy it is in, when it is in one.
    var policy: Policy.ID?
    /// Where it is, when that is known.
    var place: Diagnostic?
}

extension Problem {
    /// Something wrong in a text.
    init(_ diagnostic: Diagnostic, in file: String, code: String = "syntax") {
        self.init(
            file: file, isWarning: false, code: code, message: diagnostic.message,
            place: diagnostic)
    }

    /// What is wrong with a JSON file.
    init(_ error: JSONError, in file: String) {
        if case .syntax(let diagnostic) = error {
            self.init(diagnostic, in: file)
        } else {
            let sentence = "\(error)"
            self.init(
                file: file, isWarning: false, code: "content",
                message: sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
        }
    }
}

// MARK: - Telling it

extension Problem {
    /// The problem in one sentence.
    var sentence: String {
        "\(address): \(message)."
    }

    /// The problem for people, with the line it is about where that is known.
    var text: String {
        let label = (isWarning ? "warning" : "error") + (policy == nil ? "" : "[\(code)]")
        guard let place else {
            return "\(address): \(label): \(SafeText.onOneLine(message))\n"
        }
        return place.rendered(file: file, as: label) + "\n"
    }

    private var address: String {
        if let place { return "\(file):\(place.line):\(place.column)" }
        return policy.map { "\(file): \($0.text.quoted)" } ?? file
    }

    var json: JSONValue {
        JSONValue(
            ("file", .string(Text(file))), ("severity", isWarning ? "warning" : "error"),
            ("code", .string(Text(code))), ("message", .string(Text(message))),
            ("policy", policy.map { .string($0.text) } ?? .null),
            ("line", place.map { .number("\($0.line)") } ?? .null),
            ("column", place.map { .number("\($0.column)") } ?? .null))
    }
}
