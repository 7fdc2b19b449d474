import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension RulesCommand {
    /// `rules trial`: rules that hold for some days, and what came of them.
    struct Trial: RuleChangingCommand {
        static let configuration = CommandConfiguration(
            commandName: "trial",
            abstract: "Let rules hold for some days, and see how often they decided.",
            discussion: """
                Alone: what is on trial, and how often it decided, about whom; also for 30 days after its end. With a file of \
                rules, the name of ready ones, or a sentence (rules say): they decide besides the others until the end of that \
                day, and then it is as before by itself. What would change is shown, and asked, first. What takes something from \
                children holds from tomorrow on, and they are told. Until it is over no other rules are set.
                Examples: rules trial    rules trial school-nights --until sunday    rules trial end
                """)

        static let card = CommandCard(
            asks: [.setRules, .listAudit], names: .nothing, kind: .changes)

        @Argument(
            help:
                "A file of rules, the name of ready ones, or a sentence; or end, to end the trial."
        )
        var words: [String] = []

        @Option(help: "The last day of it, such as sunday or 2026-12-31, 90 days ahead at most.")
        var until: String?

        @OptionGroup var change: RuleChangeOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try change.atOnce.reason(in: context)
            switch words {
            case []:
                guard until == nil, reason == nil else { throw missing }
                return await context.reply(to: try await context.perform(ShowTrial()))
            case ["end"]:
                guard until == nil else {
                    throw Failure.usage(
                        "It ends now, or with this day.", try: ["rules trial end"])
                }
                return try await end(because: reason, in: context)
            default: return try await begin(because: reason, in: context)
            }
        }

        private var missing: Failure {
            .usage(
                "Which rules? Name a file, or say a sentence.",
                try: ["rules trial FILE --until sunday", "rules trial"])
        }

        private func end(because reason: Note?, in context: CommandContext) async throws -> Reply {
            let operation = EndTrial(atOnce: reason)
            _ = try await context.rehearse(operation)
            try await context.confirm("End the trial?")
            return await context.reply(to: try await context.perform(operation), isEnding: true)
        }

        private func begin(
            because reason: Note?, in context: CommandContext
        ) async throws -> Reply {
            guard let day = try await context.day(until) else {
                throw Failure.usage(
                    "When is it over?", try: [context.line(with: "--until", "sunday")])
            }
            let rules = try await rules(in: context)
            let operation = BeginTrial(rules.text, from: rules.path, until: day, atOnce: reason)
            _ = try await context.rehearse(operation)
            if let lines = rules.lines, !context.options.json { await context.present(lines) }
            try await context.agree(
                to: TryRules(rules.text, from: rules.path, adding: true), naming: rules.path,
                atOnce: change.atOnce.now, asking: "Try these rules?")
            return await context.reply(to: try await context.perform(operation), isBeginning: true)
        }

        /// The rules of a file, or the one that a sentence is; what has a space in it is a sentence where no file is called so.
        private func rules(
            in context: CommandContext
        ) async throws -> (text: String, path: String, lines: Reply.Text?) {
            let text = words.joined(separator: " ")
            if text.contains(" "), context.isKiosk || (try? context.session.files(text)) == nil {
                let rule = try await context.rule(saying: text)
                return (rule.policy, rule.name, rule.lines)
            }
            let rules = try await context.rules(called: text)
            return (rules.text, rules.path, nil)
        }
    }
}

extension CommandContext {
    /// How a trial stands, and what came of it so far.
    fileprivate func reply(
        to trial: RuleTrialView?, isBeginning: Bool = false, isEnding: Bool = false
    ) async -> Reply {
        guard let trial else {
            return Reply(
                trial, ["No rules are on trial. Try some: rules trial FILE --until sunday"])
        }
        let home = await HouseholdText(in: self)
        var lines = [trial.headline(in: home)]
        if isBeginning {
            lines.append("How often they decided: rules trial")
            if trial.state == .coming { lines += remarks(from: trial.from, home) }
        } else if isEnding {
            if trial.state == .running {
                lines += ["Its end takes something from children, who are told."]
            }
        } else {
            lines += trial.rules.flatMap { $0.lines(in: home) }
        }
        return Reply(trial, lines)
    }
}

extension RuleTrialView {
    /// From when until when it is.
    fileprivate func headline(in home: HouseholdText) -> Phrase {
        let (first, last) = (home.date(from), home.date(until))
        return switch state {
        case .coming: "These rules come on trial on \(first), until the end of \(last)."
        case .running: "On trial until the end of \(last); then it is as before by itself."
        case .over: "The trial is over. It was from \(first) to \(last)."
        case .cancelled: "The trial is taken back. It was to begin on \(first)."
        }
    }
}

extension RuleTrialView.Rule {
    /// What it is called and says, and how often it decided.
    fileprivate func lines(in home: HouseholdText) -> [Phrase] {
        let title: Phrase = say.map { "\(name): \(Phrase(message: $0))" } ?? Phrase(verbatim: name)
        guard let decided, let refused, let people else { return [title] }
        let who = people.map { "\(home.name($0.name)) \($0.count)" }.joined(separator: ", ")
        let counts: Phrase =
            people.isEmpty
            ? "  It has decided nothing so far."
            : "  decided \(decided) times: \(who); refused \(refused) times"
        return [title, counts]
    }
}
