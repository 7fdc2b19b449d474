import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct RewardCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "reward", abstract: "Rewards: what points grow into.",
        subcommands: subcommands)

    static let card = CommandCard.noun(synonyms: ["reward": ["prize"]])
    static let isPractised = true

    static let verbs: [any CommandNode.Type] = [
        Add.self, List.self, Show.self, Edit.self, Retire.self, Request.self, Withdraw.self,
        Requests.self, Owed.self, Grant.self, Decline.self, Deliver.self, Propose.self,
        Wishes.self, Price.self, Refuse.self, Retract.self,
    ]

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the rewards.")

        static let card = CommandCard(
            asks: [.listRewards], names: .nothing, kind: .view, short: [.init("rewards")])

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let rewards = try await context.perform(ListRewards())
            let home = await HouseholdText(in: context)
            guard !rewards.isEmpty else {
                return Reply(
                    rewards,
                    [
                        home.isFamily
                            ? "No rewards yet. A parent sets one with: reward add TITLE --at 20"
                            : "No rewards yet. Set one with: reward add TITLE --at 20"
                    ])
            }
            return Reply(rewards, rewards.flatMap { $0.lines(home) })
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show a reward.")

        static let card = CommandCard(asks: [.showReward], names: .reward, kind: .shows)

        @Argument(help: "The reward's number, or words of its title.")
        var reward: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.rewardNumber(reward)
            let reward = try await context.perform(ShowReward(number))
            return Reply(reward, reward.lines(await HouseholdText(in: context)))
        }
    }

    struct Retire: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "retire",
            abstract: "Take a reward off the list; what was reached or asked for stays.")

        static let card = CommandCard(asks: [.retireReward], names: .reward, kind: .changes)

        @Argument(help: "The reward's number, or words of its title.")
        var reward: [String]

        @OptionGroup(title: "From when on") var atOnce: AtOnceOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.rewardNumber(reward)
            let reward = try await context.perform(
                RetireReward(number, atOnce: atOnce.reason(in: context)))
            let remarks = context.remarks(
                from: reward.laterDay, await HouseholdText(in: context))
            return Reply(
                reward,
                context.offeringUndo(
                    ["Off the list: \(reward.number) \(reward.title)"] + remarks))
        }
    }
}

extension CommandContext {
    /// The number that was typed, or that of the one reward whose title matches.
    func rewardNumber(_ words: [String]) async throws -> Number {
        let rewards = try await perform(ListRewards())
        return try number(words, among: rewards.map { ($0.number, $0.title, "") }, .reward)
    }

    /// The number that was typed, or that of the one thing whose title, perhaps with whose it is, matches.
    func number(
        _ words: [String], among things: [(number: Number, title: String, whose: String)],
        _ kind: ServiceError.Noun
    ) throws -> Number {
        let typed = words.joined(separator: " ")
        if let number = Int(typed), things.contains(where: { $0.number == number }) {
            return number
        }
        let matches = things.filter { FuzzyMatch.matches(typed, title: "\($0.title) \($0.whose)") }
        let exact = matches.filter { FuzzyMatch.words(of: $0.title) == FuzzyMatch.words(of: typed) }
        if let match = exact.count == 1 ? exact.first : matches.first,
            exact.count == 1 || matches.count == 1
        {
            return match.number
        }
        if let number = Int(typed) { return number }
        guard matches.count > 1 else { throw ServiceError.notFound(kind, typed) }
        throw Failure(
            Explanation(
                "\(kind.rawValue).ambiguous", .data,
                "\(matches.count) of them match \"\(typed)\". Say which.",
                try: matches.prefix(9).map { match in
                    "\(match.number)   \(match.title)"
                        + (match.whose.isEmpty ? "" : ", \(match.whose)")
                }))
    }
}
