import ArgumentParser

/// A place in the tree of commands: one that is run, or a noun with its verbs.
///
/// The tree says what each of its commands is, since to ask the runtime takes it a look through all conformances.
/// Each says its name in its configuration: the parser asks all of them at every start, and takes milliseconds
/// to make names from types.
protocol CommandNode: ParsableCommand {
    /// What is known of it beside what the parser knows.
    static var card: CommandCard { get }
    /// The commands behind its word.
    static var verbs: [any CommandNode.Type] { get }
    /// Whether it does something in the household at hand and nothing elsewhere, so that the tour lets it be tried.
    static var isPractised: Bool { get }

    /// The command with what stands behind its word; `nil` where it is not one that the shell runs.
    ///
    /// - Throws: What the parser says where that does not suit it.
    static func call(_ words: [String]) throws -> Call?
}

extension CommandNode {
    static var isPractised: Bool { false }

    static func call(_ words: [String]) throws -> Call? { nil }

    /// The word by which it is called.
    static var word: String { configuration.commandName ?? "" }

    /// The command that is called by a word behind this one.
    static func verb(_ word: String) -> (any CommandNode.Type)? {
        verbs.first { $0.word == word }
    }

    /// The cards of the commands behind its word, and its own.
    static var cards: [CommandCard] { [card] + verbs.flatMap { $0.cards } }
}

/// A noun that needs a verb.
protocol NounCommand: CommandNode {}

extension NounCommand {
    /// Its verbs, for the parser.
    static var subcommands: [any ParsableCommand.Type] { verbs.map { $0 } }
}

// MARK: - Short forms

extension CommandNode {
    /// The words that a short form of it, or of a command behind its word, stands for.
    static func longForm(of short: String) -> [String]? {
        if let form = card.short.first(where: { $0.word == short }) { return [word] + form.added }
        for verb in verbs {
            if let form = verb.longForm(of: short) { return [word] + form }
        }
        return nil
    }
}
