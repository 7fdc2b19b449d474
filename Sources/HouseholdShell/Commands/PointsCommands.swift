import ArgumentParser
import Household
import HouseholdService

struct PointsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "points", abstract: "Points, and where they came from.",
        subcommands: [Show.self, History.self])

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show your points, or somebody's, with the rewards ahead.")

        @Argument(help: "A member.")
        var name: String?

        @Flag(help: "Everybody whose points you may see.")
        var all = false

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            guard all else {
                let points = try await conversation.perform(ShowPoints(of: name))
                return Reply(points, await lines(points, in: conversation))
            }
            let everybody = try await conversation.perform(ListPoints())
            var table = Table([
                Table.Column("Who", room: .stretched), Table.Column("Points", .trailing),
                Table.Column("Week", .trailing), Table.Column("Month", .trailing),
                Table.Column("Done", .trailing),
            ])
            let home = await Home(in: conversation)
            for points in everybody {
                table.append([
                    Table.Cell(stored: home.name(points.member)), Table.Cell("\(points.balance)"),
                    Table.Cell("\(points.week)"), Table.Cell("\(points.month)"),
                    Table.Cell("\(points.completed)"),
                ])
            }
            return Reply(everybody, table)
        }

        private func lines(
            _ points: PointsView, in conversation: Conversation
        ) async -> [TerminalText] {
            guard !conversation.options.json else { return [] }
            let isOwn = await conversation.account()?.username == points.member
            let home = await Home(in: conversation)
            let who: TerminalText = isOwn ? "You have" : "\(home.name(points.member)) has"
            var lines: [TerminalText] = [
                who + " \(points.balance.inPoints) to spend; \(points.earned) earned so far.",
                "This week: \(points.week). This month: \(points.month). "
                    + "Chores done: \(points.completed).",
            ]
            if points.pending > 0 {
                lines.append("Waiting for an OK: \(points.pending.inPoints).")
            }
            let rewards = (try? await conversation.perform(ListRewards())) ?? []
            for reward in rewards {
                guard let mine = reward.progress.first(where: { $0.member == points.member }),
                    !reward.reached.contains(where: { $0.member == points.member })
                else { continue }
                lines.append(
                    "\(reward.title)  " + RewardView.bar(mine.points, of: reward.points))
            }
            return lines
        }
    }

    struct History: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "history", abstract: "Show where your points came from, or somebody's.")

        @Argument(help: "A member.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let entries = try await conversation.perform(ShowPointsHistory(of: name))
            if name != nil, !conversation.options.json, try conversation.gate().gate.isReadOnly {
                conversation.console.complain(
                    "The data file can only be read; your look is not noted.\n")
            }
            guard !entries.isEmpty else {
                return Reply(entries, ["No points yet. Do a chore, and they begin: today"])
            }
            var table = Table([
                Table.Column("#", .trailing), Table.Column("When", room: .stretched),
                Table.Column("What"), Table.Column("Chore", .trailing), Table.Column("By"),
                Table.Column("Points", .trailing),
            ])
            let home = await Home(in: conversation)
            for entry in entries {
                table.append([
                    Table.Cell("\(entry.seq)"),
                    Table.Cell("\(home.wallTime(entry.at))", plain: entry.at),
                    Table.Cell("\(entry.kind.rawValue)"),
                    Table.Cell(entry.chore.map { "\($0)" } ?? ""),
                    Table.Cell(stored: home.name(entry.by)),
                    Table.Cell(entry.points > 0 ? "+\(entry.points)" : "\(entry.points)"),
                ])
            }
            return Reply(entries, table)
        }
    }
}

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
