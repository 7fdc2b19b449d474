import ArgumentParser
import Household
import HouseholdService

// The rules themselves: to read, to prove, to try and to set.

extension RulesCommand {
    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print the rules that decide now, as rules set takes them.")

        @Flag(help: "Print the walls around them, which nobody changes.")
        var walls = false

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let rules = try await conversation.perform(ShowRules())
            let text = walls ? rules.walls : rules.text
            var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            if lines.last == "" { lines.removeLast() }
            return Reply(rules, lines.map { Phrase(verbatim: $0).preformatted })
        }
    }

    struct Check: WhatIfCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Prove that the walls stand, whoever asks for whatever."
        )

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let rules = try await conversation.supposedRules()
            let proof = try await conversation.perform(CheckRules(), supposing: rules)
            return Reply(
                proof,
                [
                    "All walls stand: \(proof.questions) questions were asked, and none is answered wrong."
                ])
        }
    }

    struct Try: WhatIfCommand {
        static let configuration = CommandConfiguration(
            commandName: "try", abstract: "Show what other rules would change; nothing is set.")

        @Argument(help: "A file of rules.")
        var file: String

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let rules = try await conversation.rules(fileOrFolder: file)
            let supposed = try await conversation.supposedRules()
            let trial = try await conversation.perform(
                TryRules(rules.text, from: rules.path), supposing: supposed)
            return trial.reply
        }
    }

    struct Set: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: "Let the rules of a file decide from now on.",
            discussion: "They are checked first: rules that break a wall can't be set.")

        @Argument(help: "A file of rules, such as rules show prints.")
        var file: String?

        @Flag(help: "Go back to the rules that come with the program.")
        var shipped = false

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let operation: SetRules
            switch (file, shipped) {
            case (let file?, false):
                let rules = try await conversation.rules(fileOrFolder: file)
                operation = SetRules(rules.text, from: rules.path)
            case (nil, true): operation = .shipped
            default:
                throw Failure.usage(
                    "Which rules? Name a file, or --shipped.",
                    try: ["rules set FILE", "rules set --shipped"])
            }
            let rules = try await conversation.perform(operation)
            return Reply(
                rules,
                [
                    rules.shipped
                        ? "The rules that come with the program decide again."
                        : "The household's own rules decide now."
                ])
        }
    }
}

// MARK: - What a trial shows

extension TrialView {
    /// How many kinds of changes are shown to people.
    private static let most = 40

    fileprivate var reply: Reply {
        let kinds = kinds
        var table = Table([
            Table.Column("Who"), Table.Column("What"), Table.Column("Now"), Table.Column("Then"),
            Table.Column("Cases", .trailing),
            Table.Column("Such as", room: .stretched, width: 16),
        ])
        for (first, count) in kinds.prefix(Self.most) {
            table.append([
                Table.Cell("\(first.who)"), Table.Cell("\(first.action)"),
                Table.Cell(first.before.allowed ? "yes" : "no"),
                Table.Cell(first.after.allowed ? "yes" : "no"), Table.Cell("\(count)"),
                Table.Cell("\(([first.on] + first.situation).joined(separator: "; "))"),
            ])
        }
        var below: [Phrase] = [
            "\(changes.count) of \(questions) questions would be answered otherwise."
        ]
        if kinds.count > Self.most {
            below.append("\(kinds.count - Self.most) more lines are in rules try --json.")
        }
        if let breach {
            below.append("These rules can't be set. \(Phrase(message: breach.sentence))")
        }
        return changes.isEmpty ? Reply(self, below) : Reply(self, table, below: below)
    }

    /// The changes, those of one kind together: the plainest of each, and how many there are.
    private var kinds: [(first: RuleChange, count: Int)] {
        var kinds: [(first: RuleChange, count: Int)] = []
        var places: [[String]: Int] = [:]
        for change in changes {
            let kind = [change.who, change.action, "\(change.after.allowed)"]
            if let place = places[kind] {
                kinds[place].count += 1
            } else {
                places[kind] = kinds.count
                kinds.append((change, 1))
            }
        }
        return kinds
    }
}
