import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct PointsCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "points", abstract: "Points, and where they came from.",
        subcommands: subcommands)

    static let card = CommandCard.noun()
    static let isPractised = true

    static let verbs: [any CommandNode.Type] = [
        Show.self, History.self, Why.self, Give.self, Take.self, Reverse.self, Appeal.self,
        Uphold.self, Receipt.self, Check.self,
    ]

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show your points, or somebody's, with the rewards ahead.")

        static let card = CommandCard(
            asks: [.showPoints], names: .member, kind: .view, short: [.init("points")],
            synonyms: ["points": ["score"]])

        @Argument(help: "A member.")
        var name: String?

        @Flag(help: "Everybody whose points you may see.")
        var all = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            if !all, let reply = try await replyOfOne(in: context) { return reply }
            let everybody = try await context.perform(ListPoints())
            var table = Table([
                Table.Column("Who", room: .stretched), Table.Column("Points", .trailing),
                Table.Column("Week", .trailing), Table.Column("Month", .trailing),
                Table.Column("Done", .trailing),
            ])
            let home = await HouseholdText(in: context)
            for points in everybody {
                table.append([
                    Table.Cell(stored: home.name(points.member)), Table.Cell("\(points.balance)"),
                    Table.Cell("\(points.week)"), Table.Cell("\(points.month)"),
                    Table.Cell("\(points.completed)"),
                ])
            }
            return Reply(everybody, table)
        }

        /// The points of whoever is named, or one's own; `nil` where a helper asks, who has none, but sees those of the
        /// children of a pass.
        private func replyOfOne(in context: CommandContext) async throws -> Reply? {
            let asked = ShowPoints(of: name)
            do {
                guard !context.options.json else {
                    let points = try await context.answers(to: asked)
                    return Reply(try points.get(), [])
                }
                let (points, rewards) = try await context.answers(to: asked, ListRewards())
                return Reply(
                    try points.get(),
                    await lines(try points.get(), (try? rewards.get()) ?? [], in: context))
            } catch ServiceError.refused(let refusal) {
                guard name == nil, await context.session.account()?.role == .helper else {
                    throw ServiceError.refused(refusal)
                }
                return nil
            }
        }

        private func lines(
            _ points: PointsView, _ rewards: [RewardView], in context: CommandContext
        ) async -> [Phrase] {
            let isOwn = await context.session.account()?.username == points.member
            let home = await HouseholdText(in: context)
            let (toSpend, earned) = (points.toSpend.inPoints, points.earned)
            let name = home.name(points.member)
            var lines: [Phrase] = [
                isOwn
                    ? "You have \(toSpend) to spend; \(earned) earned so far."
                    : "\(name) has \(toSpend) to spend; \(earned) earned so far.",
                """
                This week: \(points.week). This month: \(points.month). \
                Chores done: \(points.completed).
                """,
            ]
            if points.balance < 0 {
                lines.append(
                    "The balance is less than none. What makes up for it: \((-points.balance).inPoints)."
                )
            }
            if points.pending > 0 {
                lines.append("Waiting for an OK: \(points.pending.inPoints).")
            }
            if points.reserved > 0 {
                lines.append("Set aside for what you asked for: \(points.reserved.inPoints).")
            }
            if points.jar > 0 { lines.append("In the jar: \(points.jar.inPoints).") }
            if points.pledged > 0 {
                lines.append("Kept for who does a chore of yours: \(points.pledged.inPoints).")
            }
            for reward in rewards {
                guard let mine = reward.progress.first(where: { $0.member == points.member }),
                    !reward.reached.contains(where: { $0.member == points.member })
                else { continue }
                let bar = RewardView.bar(mine.points, of: mine.of)
                lines.append(
                    mine.points >= mine.of
                        ? "\(reward.title)  \(bar)  enough" : "\(reward.title)  \(bar)")
            }
            return lines
        }
    }
}
