import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct GoalCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "goal", abstract: "What you save for.",
        subcommands: subcommands)

    static let card = CommandCard.noun()
    static let isPractised = true

    static let verbs: [any CommandNode.Type] = [
        Set.self, Show.self, Clear.self, Save.self, Take.self,
    ]

    struct Set: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: "Save for a reward; a price stays as it is now.",
            discussion: """
                Example: goal set cinema
                What was in the jar for another goal can be spent again then.
                """)

        static let card = CommandCard(asks: [.setGoal], names: .reward, kind: .changes)

        @Argument(help: "The reward's number, or words of its title.")
        var reward: [String]

        @Option(name: .customLong("for"), help: "A child, where a parent sets it.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.rewardNumber(reward)
            return try await context.reply(
                saving: context.perform(SetGoal(number, for: name)))
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show what you save for, and when you will have enough.")

        static let card = CommandCard(asks: [.showGoal], names: .member, kind: .shows)

        @Argument(help: "A child.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let goal = try await context.perform(ShowGoal(of: name))
            return Reply(goal, await context.lines(of: goal))
        }
    }

    struct Clear: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear", abstract: "Save for nothing more.")

        static let card = CommandCard(asks: [.clearGoal], names: .member, kind: .changes)

        @Argument(help: "A child.")
        var name: String?

        @Option(
            name: .customLong("for"),
            help: ArgumentHelp("The same, as in goal set.", valueName: "name"))
        var child: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard name == nil || child == nil else {
                throw Failure.usage("One child is named.", try: ["goal clear --for NAME"])
            }
            let goal = try await context.perform(ClearGoal(of: name ?? child))
            return Reply(
                goal,
                context.offeringUndo(
                    ["\"\(goal.title)\" is no goal any more. The points stay."]))
        }
    }
}

/// Points that go into a jar, or out of it, and whose it is.
struct JarOptions: ParsableArguments {
    @Argument(help: "How many points.")
    var points: String

    @Option(name: .customLong("for"), help: "A child, where a parent does it.")
    var name: String?

    fileprivate func amount(in context: CommandContext) throws -> RewardValue {
        try context.rewardValue(points, "points")
    }
}

extension GoalCommand {
    struct Save: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "save",
            abstract: "Put points into the jar for your goal: nothing else is bought with them.",
            discussion: "Example: goal save 10")

        static let card = CommandCard(asks: [.saveForGoal], names: .nothing, kind: .changes)

        @OptionGroup var jar: JarOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            try await context.reply(
                saving: context.perform(SaveForGoal(jar.amount(in: context), for: jar.name)))
        }
    }

    struct Take: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "take",
            abstract: "Take points out of the jar, to spend them on anything.",
            discussion: "Example: goal take 10")

        static let card = CommandCard(asks: [.takeFromJar], names: .nothing, kind: .changes)

        @OptionGroup var jar: JarOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            try await context.reply(
                saving: context.perform(TakeFromJar(jar.amount(in: context), of: jar.name)))
        }
    }
}

extension CommandContext {
    /// What somebody saves for by now.
    fileprivate func reply(saving goal: GoalView) async -> Reply {
        Reply(goal, offeringUndo(await lines(of: goal)))
    }

    /// What somebody saves for, to whoever asks.
    fileprivate func lines(of goal: GoalView) async -> [Phrase] {
        let isOwn = await session.account()?.username == goal.member
        return goal.lines(await HouseholdText(in: self), isOwn: isOwn)
    }
}

extension GoalView {
    /// The reward with a bar, what is in the jar, and when there will be enough.
    fileprivate func lines(_ home: HouseholdText, isOwn: Bool) -> [Phrase] {
        var lines: [Phrase] = [
            "\(home.name(member)) saves for \"\(title)\", \(points.inPoints).",
            "     \(RewardView.bar(balance, of: points))",
        ]
        if jar > 0 {
            let out = "goal take \(jar)" + (isOwn ? "" : " --for \(member)")
            lines.append("     In the jar: \(jar.inPoints). Out again: \(out)")
        }
        guard let forecast else {
            return kind == .milestone
                ? lines : lines + ["     Enough. Ask for it with: reward request \(reward)"]
        }
        switch (forecast.earliest, forecast.latest) {
        case (let first?, let last?) where first == last:
            lines.append("     About \(home.date(first)), if it goes on as in the last four weeks.")
        case (let first?, let last?):
            lines.append(
                "     Between \(home.date(first)) and \(home.date(last)), if it goes on as in the last four weeks."
            )
        case (let first?, nil):
            lines.append(
                "     Not before \(home.date(first)), if it goes on as in the last four weeks.")
        case (nil, _):
            lines.append("     Too few points came in the last four weeks to tell when.")
        }
        return lines
    }
}
