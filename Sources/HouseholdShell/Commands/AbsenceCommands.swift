import ArgumentParser
import HouseholdModel
import HouseholdService

struct AbsenceCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "absence", abstract: "Who is away, so that their chores wait for nobody.",
        subcommands: subcommands)

    static let card = CommandCard.noun(synonyms: ["absence": ["away", "holiday", "vacation"]])

    static let verbs: [any CommandNode.Type] = [Add.self, List.self, Remove.self]

    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Say that somebody is away.",
            discussion:
                """
                Examples: absence add mia 2026-12-24 2026-12-31    absence add tomorrow    \
                absence add mia 24 dec 31 dec --note "with grandma"
                """)

        static let card = CommandCard(asks: [.addAbsence], names: .member, kind: .changes)

        @Argument(help: "A child, unless it is you; the first day and, if there is one, the last.")
        var words: [String] = []

        @Option(help: "Why; you and the parents see it.")
        var note: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let said = try AbsenceWords(
                await context.inEnglish(words), read: try await context.dateReader())
            var add = AddAbsence(of: said.name, from: said.first, to: said.last)
            add.note = try note.map { try context.text(Note.self, $0, "note") }
            let view = try await context.perform(add)
            let home = await HouseholdText(in: context)
            var lines: [Phrase] = ["\(home.name(view.member)) is away \(view.span(home))."]
            if !context.options.dryRun {
                lines.append("Not so? absence remove \(view.number)")
            }
            var reply = Reply(view, lines)
            reply.isNew = true
            return reply
        }
    }

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
            var table = Table([
                Table.Column("#", .trailing), Table.Column("Who"), Table.Column("From"),
                Table.Column("To"), Table.Column("Note", room: .stretched, width: 12),
            ])
            for absence in absences {
                table.append([
                    Table.Cell("\(absence.number)"), Table.Cell(stored: home.name(absence.member)),
                    Table.Cell(home.date(absence.from), plain: absence.from.description),
                    Table.Cell(home.date(absence.to), plain: absence.to.description),
                    Table.Cell(stored: absence.note ?? ""),
                ])
            }
            return Reply(absences, table)
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
    /// The days in words: `from Thu 24 Dec to Fri 1 Jan 2027`.
    fileprivate func span(_ home: HouseholdText) -> Phrase {
        from == to
            ? "on \(home.date(from))"
            : "from \(home.date(from)) to \(home.date(to))"
    }
}
