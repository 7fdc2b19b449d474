import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

extension ChoreCommand {
    struct Move: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "move", abstract: "Move one date of a chore to another day.",
            discussion: "Examples: chore move 12 sat    chore move 12 --due sat --at 10:00")

        static let card = CommandCard(asks: [.moveChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "The new day; without one it is asked for.")
        var due: String?

        @Option(help: "A time on that day; by default the old one.")
        var at: String?

        @Flag(help: "Allow a day in the past.")
        var past = false

        @OptionGroup var which: WhichOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let (chore, due) = try await parted(in: context)
            let number = try await context.oneChore(chore, among: [.open])
            let day = try await which.day(in: context)
            let old = ShowChore(number, on: day, of: which.person)
            let time: String? =
                if let at { at } else { try await context.perform(old).due?.time?.description }
            let typed = try await context.neededDay(due)
            guard let due = try await context.due(typed, at: time) else {
                throw Failure.usage("A day is missing.", try: ["chore move \(number) --due sat"])
            }
            let view = try await context.perform(
                MoveChore(number, on: day, of: which.person, to: due, mayBePast: past))
            let lines = view.facts(await HouseholdText(in: context)).map { "  " + $0 }
            return Reply(view, ["Moved: \(view.number) \(view.title)"] + lines)
        }

        /// The chore, and the new day, which may stand behind it: `10 sat`; none where it can be asked for.
        private func parted(
            in context: CommandContext
        ) async throws -> (chore: [String], due: String?) {
            if let due { return (chore, due) }
            let reader = try await context.dateReader()
            for count in (1..<max(chore.count, 1)).reversed() {
                let words = chore.suffix(count).joined(separator: " ").lowercased()
                let english = context.inEnglish(words).split(separator: " ").map(String.init)
                guard (try? reader.when(english)) != nil else { continue }
                return (chore.dropLast(count), words)
            }
            if context.canAsk { return (chore, nil) }
            throw Failure.usage(
                "A day is missing.",
                try: ["chore move \(chore.first?.quotedIfNeeded ?? "NUMBER") --due sat"])
        }
    }

    struct Pause: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "pause", abstract: "Let a chore rest: it is in no list until resumed.")

        static let card = CommandCard(asks: [.pauseChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.open, .paused])
            let view = try await context.perform(PauseChore(number))
            return Reply(
                view, ["\"\(view.title)\" rests. Take it up again: chore resume \(number)"])
        }
    }

    struct Resume: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "resume", abstract: "Take up a chore again that rested.")

        static let card = CommandCard(asks: [.resumeChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.paused, .open])
            let view = try await context.perform(ResumeChore(number))
            let lines = view.facts(await HouseholdText(in: context)).map { "  " + $0 }
            return Reply(view, ["\"\(view.title)\" is taken up again."] + lines)
        }
    }

    struct History: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "history", abstract: "Show what was done, newest first.",
            discussion: "Example: chore history --for mia --from 2026-11-01")

        static let card = CommandCard(asks: [.showHistory], names: .nothing, kind: .shows)

        @Option(name: .customLong("for"), help: "By one member.")
        var person: String?

        @Option(help: "The first day.")
        var from: String?

        @Option(help: ArgumentHelp("The last day.", valueName: "date"))
        var to: String?

        @Option(help: "How many, newest first; without it 100 at a terminal, and all for programs.")
        var limit: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let newest = try NewestRows(limit, in: context)
            let done = try await context.perform(
                ShowHistory(
                    of: person, from: context.day(from), to: context.day(to), limit: newest.asked))
            let (chores, older) = newest.shown(of: done)
            guard !chores.isEmpty else { return Reply(chores, ["Nothing was done then."]) }
            let home = await HouseholdText(in: context)
            var table = Table([
                Table.Column("Done"), Table.Column("#", .trailing),
                Table.Column("Chore", room: .stretched, width: 12), Table.Column("Who"),
                Table.Column("Points", .trailing, room: .dropped(1)),
            ])
            for chore in chores {
                table.append([
                    Table.Cell(
                        chore.doneAt.map(home.moment) ?? "", plain: chore.doneAt?.description ?? ""),
                    Table.Cell("\(chore.number)"), Table.Cell(stored: chore.title),
                    chore.doers(home),
                    chore.pointsCell,
                ])
            }
            return Reply(chores, table, below: chores.compactMap(\.half).below + older)
        }
    }
}

extension ChoreView {
    /// How many points there were, and instead of how many.
    fileprivate var pointsCell: Table.Cell {
        guard let points else { return Table.Cell("") }
        return half.map { Table.Cell("\(points) of \($0.of)") } ?? Table.Cell("\(points)")
    }

    /// Who did it, and whether it counts since nobody looked in time.
    fileprivate func doers(_ home: HouseholdText) -> Table.Cell {
        let names = home.names(doneBy.map { [$0] } ?? assignees)
        return approvedAfter.map { Table.Cell("\(names) (nobody looked for \($0) h)") }
            ?? Table.Cell(stored: names)
    }
}
