import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    struct Offer: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "offer",
            abstract: "Offer a chore of yours to somebody else this time.",
            discussion: """
                It stays yours until they take it over.
                To somebody who likes to:   chore offer 3 --to max
                For points of yours:        chore offer 3 --to max --points 2
                """)

        static let card = CommandCard(
            asks: [.offerChore], names: .chore, kind: .changes,
            synonyms: ["offer": ["swap", "trade"]])

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "Whom you offer it to.")
        var to: String

        @Option(help: "What you give for it, once it is done.")
        var points: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let thanks = try context.value(points) ?? .nothing
            let number = try await context.oneChore(chore, among: [.mine])
            let view = try await context.perform(OfferChore(number, to: to, for: thanks))
            let home = await HouseholdText(in: context)
            let who = home.name(view.offer?.to ?? to)
            return Reply(
                view,
                context.offeringUndo([
                    "Offered to \(who). Until they take it over, \"\(view.title)\" is yours."
                ]))
        }
    }

    struct TakeOver: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "take-over", abstract: "Take over a chore that somebody offers you.",
            discussion: "Example: chore take-over 3")

        static let card = CommandCard(asks: [.takeOverChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.offered])
            let view = try await context.perform(TakeOverChore(number))
            return Reply(
                view, ["\"\(view.title)\" is yours this time. Done with it? done \(view.number)"])
        }
    }

    struct Refuse: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "refuse", abstract: "Say no to a chore that somebody offers you.",
            discussion: "Example: chore refuse 3 --why \"I have homework\"")

        static let card = CommandCard(asks: [.refuseOffer], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "Why; whoever offers it reads it.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try context.reason(why)
            let number = try await context.oneChore(chore, among: [.offered])
            let view = try await context.perform(RefuseOffer(number, because: reason))
            return Reply(view, ["You don't take over \"\(view.title)\". Who offers it is told."])
        }
    }

    struct Retract: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "retract", abstract: "Take back the offer of a chore of yours.")

        static let card = CommandCard(asks: [.retractOffer], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.mine])
            let view = try await context.perform(RetractOffer(number))
            return Reply(view, ["\"\(view.title)\" is offered to nobody any more."])
        }
    }
}

extension CommandContext {
    /// What others offer whoever is here, each with the lines that answer it.
    func offers() async -> [Phrase] {
        guard let chores = try? await perform(ListChores(.offered)), !chores.isEmpty else {
            return []
        }
        return chores.offers(await HouseholdText(in: self))
    }

    /// Says how to answer where one of these chores is offered to whoever is here, who can do nothing else with it yet.
    func askToAnswerOffer(of numbers: [Number]) async throws(Failure) {
        guard let account = await session.account() else { return }
        for number in numbers {
            guard let chore = try? await perform(ShowChore(number)), let offer = chore.offer,
                !offer.taken, offer.to == account.username
            else { continue }
            let (who, title) = (await HouseholdText(in: self).name(offer.by), chore.title)
            throw .usage(
                offer.points > 0
                    ? "\(who) offers you \"\(title)\" and \(offer.points.inPoints)."
                    : "\(who) offers you \"\(title)\".",
                try: ["chore take-over \(number)", "chore refuse \(number)"])
        }
    }
}

extension [ChoreView] {
    /// Who offers each of them for what, with the lines that answer it.
    func offers(_ home: HouseholdText) -> [Phrase] {
        compactMap { chore in
            guard let offer = chore.offer else { return nil }
            let who = home.name(offer.by)
            let answers: Phrase = "chore take-over \(chore.number), or chore refuse \(chore.number)"
            return offer.points == 0
                ? "\(who) offers you \"\(chore.title)\": \(answers)"
                : "\(who) offers you \"\(chore.title)\" and \(offer.points.inPoints): \(answers)"
        }
    }
}
