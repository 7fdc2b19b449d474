import ArgumentParser

/// The program's name, so that help says what can be typed.
struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chorus", subcommands: [PolicyCommand.self])
}

/// Everything that can be typed behind `policy`.
struct PolicyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "policy",
        abstract: "Check, try and explain Cedar policies in files; needs no household.",
        discussion: """
            Files are told apart by their names: .cedar (policies), .cedarschema (a schema), and \
            .json (either of them, entities, or requests); - is stdin.
            """,
        subcommands: [
            CheckCommand.self, ValidateCommand.self, AuthorizeCommand.self, TestCommand.self,
            ExplainCommand.self, FormatCommand.self, TranslateCommand.self,
        ])

    @OptionGroup var options: CommonOptions
}

extension PolicyCommand {
    /// The command that `words` spell.
    static func parsed(_ words: [String]) throws -> any ParsableCommand {
        if words.first == "help" {
            return try Root.parseAsRoot(["help", "policy"] + words.dropFirst())
        }
        try checkVerb(words.first { !$0.hasPrefix("-") })
        return try Root.parseAsRoot(["policy"] + words)
    }

    private static func checkVerb(_ word: String?) throws(Failure) {
        let verbs = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let word, !verbs.contains(word) else { return }
        throw .usage(
            "There is no command \"policy \(word)\".", try: verbs.map { "policy \($0)" })
    }
}
