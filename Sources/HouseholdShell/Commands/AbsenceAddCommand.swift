import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension AbsenceCommand {
    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Say that somebody is away.",
            discussion:
                """
                Examples: absence add mia 2026-12-24 2026-12-31    absence add tomorrow    \
                absence add mia 24 dec 31 dec --note "with grandma"    \
                absence add mia --every "2 weeks on fri" --days 7
                """)

        static let card = CommandCard(asks: [.addAbsence], names: .member, kind: .changes)

        @Argument(help: "A child, unless it is you; the first day and, if there is one, the last.")
        var words: [String] = []

        @Option(help: "Why; you and the parents see it.")
        var note: String?

        @OptionGroup(title: "Coming back") var repeats: AbsenceRepeatOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            var add = try await operation(in: context)
            add.note = try note.map { try context.text(Note.self, $0, "note") }
            let view = try await context.perform(add)
            let home = await HouseholdText(in: context)
            var lines: [Phrase] = ["\(home.name(view.member)) is away \(view.span(home))."]
            if let coming = view.coming(home) { lines.append(coming) }
            if !context.options.dryRun {
                lines.append("Not so? absence remove \(view.number)")
            }
            var reply = Reply(view, lines)
            reply.isNew = true
            return reply
        }

        private func operation(in context: CommandContext) async throws -> AddAbsence {
            if let days = try await repeats.days(in: context) {
                guard words.count <= 1 else {
                    throw Failure.usage(
                        "Where it repeats, --every says on which days it begins; only who is away stands before it.",
                        try: ["absence add mia --every \"2 weeks on fri\" --days 7"])
                }
                return AddAbsence(of: words.first, again: days)
            }
            let said = try AbsenceWords(
                await context.inEnglish(words), read: try await context.dateReader())
            return AddAbsence(of: said.name, from: said.first, to: said.last)
        }
    }
}

/// How an absence repeats, in options.
struct AbsenceRepeatOptions: ParsableArguments {
    @Option(help: "On which days it begins: \"2 weeks on fri\".")
    var every: String?

    @Option(help: "How many days it lasts each time; by default 1.")
    var days: String?

    @Option(help: "The first day from which it counts; by default today.")
    var from: String?

    @Option(help: "The last day on which it may begin.")
    var until: String?

    /// The days that are said, where it repeats.
    func days(in context: CommandContext) async throws -> RepeatedDays? {
        let words = RepeatWords(every: every, from: from, until: until)
        guard !words.isEmpty || days != nil else { return nil }
        let example = "--every \"2 weeks on fri\" --days 7"
        let moment = try await context.moment()
        let length =
            try days.map { try context.integer($0, "days", in: 1...Absence.mostDays) } ?? 1
        guard every != nil,
            let recurrence = try words.recurrence(at: nil, with: moment, in: context)
        else { throw Failure.usage("On which days does it begin?", try: [example]) }
        guard case .calendar(let schedule) = recurrence, !words.saysTurns(in: context),
            let days = RepeatedDays(schedule, length: length)
        else {
            throw Failure.value(
                "An absence begins on days of the calendar, at no time of day, and ends with --until.",
                try: [example])
        }
        return days
    }
}
