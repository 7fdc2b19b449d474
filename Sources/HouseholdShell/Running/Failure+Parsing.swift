import Household

extension Failure {
    /// What the parser of commands complains of, in words of ours.
    static func unparsed(_ message: String) -> Failure {
        let message = message.hasPrefix("Error: ") ? message.dropFirst(7) : message[...]
        return .usage(sentence(for: String(message)), try: ["help"])
    }

    /// The parser quotes with `'`; what it quotes says what it is about.
    private static func sentence(for message: String) -> Phrase {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        let first = quoted.first ?? ""
        let option = first.prefix { $0 != " " }
        switch message {
        case _ where message.hasPrefix("Unknown option"):
            let sentence: Phrase = "There is no option \(option) here."
            return quoted.dropFirst().first.map { sentence + " " + "Did you mean \($0)?" }
                ?? sentence
        case _ where message.hasPrefix("Missing value for"):
            return "The option \(option) needs a value."
        case _ where message.hasPrefix("Missing expected argument"):
            return "Something is missing: \(first)."
        case _ where message.contains("unexpected argument"),
            _ where message.hasPrefix("Unexpected argument"):
            return "That is more than fits here: \(quoted.joined(separator: " "))."
        case _ where message.hasPrefix("The value") && quoted.count > 1:
            return "\"\(first)\" does not work for \(quoted[1].prefix { $0 != " " })."
        default:
            return Phrase(verbatim: message.hasSuffix(".") ? message : message + ".")
        }
    }
}
