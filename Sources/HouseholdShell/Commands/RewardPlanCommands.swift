import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

/// What a reward of the shop is sold on.
struct OfferOptions: ParsableArguments {
    @Option(help: "How many there are.")
    var stock: String?

    @Option(help: "The first day on which it can be asked for.")
    var from: String?

    @Option(help: "The last day on which it can be asked for.")
    var until: String?

    @Option(help: "Another price for a child: mia=30; several are possible.")
    var price: [String] = []

    /// The same as words.
    var words: OfferWords { OfferWords(stock: stock, prices: price) }

    func stock(in context: CommandContext) throws -> Int? { try words.stock(in: context) }

    func prices(in context: CommandContext) throws -> [String: RewardValue] {
        try words.prices(in: context)
    }
}

/// By which words house rules tell a reward apart.
struct TagOptions: ParsableArguments {
    @Option(help: "A word by which house rules know it; several times for several.")
    var tag: [String] = []
}

/// How many of a reward of the shop there are, and its prices, in words, whoever has read them.
struct OfferWords {
    var stock: String?
    /// Other prices for some: `mia=30`.
    var prices: [String] = []

    func stock(in context: CommandContext) throws -> Int? {
        try stock.map { try context.integer($0, "stock", in: 1...1_000_000) }
    }

    func prices(in context: CommandContext) throws -> [String: RewardValue] {
        var prices: [String: RewardValue] = [:]
        for text in self.prices {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw ServiceError.value(field: "price", expected: "NAME=POINTS, such as mia=30")
            }
            prices[parts[0]] = try context.rewardValue(parts[1], "price")
        }
        return prices
    }
}

extension CommandContext {
    /// The list at which somebody is back at the prompt who has set a reward, the new one at its end.
    fileprivate func rewardsNow(with number: Number) async -> [Phrase] {
        guard isBackAtList, let rewards = try? await perform(ListRewards()) else { return [] }
        let shown = rewards.filter { $0.number != number }.prefix(Self.mostBelow - 1)
        let rest = rewards.count - shown.count - 1
        return [""]
            + (shown + rewards.filter { $0.number == number })
            .map { "\($0.number)  \($0.headline)" }
            + (rest > 0 ? ["\(rest) more: \("rewards")"] : [])
    }

    func rewardValue(_ text: String, _ field: Phrase) throws -> RewardValue {
        guard let value = RewardValue(try integer(text, field, in: RewardValue.range)) else {
            throw Failure(.bug("points in range"))
        }
        return value
    }
}

extension RewardCommand {
    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Set a reward.",
            discussion: """
                Reached with points:   reward add "Cinema" --at 20 --for mia
                Once a week:           reward add "Choose the film" --at 15 --count weekly
                Bought with points:    reward add "Ice cream" --cost 12 --stock 5
                For house rules:       reward add Movie night #screen for 30
                """)

        static let card = CommandCard(asks: [.addReward], names: .nothing, kind: .changes)

        @Argument(help: "What it is.")
        var title: [String] = []

        @Option(
            help: ArgumentHelp(
                "How many points have to be earned for it: 1 to 1000000.", valueName: "points"))
        var at: String?

        @Option(help: "How many points it is bought with: 1 to 1000000.")
        var cost: String?

        @Option(
            name: .customLong("for"),
            help: "For whom; several are possible. Without it: every child.")
        var people: [String] = []

        @Option(help: "from-now, all-time, weekly or monthly: which earned points count.")
        var count: String?

        @OptionGroup var offer: OfferOptions

        @OptionGroup var tagging: TagOptions

        @Option(help: "More about it.")
        var description: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let said = try await context.rewardWords(title, at: at, cost: cost, for: people)
            let title = try context.title(
                said.title, example: "reward add \"Cinema\" --at 20")
            let (value, terms) = try await terms(said.at, said.cost, in: context)
            let reward = try await context.perform(
                AddReward(
                    title: title,
                    details: description.map {
                        try context.text(Note.self, $0, "description")
                    },
                    at: value, on: terms, for: said.people,
                    tags: try context.tags(said.tags + tagging.tag)))
            var lines: [Phrase] = ["Set: \(reward.number) \(reward.headline)"]
            let home = await HouseholdText(in: context)
            lines += reward.lines(home).dropFirst()
            lines = context.offeringUndo(lines)
            lines += await context.rewardsNow(with: reward.number)
            var reply = Reply(reward, lines)
            reply.isNew = true
            return reply
        }

        private func terms(
            _ at: String?, _ cost: String?, in context: CommandContext
        ) async throws -> (RewardValue, AddReward.Terms) {
            let (from, until) =
                cost == nil || at != nil
                ? (nil, nil)
                : (try await context.day(offer.from), try await context.day(offer.until))
            return try context.rewardTerms(
                at: at, cost: cost, count: count, offer.words, from: from, until: until,
                hasDays: offer.from != nil || offer.until != nil)
        }
    }
}

