import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

// The rules themselves: to read, to prove, to try and to set.

extension RulesCommand {
    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print the rules that decide now, or one of them.")

        static let card = CommandCard(asks: [.showRules], names: .nothing, kind: .shows)

        @Argument(help: "A rule's name, such as chore.do; without one all are printed.")
        var name: String?

        @Flag(help: "Print the walls around them, which nobody changes.")
        var walls = false

        @Flag(help: "Print those that decide from tomorrow on, or after a trial.")
        var coming = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let rules = try await context.perform(ShowRules(name, coming: coming))
            if coming, rules.from == nil {
                return Reply(rules, ["No other rules come. Those that decide now: rules show"])
            }
            let text = walls && name == nil ? rules.walls : rules.text
            var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            if lines.last == "" { lines.removeLast() }
            return Reply(rules, lines.map { Phrase(verbatim: $0).preformatted })
        }
    }

    struct Check: WhatIfCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Prove that the walls stand, whoever asks for whatever."
        )

        static let card = CommandCard(asks: [.checkRules], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let rules = try await context.supposedRules()
            let proof = try await context.perform(CheckRules(), supposing: rules)
            return Reply(
                proof,
                [
                    "All walls stand: \(proof.questions) questions were asked, and none is answered wrong.",
                    "Up to \(proof.parties.count) people had a part in each: who asks, whose it is, who did it, who made it.",
                ])
        }
    }

    struct Try: WhatIfCommand {
        static let configuration = CommandConfiguration(
            commandName: "try", abstract: "Show what other rules would change; nothing is set.")

        static let card = CommandCard(asks: [.tryRules], names: .nothing, kind: .shows)

        @Argument(
            help:
                "A file of rules, or the name of ready ones (rules pack), to be added to those that decide now."
        )
        var file: String

        @Flag(help: "Let them alone decide, in place of all that decide now.")
        var replace = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let rules = try await context.rules(called: file)
            let supposed = try await context.supposedRules()
            let trial = try await context.perform(
                TryRules(rules.text, from: rules.path, adding: !replace), supposing: supposed)
            return trial.reply()
        }
    }

    struct Set: RuleChangingCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: "Add the rules of a file to those that decide.",
            discussion: """
                One of a name that is there already takes its place. What would change is shown, and \
                asked, first. What takes something from children holds from tomorrow on, and they are told. \
                Rules that break a wall can't be set, nor such under which the owner could \
                not see the household or change the rules. The way back: rules set --shipped. What comes tomorrow, \
                and not what holds: rules set --cancel-coming. Ready ones: rules pack
                """)

        static let card = CommandCard(asks: [.setRules], names: .nothing, kind: .changes)

        @Argument(
            help:
                "A file of rules, or the name of ready ones (rules pack), or of one of the program that was removed (rules read)."
        )
        var file: String?

        @Flag(help: "Let them alone decide, in place of all that decide now.")
        var replace = false

        @Flag(help: "Go back to the rules that come with the program.")
        var shipped = false

        @Flag(help: "Take back what comes tomorrow, and leave what holds.")
        var cancelComing = false

        @OptionGroup var change: RuleChangeOptions

        func run(in context: CommandContext) async throws -> Reply {
            if cancelComing { return try await cancel(in: context) }
            let (operation, trial) = try await operations(in: context)
            // Whoever may not, or hands in rules that can't be set, is not asked first.
            _ = try await context.rehearse(operation)
            try await context.agree(to: trial, naming: file, atOnce: change.atOnce.now)
            let rules = try await context.perform(operation)
            return Reply(rules, await context.lines(ofSet: rules))
        }

        private func cancel(in context: CommandContext) async throws -> Reply {
            guard file == nil, !shipped, !replace, try change.atOnce.reason(in: context) == nil
            else {
                throw Failure.usage(
                    "What comes is taken back alone, and nothing is set.",
                    try: ["rules set --cancel-coming"])
            }
            _ = try await context.rehearse(CancelComing())
            try await context.confirm("Take back what was to come?")
            let rules = try await context.perform(CancelComing())
            return Reply(rules, ["What was to come is taken back. What holds now stays."])
        }

        /// What is to be set, and what shows what that changes.
        private func operations(
            in context: CommandContext
        ) async throws -> (SetRules, TryRules) {
            let reason = try change.atOnce.reason(in: context)
            switch (file, shipped) {
            case (let file?, false):
                let rules = try await context.rules(called: file)
                return (
                    SetRules(
                        rules.text, from: rules.path, adding: !replace, atOnce: reason),
                    TryRules(
                        rules.text, from: rules.path, adding: !replace, atOnce: change.atOnce.now)
                )
            case (nil, true):
                return (.shipped(atOnce: reason), .shipped)
            default:
                throw Failure.usage(
                    "Which rules? Name a file, or --shipped.",
                    try: ["rules set FILE", "rules set --shipped"])
            }
        }
    }
}

