import ArgumentParser
import Household
import HouseholdService

struct RewardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reward", abstract: "Rewards: what points grow into.",
        subcommands: [Add.self, List.self, Show.self])

    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Set a reward.",
            discussion: "Example: reward add \"Cinema\" --at 20 --for mia")

        @Argument(help: "What it is.")
        var title: [String] = []

        @Option(help: "How many points it takes: 1 to 1000000.")
        var at: String?

        @Option(
            name: .customLong("for"),
            help: "For whom; several are possible. Without it: every child.")
        var people: [String] = []

        @Option(help: "from-now or all-time: which points count.")
        var count = "from-now"

        @Option(help: "More about it.")
        var description: String?

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let title = try conversation.title(title, example: "reward add \"Cinema\" --at 20")
            guard let at else {
                throw Failure.usage("How many points does it take?", try: ["--at 20"])
            }
            guard
                let threshold = Threshold(
                    try conversation.integer(at, "points", in: 1...1_000_000))
            else { throw Failure(.bug("a threshold in range")) }
            let reward = try await conversation.perform(
                AddReward(
                    title: title,
                    details: description.map {
                        try conversation.text(Note.self, $0, "description")
                    },
                    at: threshold,
                    counting: conversation.word(Reward.Counting.self, count, "count"),
                    for: people))
            var lines: [TerminalText] = ["Set: \(reward.number) \(reward.title)"]
            let home = await Home(in: conversation)
            lines += reward.lines(home).dropFirst()
            if case .prompt = conversation.source,
                let rewards = try? await conversation.perform(ListRewards())
            {
                lines += rewards.flatMap { $0.lines(home) }
            }
            var reply = Reply(reward, lines)
            reply.isNew = true
            return reply
        }
    }

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the rewards.")

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let rewards = try await conversation.perform(ListRewards())
            let home = await Home(in: conversation)
            guard !rewards.isEmpty else {
                let who = home.isFamily ? "A parent sets" : "Set"
                return Reply(
                    rewards, ["No rewards yet. \(who) one with: reward add TITLE --at 20"])
            }
            return Reply(rewards, rewards.flatMap { $0.lines(home) })
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show a reward.")

        @Argument(help: "The reward's number.")
        var number: String

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let number = try await conversation.rewardNumber(number)
            let reward = try await conversation.perform(ShowReward(number))
            return Reply(reward, reward.lines(await Home(in: conversation)))
        }
    }
}

extension Conversation {
    /// The number that was typed, or that of the one reward whose title matches.
    fileprivate func rewardNumber(_ typed: String) async throws -> Number {
        if let number = Int(typed) { return number }
        let matches = try await perform(ListRewards()).filter {
            Names.matches(typed, title: $0.title)
        }
        guard matches.count == 1, let match = matches.first else {
            throw ServiceError.notFound(.reward, typed)
        }
        return match.number
    }
}
