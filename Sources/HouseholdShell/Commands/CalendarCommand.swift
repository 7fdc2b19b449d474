import ArgumentParser
import FileHandling
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    struct Calendar: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "calendar", abstract: "Show what comes on which day.",
            discussion: """
                --print writes sheets for the wall, which a browser prints: a box for each chore and day, and below it a code \
                for done --code. What is private is on none. Example: chore calendar --month --for mia
                """)

        static let card = CommandCard(
            asks: [.showCalendar], names: .nothing, kind: .view,
            short: [.init("week", adding: "--week")],
            synonyms: ["chore calendar": ["agenda", "calendar", "month"]])

        @Flag(help: "Today and the six days after it, which is the default.")
        var week = false

        @Flag(help: "Until the same date next month.")
        var month = false

        @Flag(help: "A week day by day, however much there is.")
        var list = false

        @Option(name: .customLong("print"), help: "Write sheets to print; this is the file's name.")
        var sheets: String?

        @Option(name: .customLong("for"), help: "Of one member.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !(week && month) else {
                throw Failure.usage("A week or a month, please.", try: ["chore calendar --month"])
            }
            if let sheets { return try await written(to: sheets, in: context) }
            let answers = try await context.answers(
                to: ShowCalendar(month ? .month : .week, for: person),
                ListChores(.overdue, for: person))
            let view = try answers.0.get()
            let home = await HouseholdText(in: context)
            let late = Self.late(in: (try? answers.1.get()) ?? [])
            let anyDay = view.anyDay.map(home.onAnyDay)
            guard !view.days.isEmpty || !anyDay.isEmpty else {
                let (first, last) = (home.date(view.from), home.date(view.to))
                return Reply(view, late + ["Nothing is due from \(first) to \(last)."])
            }
            guard !view.days.isEmpty else { return Reply(view, late + anyDay) }
            if !month, !list, let grid = WeekGrid(view, home: home, in: context) {
                return Reply(view, grid.table, above: late, below: anyDay + grid.legend)
            }
            let grid =
                month && !context.options.plain
                ? MonthGrid(view: view, home: home).lines(in: context) : []
            return Reply(view, table(view, home), above: late + grid, below: anyDay)
        }

        /// Writes the sheets.
        private func written(to file: String, in context: CommandContext) async throws -> Reply {
            let path = try context.file(file, example: "week --print week.html")
            guard !month else {
                throw Failure.usage("A week is printed, please.", try: ["week --print \(path)"])
            }
            let view = try await context.perform(ShowCalendar(.week, for: person))
            let home = try await context.atHome().home
            let text = HouseholdText(
                of: home, dates: context.options.dates ?? .short, at: context.session.clock.now())
            let paper = WeekPaper(
                view, home: text, among: home.namesOnPaper,
                in: context.presenter.language.catalogue)
            let written = WrittenCalendarView(
                file: path, entries: paper.boxes, from: view.from, to: view.to)
            guard path != "-" else {
                return Reply(
                    written,
                    paper.html.split(separator: "\n").map { Phrase(verbatim: $0).preformatted })
            }
            let name = Phrase(verbatim: path)
            guard !context.options.dryRun else {
                return Reply(written, ["Would be written: \(name)"])
            }
            try Failure.creating(path) { () throws(FileError) in
                try Folders.addFile(path, Array(paper.html.utf8))
            }
            guard paper.boxes > 0 else {
                let (first, last) = (text.date(view.from), text.date(view.to))
                return Reply(
                    written, ["Written: \(name)", "Nothing is due from \(first) to \(last)."])
            }
            return Reply(
                written,
                [
                    "Written: \(name)",
                    "Open the file in a browser and print it. For each tick: done --code, and the code below the box.",
                ])
        }

        /// That there are chores whose days are over, which no coming day has.
        private static func late(in overdue: [ChoreView]) -> [Phrase] {
            let late = overdue.count(where: \.late)
            return late == 0 ? [] : ["\(late) chores are late (chore list --overdue)" + "."]
        }

        private func table(_ view: CalendarView, _ home: HouseholdText) -> Table {
            var table = Table([
                Table.Column("Day", repeats: false), Table.Column("#", .trailing),
                Table.Column("Time"),
                Table.Column("Chore", room: .stretched, width: 12),
                Table.Column("Who", room: .dropped(1)),
            ])
            for day in view.days {
                for chore in day.chores {
                    table.append([
                        Table.Cell(home.shortDate(day.day), plain: day.day.description),
                        Table.Cell("\(chore.number)"),
                        Table.Cell("\(chore.due?.time?.description ?? "")"),
                        Table.Cell(stored: chore.title),
                        Table.Cell(home.who(chore)),
                    ])
                }
            }
            return table
        }
    }
}

extension HouseholdText {
    /// What is to be done on any day of a week: `On any day: Piano, Mia, 2 of 3 left this week`.
    fileprivate func onAnyDay(_ chore: ChoreView) -> Phrase {
        guard let week = chore.week else { return "" }
        return "On any day: \(chore.title), \(who(chore)), \(left(of: week))"
    }
}