extension CommandContext {
    /// Shows what rules would change, and asks whether to set them; there is no telling it where the rules that
    /// decide now can't be read, or don't let whoever asks try others.
    func agree(
        to trial: TryRules, naming file: String?, atOnce: Bool,
        asking question: Phrase = "Set these rules?"
    ) async throws {
        let view = try? await perform(trial)
        let isNothing = view?.changes.isEmpty == true
        if let view, !options.json, file != nil || !isNothing {
            await present(view.reply(atOnce: atOnce).text)
        }
        if !isNothing { try await confirm(question) }
    }
}

extension CommandContext {
    /// That rules decide now, or from when on.
    func lines(ofSet rules: HouseRulesView) async -> [Phrase] {
        guard rules.from == nil else {
            return ["The rules are set. What comes: rules read --coming"]
                + remarks(from: rules.from, await HouseholdText(in: self))
        }
        return [
            rules.shipped
                ? "The rules that come with the program decide again."
                : "The household's own rules decide now. The way back: rules set --shipped"
        ]
    }
}

// MARK: - What a trial shows

extension TrialView {
    /// How many kinds of changes are shown to people.
    private static let most = 40

    /// What would change, and that it would from tomorrow on unless it is to be so at once.
    fileprivate func reply(atOnce: Bool = false) -> Reply {
        let below = remarks(atOnce: atOnce)
        guard !changes.isEmpty else { return Reply(self, below) }
        let kinds = kinds
        var table = Table([
            Table.Column("Who"), Table.Column("What"), Table.Column("Now"), Table.Column("Then"),
            Table.Column("Cases", .trailing),
            Table.Column("Such as", room: .stretched, width: 16),
        ])
        for (first, count) in kinds.prefix(Self.most) {
            table.append([
                Table.Cell(Phrase(ofCase: first.who)), Table.Cell("\(first.action)"),
                Table.Cell(first.before.allowed ? "yes" : "no"),
                Table.Cell(first.after.allowed ? "yes" : "no"), Table.Cell("\(count)"),
                Table.Cell(
                    ([first.on] + first.situation).map(Phrase.init(ofCase:))
                        .joined(separator: "; ")),
            ])
        }
        return Reply(self, table, below: below)
    }

    private func remarks(atOnce: Bool) -> [Phrase] {
        var below: [Phrase] = [
            "\(changes.count) of \(questions) questions would be answered otherwise."
        ]
        if kinds.count > Self.most {
            below.append("\(kinds.count - Self.most) more lines are in rules try --json.")
        }
        if let breach {
            below.append("These rules can't be set. \(Phrase(message: breach.sentence))")
        } else if let locksOut {
            below.append(
                "These rules can't be set. The owner could not do this any more: \(locksOut)")
        } else if changes.isEmpty {
            below.append(
                "That is so already, or a wall forbids it, or the rules name somebody who is not here."
            )
        } else if from != nil, !atOnce {
            below.append("That takes something from children, so that it holds from tomorrow on.")
        }
        return below
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
