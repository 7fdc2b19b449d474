import ArgumentParser
import Household
import HouseholdService

struct LeaderboardCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "leaderboard", abstract: "Who earned most: this week, month, or of all time.")

    @Argument(help: "week, month or all.")
    var period = "week"

    @OptionGroup var options: GlobalOptions

    func run(in conversation: Conversation) async throws -> Reply {
        let period = try conversation.word(Period.self, period, "period")
        let board = try await conversation.perform(ShowLeaderboard(period))
        let hidden: [TerminalText] =
            board.hidden == 0
            ? [] : ["\(board.hidden) hidden \(board.hidden == 1 ? "member" : "members")"]
        guard !board.rows.isEmpty else {
            return Reply(board, ["The leaderboard begins when somebody else joins your household."])
        }
        guard board.rows.contains(where: { $0.points > 0 }) else {
            return Reply(
                board, ["No points yet this time. The first chore makes the first place."] + hidden)
        }
        var table = Table([
            Table.Column("Place", .trailing), Table.Column(""),
            Table.Column("Name", room: .stretched), Table.Column("Points", .trailing),
        ])
        for row in board.rows {
            let isTop = row.rank == 1 && row.points > 0
            let name = TerminalText.onOneLine(row.name)
            table.append([
                Table.Cell("\(row.rank)"), Table.Cell(isTop ? "*" : ""),
                Table.Cell(isTop ? name.styled(.bold) : name, plain: row.name),
                Table.Cell("\(row.points)"),
            ])
        }
        return Reply(board, table, below: hidden)
    }
}
