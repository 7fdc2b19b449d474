import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct AbsenceCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "absence", abstract: "Who is away, so that their chores wait for nobody.",
        subcommands: subcommands)

    static let card = CommandCard.noun(synonyms: ["absence": ["away", "holiday", "vacation"]])

    static let verbs: [any CommandNode.Type] = [Add.self, List.self, Remove.self, Import.self]

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Show who is away, from today on.")

        static let card = CommandCard(asks: [.listAbsences], names: .member, kind: .shows)

        @Argument(help: "One member.")
        var name: String?

        @Flag(help: "Also what is over.")
        var all = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let absences = try await context.perform(ListAbsences(of: name, all: all))
            guard !absences.isEmpty else { return Reply(absences, ["Nobody is away."]) }
            let home = await HouseholdText(in: context)
            return Reply(absences, table(of: absences, home))
        }

        /// Of those that repeat the next time stands there, and how they do.
        private func table(of absences: [AbsenceView], _ home: HouseholdText) -> Table {
            let repeats = absences.contains { $0.repeats != nil }
            var table = Table(
                [
                    Table.Column("#", .trailing), Table.Column("Who"), Table.Column("From"),
                    Table.Column("To"),
                ] + (repeats ? [Table.Column("Repeats", room: .dropped(1))] : [])
                    + [Table.Column("Note", room: .stretched, width: 12)])
            for absence in absences {
                let (first, last) = absence.shown
                table.append(
                    [
                        Table.Cell("\(absence.number)"),
                        Table.Cell(stored: home.name(absence.member)),
                        Table.Cell(home.date(first), plain: first.description),
                        Table.Cell(
                            last.map(home.date) ?? "", plain: last.map(\.description)),
                    ] + (repeats ? [absence.repeatsCell] : [])
                        + [Table.Cell(stored: absence.note ?? "")])
            }
            return table
        }
    }

    struct Remove: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Take back that somebody is away.")

        static let card = CommandCard(asks: [.removeAbsence], names: .absence, kind: .changes)

        @Argument(help: "The number in absence list.")
        var number: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let number = Number(number) else {
                throw ServiceError.notFound(.absence, number)
            }
            let view = try await context.perform(RemoveAbsence(number))
            let home = await HouseholdText(in: context)
            return Reply(
                view, ["Removed: \(home.name(view.member)) is not away \(view.span(home))."])
        }
    }
}

extension AbsenceView {
    /// The days in words: `from Thu 24 Dec to Fri 1 Jan 2027`, or how they repeat.
    func span(_ home: HouseholdText) -> Phrase {
        rhythm ?? Self.span(from, to ?? from, home)
    }

    /// The next three times, in words, where it repeats.
    func coming(_ home: HouseholdText) -> Phrase? {
        guard repeats != nil, !next.isEmpty else { return nil }
        return
            "Next: \(next.prefix(3).map { Self.span($0.from, $0.to, home) }.joined(separator: ", "))."
    }

    /// The days that stand in a list: those of the next time where there is one.
    fileprivate var shown: (first: Day, last: Day?) {
        next.first.map { ($0.from, $0.to) } ?? (from, to)
    }

    /// On which days it begins; how long it is the days beside it tell.
    fileprivate var repeatsCell: Table.Cell {
        Table.Cell(repeats.map { "\(dates: $0)" } ?? "", plain: repeats)
    }

    /// How it repeats: `every 2 weeks on fri, for 7 days`.
    fileprivate var rhythm: Phrase? {
        guard let repeats, let days else { return nil }
        return days == 1 ? "\(dates: repeats)" : "\(dates: repeats), for \(days) days"
    }

    private static func span(_ first: Day, _ last: Day, _ home: HouseholdText) -> Phrase {
        first == last
            ? "on \(home.date(first))" : "from \(home.date(first)) to \(home.date(last))"
    }
}
