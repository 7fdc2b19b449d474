import HouseholdModel
import HouseholdWords

extension Failure {
    /// What the parser of commands complains of, in words of ours.
    ///
    /// - Parameters:
    ///   - message: What the parser says.
    ///   - words: What was typed, in the long form.
    /// - Returns: What is wrong, and what can be typed instead.
    static func unparsed(_ message: String, in words: [String]) -> Failure {
        let message = message.hasPrefix("Error: ") ? message.dropFirst(7) : message[...]
        let typed = ShortForms.commandStart(in: words).map { words[$0...] } ?? []
        let help = CommandHelp(startOf: typed)
        if let negative = negative(in: typed, for: help, message) { return negative }
        if message.hasPrefix("The value"), message.contains("'--lang ") { return .language }
        let isMissing = message.hasPrefix("Missing expected argument")
        let page = (["help"] + help.words).joined(separator: " ")
        return .usage(
            sentence(for: String(message)), try: (isMissing ? [help.usage] : []) + [page])
    }

    /// A language that is not spoken here: those that are can be tried.
    private static var language: Failure {
        let tags = Language.tags
        return .usage(
            "That language is not spoken here. There is \(tags.joined(separator: ", ")).",
            try: tags.map { "--lang \($0)" })
    }

    /// A number below 0 is taken for an option, and then something seems to be missing.
    private static func negative(
        in words: ArraySlice<String>, for help: CommandHelp, _ message: Substring
    ) -> Failure? {
        guard ["Missing", "Unknown option"].contains(where: message.hasPrefix),
            let number = words.prefix(while: { $0 != "--" }).first(where: { Int($0) ?? 0 < 0 })
        else { return nil }
        let page = (["help"] + help.words).joined(separator: " ")
        guard help.words == ["points", "give"] else {
            return .usage("\(number) is below 0, and that does not work here.", try: [page])
        }
        let name = words.dropFirst(2).first { !$0.hasPrefix("-") } ?? "NAME"
        let take = "points take \(name.quotedIfNeeded) \(number.dropFirst()) --why \"...\""
        return .usage(
            "Points must be 1 or more. To take some away, use points take.", try: [take, page])
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
            return "Something is missing: \(first.replacing(" ...", with: ""))."
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