extension CommandContext {
    /// How many points a reward takes and how it is come by, from what is said of it.
    func rewardTerms(
        at: String?, cost: String?, count: String?, _ offer: OfferWords, from: Day?, until: Day?,
        hasDays: Bool
    ) throws -> (value: RewardValue, terms: AddReward.Terms) {
        switch (at, cost) {
        case (nil, nil), (_?, _?):
            throw Failure.usage(
                "Is it reached with points, or bought with them?",
                try: ["--at 20     reached", "--cost 20   bought"])
        case (let at?, nil):
            guard offer.stock == nil, offer.prices.isEmpty, !hasDays else {
                throw Failure.usage(
                    "Stock, days and prices are for what is bought.", try: ["--cost 20"])
            }
            let counting = try word(Reward.Counting.self, count ?? "from-now", "count")
            return (try rewardValue(at, "points"), .milestone(counting))
        case (nil, let cost?):
            guard count == nil else {
                throw Failure.usage(
                    "What is bought is paid with what there is: --count is for --at.",
                    try: ["--at 20 --count all-time"])
            }
            return (
                try rewardValue(cost, "cost"),
                .shop(
                    stock: try offer.stock(in: self), from: from, until: until,
                    prices: try offer.prices(in: self))
            )
        }
    }
}

extension RewardCommand {
    struct Edit: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a reward; requests and goals keep what was promised.",
            discussion: """
                Example: reward edit 3 --cost 15 --stock 2
                With --tag none it has no tags any more.
                What costs children more does so from tomorrow on, and they are told.
                """)

        static let card = CommandCard(asks: [.editReward], names: .reward, kind: .changes)

        @Argument(help: "The reward's number, or words of its title.")
        var reward: [String]

        @Option(help: "What it is.")
        var title: String?

        @Option(help: "More about it.")
        var description: String?

        @Option(
            name: [.customLong("at"), .customLong("cost")],
            help: ArgumentHelp("How many points.", valueName: "points"))
        var points: String?

        @Option(
            name: .customLong("for"),
            help: "For whom; several are possible.")
        var people: [String] = []

        @Option(help: "from-now, all-time, weekly or monthly: which earned points count.")
        var count: String?

        @OptionGroup var offer: OfferOptions

        @OptionGroup var tagging: TagOptions

        @OptionGroup(title: "From when on") var atOnce: AtOnceOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            var edit = EditReward(try await context.rewardNumber(reward))
            edit.title = try title.map { try context.text(Title.self, $0, "title") }
            edit.details = try description.map {
                try context.text(Note.self, $0, "description")
            }
            edit.tags =
                tagging.tag.isEmpty
                ? nil : tagging.tag == ["none"] ? [] : try context.tags(tagging.tag)
            edit.value = try points.map { try context.rewardValue($0, "points") }
            edit.counting = try count.map {
                try context.word(Reward.Counting.self, $0, "count")
            }
            edit.stock = try offer.stock(in: context)
            edit.first = try await context.day(offer.from)
            edit.last = try await context.day(offer.until)
            edit.prices = try offer.prices(in: context)
            edit.people = people
            edit.atOnce = try atOnce.reason(in: context)
            let reward = try await context.perform(edit)
            let home = await HouseholdText(in: context)
            return Reply(
                reward,
                context.offeringUndo(
                    ["Changed: \(reward.number) \(reward.headline)"]
                        + reward.lines(home).dropFirst()
                        + context.remarks(
                            from: edit.canBeLess ? reward.laterDay : nil, home)))
        }
    }
}

extension EditReward {
    /// Whether it changes what children can have, or for how much.
    fileprivate var canBeLess: Bool {
        value != nil || first != nil || last != nil || !prices.isEmpty
    }
}
