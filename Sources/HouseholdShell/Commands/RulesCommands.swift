import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct RulesCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "The house rules: who may what, and why.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        TableOfRules.self, Show.self, Read.self, Why.self, Can.self, Check.self, ReadyRules.self,
        Try.self, Set.self, Remove.self, Trial.self, Say.self,
    ]

    struct TableOfRules: WhatIfCommand {
        static let configuration = CommandConfiguration(
            commandName: "table",
            abstract: "Show who may do what, for the roles that somebody here has.")

        static let card = CommandCard(asks: [.tabulateRules], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let rules = try await context.supposedRules()
            let view = try await context.perform(TabulateRules(), supposing: rules)
            let home = try? await context.perform(ShowHousehold())
            let here = home.map { home in view.roles.filter(home.members.map(\.role).contains) }
            let below: [Phrase] = [
                "some: of some things only, such as their own. Of one, rules can tells: rules can chore.show 3"
            ]
            return Reply(RulesDocument(view), view.table(of: here ?? view.roles), below: below)
        }
    }

    struct Why: WhatIfCommand {
        static let configuration = CommandConfiguration(
            commandName: "why",
            abstract: "Say why something is allowed or not; alone: why the last thing was refused.")

        static let card = CommandCard(
            asks: [.explainRefusal], names: .nothing, kind: .shows, short: [.init("why")])

        @Argument(help: "An action, such as chore.add.")
        var action: String?

        @Argument(help: "A chore's or reward's number, or a person.")
        var thing: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let rules = try await context.supposedRules()
            if let action {
                let action = try context.action(action, in: [action])
                let decision = try await context.perform(
                    AskRules(action, on: thing), supposing: rules)
                return Reply(
                    decision,
                    await decision.lines(in: context)
                        + context.trustLines(for: action, on: thing))
            }
            let last: DecisionView? =
                switch context.recent.failure {
                case .refused(let refusal): try DecisionView(explaining: refusal)
                case .other: nil
                case nil: try await context.explainRefusal()
                }
            guard let last else {
                return Reply(last, ["There is no refusal by the rules to explain."])
            }
            let role = await context.session.account()?.role
            let isShort = role == .child && !context.options.verbose
            return Reply(
                last, isShort ? last.brief(for: role) : await last.lines(in: context))
        }
    }

    struct Can: WhatIfCommand {
        static let configuration = CommandConfiguration(
            commandName: "can", abstract: "Say whether you, or somebody, may do something.",
            discussion: "Examples: rules can chore.add    rules can mia chore.show 12")

        static let card = CommandCard(asks: [.askRules], names: .nothing, kind: .shows)

        @Argument(
            help: "Somebody, unless it is you; the action; and what it is about, if anything.")
        var words: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let rules = try await context.supposedRules()
            guard let place = words.prefix(2).firstIndex(where: \.isAction),
                words.count <= place + 2
            else {
                throw Failure.usage(
                    "An action is missing.", try: ["rules can chore.add", "rules table"])
            }
            let decision = try await context.perform(
                AskRules(
                    context.action(words[place], in: words),
                    of: place == 0 ? nil : words[0],
                    on: words.dropFirst(place + 1).first),
                supposing: rules)
            return Reply(decision, await decision.lines(in: context))
        }
    }
}

/// Roles against actions, with a key for each role.
private struct RulesDocument: Encodable {
    let roles: [String]
    let actions: [[String: String]]

    init(_ view: RulesTableView) {
        let roles = view.roles.map(\.rawValue)
        self.roles = roles
        actions = view.actions.map { row in
            Dictionary(uniqueKeysWithValues: zip(roles, row.answers.map(\.rawValue)))
                .merging(["action": row.action.rawValue]) { first, _ in first }
        }
    }
}

extension String {
    /// Whether it names an action, or is what one does.
    fileprivate var isAction: Bool { contains(".") || !Action.doing(self).isEmpty }
}

extension Action {
    /// The actions that a verb alone can mean.
    fileprivate static func doing(_ verb: String) -> [Action] {
        let verb = verb == "done" ? "complete" : verb
        return allCases.filter { $0.rawValue.hasSuffix(".\(verb)") && !$0.isOutsideHouseholds }
    }
}

extension CommandContext {
    /// Whether somebody has to look at what is done, where that depends on how often it was right before.
    fileprivate func trustLines(for action: Action, on thing: String?) async -> [Phrase] {
        guard [.completeChore, .approveChore].contains(action),
            let number = thing.flatMap({ Int(digits: $0[...], atMost: 9) }),
            let chore = try? await perform(ShowChore(number))
        else { return [] }
        return chore.trustLines(await HouseholdText(in: self))
    }

    /// The action called `name`, or the only one that does so; `words` are all that was asked.
    fileprivate func action(_ name: String, in words: [String]) throws -> Action {
        if let action = Action(rawValue: name) { return action }
        let meant = Action.doing(name)
        if meant.count == 1, let action = meant.first { return action }
        guard meant.isEmpty else {
            let line = words.map { word in word == name ? nil : word }
            throw Failure.usage(
                "\"\(name)\" is done to several things. Which one?",
                try: meant.map { action in
                    "rules can \(line.map { $0 ?? action.rawValue }.joined(separator: " "))"
                })
        }
        throw ServiceError.notFound(.action, name)
    }
}
