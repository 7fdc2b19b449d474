import ArgumentParser

/// Policies in files, which another part of the program looks after: it knows nothing of households.
struct PolicyCommand: CommandNode {
    static let configuration = CommandConfiguration(
        commandName: "policy",
        abstract: "Check, try and explain Cedar policies in files; needs no household.")

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    static let verbs: [any CommandNode.Type] = []

    /// All that stands behind the `--`, which shields it.
    @Argument(
        parsing: .captureForPassthrough,
        help: "What to do, and with which files: policy help says more.")
    var words: [String] = []

    @OptionGroup var options: GlobalOptions
}
