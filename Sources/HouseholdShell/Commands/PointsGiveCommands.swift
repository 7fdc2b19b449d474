import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension PointsCommand {
    struct Give: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "give", abstract: "Give a child points for something that was no chore.",
            discussion: "Example: points give mia 5 --why \"helped grandma\"")

        static let card = CommandCard(
            asks: [.givePoints], names: .member, kind: .changes,
            synonyms: ["points give": ["award", "bonus", "give"]])

        @OptionGroup var gift: GiftOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let amount = try gift.amount(in: context)
            if gift.said == nil {
                // Who may not give points is told so before a reason is asked for.
                let stand = try context.text(Note.self, "-", "reason")
                _ = try await context.rehearse(
                    GivePoints(amount, to: gift.name, because: stand))
            }
            let why = try context.neededReason(gift.said, such: "helped grandma")
            let points = try await context.explainingGifts(to: gift.name) {
                try await context.perform(GivePoints(amount, to: gift.name, because: why))
            }
            let home = await HouseholdText(in: context)
            return Reply(
                points,
                context.offeringUndo([
                    """
                    \(home.name(points.member)) gets \(amount.points.inPoints), and has \
                    \(points.balance.inPoints) now.
                    """
                ]))
        }
    }

    struct Take: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "take",
            abstract: "Take points from a child, where the household does that.",
            discussion: """
                Example: points take mia 5 --why "left the bike in the rain"
                Switch it on with: household settings deductions 10   (points a week at most)
                That holds from tomorrow on for children, and they are told.
                """)

        static let card = CommandCard(
            asks: [.takePoints], names: .member, kind: .changes,
            synonyms: ["points take": ["deduct"]])

        @OptionGroup var gift: GiftOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let amount = try gift.amount(in: context)
            let why = try context.neededReason(gift.said, such: "left the bike out")
            let points = try await context.explainingGifts(to: gift.name, isTaking: true) {
                try await context.perform(TakePoints(amount, from: gift.name, because: why))
            }
            let home = await HouseholdText(in: context)
            return Reply(
                points,
                context.offeringUndo([
                    """
                    \(home.name(points.member)) loses \(amount.points.inPoints), and has \
                    \(points.balance.inPoints) now. They stay earned.
                    """
                ]))
        }
    }
}

extension CommandContext {
    /// Does what moves points; a parent who is refused reads what stands in the way in this household.
    fileprivate func explainingGifts(
        to name: String, isTaking: Bool = false, _ body: () async throws -> PointsView
    ) async throws -> PointsView {
        do {
            return try await body()
        } catch let failure as Failure {
            if isTaking, case .points(.overCap)? = failure.cause,
                let home = try? await perform(ShowHousehold())
            {
                throw await tooEarly(failure, home) ?? failure
            }
            guard failure.refusal != nil, await session.account()?.role?.isGuardian == true,
                let home = try? await perform(ShowHousehold())
            else { throw failure }
            if let member = home.members.first(where: { $0.name == name || $0.username == name }),
                member.role != .child
            {
                throw failure.told(
                    "Points are given and taken by hand to children only, and \(member.name) is none."
                )
            }
            guard isTaking, !home.settings.deductions else { throw failure }
            throw await tooEarly(failure, home)
                ?? failure.told(
                    "Points are not taken away in this household yet. You can switch that on, with how many a week at most.",
                    try: ["household settings deductions 20"])
        }
    }

    /// From when on points, or more of them, can be taken, where that is set already: else the advice would be to set it.
    private func tooEarly(_ failure: Failure, _ home: HouseholdView) async -> Failure? {
        guard let later = home.later("deductions") else { return nil }
        let day = await HouseholdText(in: self).dayWords(later.from)
        return failure.told(
            home.settings.deductions
                ? "More points can be taken away from \(day) on, up to \(later.value) a week, and not before: the children were told so."
                : "Points can be taken away from \(day) on, and not before: the children were told so.",
            try: ["household settings deductions \(later.value) --now --why \"TEXT\""])
    }
}

/// To whom how many points, and why.
struct GiftOptions: ParsableArguments {
    @Argument(help: "A child.")
    var name: String

    @Argument(help: "How many points: 1 to 10000.")
    var points: String

    @Argument(help: "Why, which can stand here, too.")
    var words: [String] = []

    @Option(help: "Why; the child reads it.")
    var why: String?

    /// Why, where it was said at all.
    var said: String? { why ?? (words.isEmpty ? nil : words.joined(separator: " ")) }

    func amount(in context: CommandContext) throws -> PointsAmount {
        try context.pointsAmount(points)
    }
}

extension CommandContext {
    /// How many points are given or taken at once.
    func pointsAmount(_ text: String) throws -> PointsAmount {
        guard let amount = PointsAmount(try integer(text, "points", in: 1...10_000)) else {
            throw Failure(.bug("points in range"))
        }
        return amount
    }
}
