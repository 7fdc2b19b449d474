import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct StatsCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "How you, or somebody, are doing: done, on time, week by week.")

    static let card = CommandCard(asks: [.showStats], names: .member, kind: .view)
    static let isPractised = true

    @Argument(help: "A member.")
    var name: String?

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let stats = try await context.perform(ShowStats(of: name))
        try context.warnOfUnnotedLook(at: name)
        let isOwn = await context.session.account()?.username == stats.member
        let home = await HouseholdText(in: context)
        let most = stats.weeks.map(\.points).max() ?? 0
        var table = Table([
            Table.Column("Week of", room: .stretched), Table.Column("Points", .trailing),
            Table.Column(""),
        ])
        let begun = stats.weeks.drop { $0.points == 0 }
        for week in begun.isEmpty ? stats.weeks.suffix(1) : begun {
            table.append([
                Table.Cell(home.shortDate(week.from), plain: week.from.description),
                Table.Cell("\(week.points)"), Table.Cell(Self.bar(week.points, of: most)),
            ])
        }
        return Reply(
            stats, table, above: stats.lines(of: isOwn ? nil : home.name(stats.member)))
    }

    /// A bar that is the longer the more it stands for.
    private static func bar(_ count: Int, of most: Int) -> Phrase {
        let cells = count > 0 ? max(1, count * 30 / max(most, 1)) : 0
        return "\(String(repeating: "#", count: cells))"
    }
}

extension StatsView {
    /// The numbers in sentences, about the reader or about `somebody`.
    fileprivate func lines(of somebody: String?) -> [Phrase] {
        var lines: [Phrase] = [
            somebody.map { "\($0) has done \(completed) chores." }
                ?? "You have done \(completed) chores."
        ]
        if let onTimePercent {
            lines.append(
                "On time: \(onTime) of \(due) that were due (\(onTimePercent)%) in the last \(Self.weekCount) weeks."
            )
        }
        if let streak {
            lines.append(
                "Days in a row: \(streak.current) now, \(streak.best) at best.")
        }
        let days = weekdays.map { day -> Phrase in
            "\(Phrase(message: day.weekday.short.capitalized)) \(day.completed)"
        }
        return lines + ["Done by day: \(days.joined(separator: ", "))."]
    }
}
