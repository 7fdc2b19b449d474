import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension RewardCommand {
    struct Propose: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "propose",
            abstract: "Wish for a reward; a parent says what it costs, or no.",
            discussion: "Example: reward propose \"A day at the zoo\"")

        static let card = CommandCard(
            asks: [.proposeReward], names: .nothing, kind: .changes, short: [.init("wish")])

        @Argument(help: "What you wish for.")
        var title: [String] = []

        @Option(help: "More about it.")
        var description: String?

        @OptionGroup var options: GlobalOptions

        /// What nobody wishes for that has a number behind it.
        private static let backwards: Set<String> = [
            "withdraw", "retract", "remove", "delete", "cancel", "undo",
        ]

        func run(in context: CommandContext) async throws -> Reply {
            if title.count == 2, Self.backwards.contains(title[0].lowercased()),
                let number = Int(title[1])
            {
                throw Failure.usage(
                    "Do you take a wish back, or wish for \"\(title.joined(separator: " "))\"?",
                    try: [
                        "reward retract \(number)",
                        "reward propose \(title.joined(separator: " ").quoted)",
                    ])
            }
            let wish = try await context.perform(
                ProposeReward(
                    title: try context.title(title, example: "reward propose \"A day at the zoo\""),
                    details: description.map {
                        try context.text(Note.self, $0, "description")
                    }))
            var reply = Reply(
                wish,
                context.offeringUndo([
                    "Wished for: \(wish.number) \(wish.title). A parent says what it costs, or no."
                ]))
            reply.isNew = true
            return reply
        }
    }

    struct Wishes: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "wishes", abstract: "List what is wished for and waits for a parent.")

        static let card = CommandCard(
            asks: [.listWishes], names: .nothing, kind: .view, short: [.init("wishes")])

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let wishes = try await context.perform(ListWishes())
            let home = await HouseholdText(in: context)
            let account = await context.session.account()
            guard let first = wishes.first else {
                return Reply(
                    wishes,
                    account?.role == .child
                        ? ["No wish of yours waits.", "Wish for a reward with: wish TITLE"]
                        : ["Nobody wishes for anything."])
            }
            let advice: Phrase =
                account?.role == .child
                ? "Take one back with: reward retract \(first.number)"
                : "Answer with: reward price \(first.number) POINTS, or reward refuse \(first.number)"
            return Reply(wishes, wishes.map { $0.line(home) } + [advice])
        }
    }

    struct Price: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "price",
            abstract: "Say what a wish costs: it is in the shop from then on.",
            discussion: """
                For whoever wished for it:   reward price 4 30
                For others, too:             reward price 4 30 --for max
                """)

        static let card = CommandCard(asks: [.priceWish], names: .wish, kind: .changes)

        @Argument(help: "The wish's number, or words of its title; then the points.")
        var words: [String]

        @Option(
            name: .customLong("for"),
            help: "For whom else; several are possible.")
        var people: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard words.count > 1, let points = words.last else {
                throw Failure.usage(
                    "How many points does it cost?", try: ["reward price \(words.first ?? "4") 30"])
            }
            let value = try context.rewardValue(points, "points")
            let number = try await context.wishNumber(Array(words.dropLast()))
            let reward = try await context.perform(
                PriceWish(number, at: value, for: people))
            return Reply(
                reward,
                [
                    "In the shop: \(reward.number) \(reward.title), \(reward.points.inPoints).",
                    "Change it with: reward edit \(reward.number)",
                ])
        }
    }

    struct Refuse: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "refuse", abstract: "Say no to a wish.",
            discussion: "Example: reward refuse 4 --why \"Not this year\"")

        static let card = CommandCard(asks: [.refuseWish], names: .wish, kind: .changes)

        @Argument(help: "The wish's number, or words of its title.")
        var wish: [String]

        @Option(help: "Why; the child reads it.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try context.reason(why)
            let wish = try await context.perform(
                RefuseWish(try await context.wishNumber(wish), because: reason))
            let home = await HouseholdText(in: context)
            return Reply(wish, ["No to \(home.name(wish.member)): \"\(wish.title)\"."])
        }
    }

    struct Retract: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "retract", abstract: "Take your wish back.")

        static let card = CommandCard(asks: [.retractWish], names: .wish, kind: .changes)

        @Argument(help: "The wish's number, or words of its title.")
        var wish: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let wish = try await context.perform(
                RetractWish(try await context.wishNumber(wish)))
            return Reply(wish, ["You don't wish for \"\(wish.title)\" any more."])
        }
    }
}

extension CommandContext {
    /// The number that was typed, or that of the one wish whose title, perhaps with whose it is, matches.
    fileprivate func wishNumber(_ words: [String]) async throws -> Number {
        if words.count == 1, let number = Int(words[0]) { return number }
        let home = await HouseholdText(in: self)
        return try number(
            words,
            among: try await perform(ListWishes()).map {
                ($0.number, $0.title, home.name($0.member))
            }, .wish)
    }
}

extension WishView {
    /// Who wishes for what, and what was said of it.
    fileprivate func line(_ home: HouseholdText) -> Phrase {
        let start: Phrase = "\(number)  \(home.name(member))  \(title)"
        return description.map { start + Phrase(verbatim: "  \($0)") } ?? start
    }
}
