import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct LeaderboardCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "leaderboard",
        abstract: "How everybody does: this week, month, or of all time.",
        discussion: """
            What it shows is the household's choice: points, the share of what was due, the points of all \
            together, or nothing: household settings leaderboard share
            """)

    static let card = CommandCard(
        asks: [.showLeaderboard], names: .nothing, kind: .view, short: [.init("top")])
    static let isPractised = true

    @Argument(help: "week, month or all.")
    var period = "week"

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let period = try context.word(Period.self, period, "period")
        let board = try await context.perform(ShowLeaderboard(period))
        return switch board.mode {
        case .off:
            Reply(board, ["There is no leaderboard here. Your own points: points"])
        case .team:
            Reply(board, board.team.map { $0.lines(of: period) + board.hiddenLines } ?? Self.alone)
        case .points, .share:
            ranks(board, await HouseholdText(in: context), isPlain: context.options.plain)
        }
    }

    private static let alone: [Phrase] = [
        "The leaderboard begins when somebody else joins your household."
    ]

    private func ranks(_ board: LeaderboardView, _ home: HouseholdText, isPlain: Bool) -> Reply {
        guard !board.rows.isEmpty else { return Reply(board, Self.alone) }
        let isShare = board.mode == .share
        guard board.rows.contains(where: { isShare ? $0.share != nil : $0.points > 0 }) else {
            let first: Phrase =
                isShare
                ? "Nothing was due to anybody yet this time."
                : "No points yet this time. The first chore makes the first place."
            return Reply(board, [first] + board.hiddenLines)
        }
        var table = Table(
            [
                Table.Column("Place", .trailing), Table.Column(""),
                Table.Column("Name", room: .stretched),
            ] + (isShare ? [Table.Column("Done", .trailing)] : [])
                + [Table.Column("Points", .trailing)])
        for row in board.rows {
            let isTop = row.rank == 1 && (isShare ? row.share ?? 0 : row.points) > 0
            table.append(
                [
                    Table.Cell(row.rank.map { "\($0)" } ?? ""), Table.Cell(isTop ? "*" : ""),
                    Table.Cell(row.picturedName, plain: row.name, style: isTop ? .bold : nil),
                ] + (isShare ? [Table.Cell(row.share.map { "\($0)%" } ?? "nothing due")] : [])
                    + [Table.Cell("\(row.points)")])
        }
        let sentences = board.rows.map { $0.sentence(isShare: isShare) }
        let hasFirst = !isPlain && board.rows.contains { $0.rank == 1 }
        return Reply(
            board, table, saying: sentences, above: [board.title(home)],
            below: (hasFirst ? ["* is the first place."] : []) + board.hiddenLines)
    }
}

extension LeaderboardView.Row {
    /// What is said of somebody, such as `1. Mia. 5 points.` of the first one.
    fileprivate func sentence(isShare: Bool) -> [Phrase] {
        let done: Phrase = share.map { "\($0) percent done" } ?? "nothing due"
        let texts: [Phrase?] = [
            rank.map { "\($0)" }, Phrase(verbatim: TerminalText.onOneLine(name).plain),
            isShare ? done : nil, points.inPoints,
        ]
        return texts.compactMap(\.self)
    }
}

extension LeaderboardView {
    /// Which days it is about.
    fileprivate func title(_ home: HouseholdText) -> Phrase {
        guard let from, let to else { return "All of the time" }
        let (first, last) = (home.shortDate(from), home.shortDate(to))
        return period == .week
            ? "This week, \(first) to \(last)" : "This month, \(first) to \(last)"
    }

    fileprivate var hiddenLines: [Phrase] {
        hidden == 0 ? [] : ["\(hidden) hidden members"]
    }
}

extension LeaderboardView.Team {
    /// The sum, and how it stands to the time before.
    fileprivate func lines(of period: Period) -> [Phrase] {
        guard let before, period != .all else { return ["Together you have \(points.inPoints)."] }
        let isWeek = period == .week
        let sum: Phrase =
            isWeek
            ? "Together this week: \(points.inPoints). Last week: \(before)."
            : "Together this month: \(points.inPoints). Last month: \(before)."
        guard before > 0 else { return [sum] }
        guard points > before else {
            let missing = (before - points + 1).inPoints
            return [
                sum,
                isWeek
                    ? "\(missing) more, and you beat last week."
                    : "\(missing) more, and you beat last month.",
            ]
        }
        return [
            sum,
            .celebrating(isWeek ? "You have beaten last week." : "You have beaten last month."),
        ]
    }
}
