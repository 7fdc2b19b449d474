import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

struct ChoreCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "chore", abstract: "Chores: plan them, see them, do them.",
        subcommands: subcommands)

    static let card = CommandCard.noun(synonyms: ["chore": ["task", "todo"]])
    static let isPractised = true

    static let verbs: [any CommandNode.Type] = [
        Add.self, ReadyChores.self, List.self, Show.self, Edit.self, Assign.self, Unassign.self,
        Rotate.self,
        Delete.self, Restore.self, Done.self, Undone.self, Check.self, WriteNote.self,
        Remind.self, Excuse.self, Propose.self, Accept.self, Decline.self,
        Approve.self, Reject.self, Skip.self, Move.self, Pause.self, Resume.self, Claim.self,
        Unclaim.self, Offer.self, TakeOver.self, Refuse.self, Retract.self, Calendar.self,
        History.self,
    ]

    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add a chore.",
            discussion:
                "Example: chore add \"Feed the cat\" --to mia --points 2 --due tomorrow --at 18:00")

        static let card = CommandCard(asks: [.addChore, .addTodo], names: .nothing, kind: .changes)

        @Argument(help: "What is to be done.")
        var title: [String] = []

        @Option(help: "0 to 10000; by default 1.")
        var points: String?

        @Option(help: "A day: 2026-12-01, tomorrow, fri.")
        var due: String?

        @Option(help: "A time on that day: 18:00.")
        var at: String?

        @Flag(
            name: .customLong("private"),
            help: "Only its owner and the parents see it. Without --to it is your own to-do.")
        var isPrivate = false

        @Flag(
            name: .customLong("must-do"),
            help: "It comes first: house rules can ask whether it is done.")
        var isMustDo = false

        @Flag(help: "Allow a day in the past.")
        var past = false

        @OptionGroup(title: "Whose") var whose: PeopleOptions

        @OptionGroup(title: "What it is like") var details: DetailOptions

        @OptionGroup(title: "Coming back") var repeats: RepeatOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let title = try context.title(
                title, example: "chore add \"Feed the cat\" --to mia")
            let people = try await whose.people(or: repeats, in: context)
            var draft = AddChore(
                title: title, for: people, worth: try context.value(points),
                timing: try await context.timing(repeats, due: due, at: at),
                isPrivate: isPrivate)
            try details.describe(&draft, in: context)
            draft.isMustDo = isMustDo
            draft.mayBePast = past
            return try await context.add(draft, typed: self.title)
        }
    }

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List chores: what is open, unless you say otherwise.")

        static let card = CommandCard(
            asks: [.listChores], names: .member, kind: .view,
            short: [.init("today", adding: "--due", "today"), .init("chores")],
            synonyms: ["chores": ["search", "tasks", "todos"], "list": ["ls"]])

        @Argument(help: "Whose.")
        var member: String?

        @Flag(help: "Mine.")
        var mine = false

        @Flag(help: "Everybody's, finished ones too; with --due today all that is done today.")
        var all = false

        @Flag(help: "Open to all.")
        var unassigned = false

        @Flag(help: "Finished.")
        var completed = false

        @Flag(help: "Done, and waiting for a parent's OK.")
        var waiting = false

        @Flag(help: "Resting.")
        var paused = false

        @Flag(help: "Late.")
        var overdue = false

        @Option(help: ArgumentHelp("today or soon.", valueName: "when"))
        var due: String?

        @Option(name: .customLong("for"), help: "Of one member.")
        var person: String?

        @Option(help: "With that word.")
        var tag: String?

        @OptionGroup var options: GlobalOptions

        /// The lines that are typed most: the parser finds out by reflection what options there are, which is a fifth
        /// of all that `today` does.
        static func unparsed(_ words: [String]) -> Call? {
            let filter: ListChores.Filter
            switch words {
            case []: filter = .open
            case ["--due", "today"]: filter = .today
            default: return nil
            }
            let request = Request(
                filter: filter, member: nil, tag: nil, showsDone: filter != .today)
            return Call(Self.self, .none) { try await request.reply(in: $0) }
        }

        func run(in context: CommandContext) async throws -> Reply {
            let filter = try filter
            let request = Request(
                filter: filter, member: person ?? member,
                tag: try tag.map { try context.tag($0) },
                showsDone: all || filter != .today)
            return try await request.reply(in: context)
        }

        /// What is to be listed, whoever has read that.
        private struct Request {
            let filter: ListChores.Filter
            let member: String?
            let tag: Tag?
            let showsDone: Bool

            func reply(in context: CommandContext) async throws -> Reply {
                let list = ListChores(filter, for: member, tag: tag)
                guard filter == .today || filter == .open && member == nil && tag == nil else {
                    return await ChoreList(
                        try await context.perform(list), filter, showingDone: showsDone, in: context
                    ).reply
                }
                if context.options.json { return try await document(of: list, in: context) }
                let shown =
                    filter == .today
                    ? try await ChoreList(today: list, showingDone: showsDone, in: context)
                    : try await ChoreList(open: list, showingDone: showsDone, in: context)
                return shown.reply
            }

            /// What is open, for programs: the chores, and beside them what is owed.
            private func document(
                of list: ListChores, in context: CommandContext
            ) async throws -> Reply {
                let (chores, dues) = try await context.answers(to: list, ListDues())
                var reply = await ChoreList(
                    try chores.get(), filter, showingDone: showsDone, in: context
                ).reply
                reply.dues = (try? dues.get()) ?? []
                return reply
            }
        }

        private var filter: ListChores.Filter {
            get throws {
                let flags: [(Bool, ListChores.Filter)] = [
                    (mine, .mine), (all && due != "today", .all), (unassigned, .unassigned),
                    (completed, .completed), (waiting, .waiting), (paused, .paused),
                    (overdue, .overdue), (due == "today", .today),
                    (due == "soon", .soon),
                ]
                let chosen = flags.filter(\.0).map(\.1)
                guard chosen.count <= 1 else {
                    throw Failure.usage("Only one of these lists at a time, please.")
                }
                guard due == nil || ["today", "soon"].contains(due) else {
                    throw ServiceError.value(field: "due", expected: "today or soon")
                }
                return chosen.first ?? .open
            }
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show everything about a chore.")

        static let card = CommandCard(
            asks: [.showChore], names: .chore, kind: .shows, synonyms: ["show": ["info", "view"]])

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var which: WhichOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(
                chore, among: [.open, .paused, .completed])
            let day = try await which.day(in: context)
            let view = try await context.perform(
                ShowChore(number, on: day, of: which.person))
            return Reply(
                view,
                view.lines(
                    await HouseholdText(in: context), isPlain: context.options.plain))
        }
    }

    struct Delete: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a chore out of every list; the points for it stay.")

        static let card = CommandCard(
            asks: [.deleteChore, .deleteTodo, .withdrawChore], names: .chore, kind: .changes,
            synonyms: ["delete": ["bin", "del", "remove", "rm"]])

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let numbers = try await context.choreNumbers(
                chore, among: [.open, .completed])
            guard numbers.count == 1 else { return try await delete(numbers, in: context) }
            let number = numbers[0]
            return switch await context.hold(on: number) {
            case .plan: try await delete(DeleteChore(number), in: context)
            case .todo: try await delete(DeleteTodo(number), in: context)
            case .proposal: try await delete(WithdrawChore(number), in: context)
            }
        }

        /// Deletes several plans at once: all or none.
        private func delete(
            _ numbers: [Number], in context: CommandContext
        ) async throws -> Reply {
            var titles: [Phrase] = []
            for number in numbers {
                guard case .plan = await context.hold(on: number) else {
                    throw Failure.usage(
                        "One to-do or proposal at a time, please.",
                        try: ["chore delete \(number)"])
                }
                titles.append("\"\(try await context.perform(ShowChore(number)).title)\"")
            }
            try await context.confirm("Delete \(titles.joined(separator: ", "))?")
            let views = try await context.perform(numbers.map { DeleteChore($0) })
            return Reply(
                views,
                context.offeringUndo(views.map { "Deleted: \($0.number) \($0.title)" }))
        }

        private func delete<Op: Change>(
            _ operation: Op, in context: CommandContext
        ) async throws -> Reply where Op.Output == ChoreView {
            if !context.options.yes {
                let view = try await context.rehearse(operation)
                let past = view.repeats == nil ? 0 : view.past ?? 0
                try await context.confirm(
                    past == 0
                        ? "Delete \"\(view.title)\"?"
                        : "Delete \"\(view.title)\" and its \(past) past dates?")
            }
            let view = try await context.perform(operation)
            return Reply(
                view, context.offeringUndo(["Deleted: \(view.number) \(view.title)"]))
        }
    }

    struct Restore: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore", abstract: "Put back a chore that was deleted.",
            discussion: "Example: chore restore 12")

        static let card = CommandCard(asks: [.restoreChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number.")
        var number: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let number = Int(number.joined(separator: " ")) else {
                throw Failure.usage(
                    "A chore that was deleted is named by its number.",
                    try: ["chore restore 12"])
            }
            let answer = try await context.perform(RestoreChore(number))
            let view = answer.chore
            guard answer.changed else {
                return Reply(view, ["\"\(view.title)\" is not deleted."])
            }
            let lines = view.facts(await HouseholdText(in: context)).map { "  " + $0 }
            return Reply(view, ["Put back: \(view.number) \(view.title)"] + lines)
        }
    }
}

/// As what somebody changes a chore.
enum ChoreEditMode {
    /// As parents do.
    case plan
    /// As a to-do of their own.
    case todo
    /// As what they propose.
    case proposal
}

extension CommandContext {
    /// As what whoever is signed in changes a chore; for others than children all are plans.
    func hold(on number: Number) async -> ChoreEditMode {
        guard let account = await session.account(), account.role == .child,
            let chore = try? await perform(ShowChore(number)),
            chore.createdBy == account.username
        else { return .plan }
        if chore.state == .proposed { return .proposal }
        return chore.private == true && chore.points == 0 ? .todo : .plan
    }

    /// What was added or changed.
    func reply(
        planned chore: ChoreView, _ said: Phrase, remarks: [Phrase] = []
    ) async -> Reply {
        let facts = await news(of: chore).facts(HouseholdText(in: self)).map { "  " + $0 }
        let title = options.dryRun ? "\(chore.title)" : said
        let duty: [Phrase] = chore.mustDo == true ? ["  must-do"] : []
        return Reply(
            chore, [title] + chore.stepLines(isPlain: options.plain) + facts + duty + remarks)
    }

    /// The list at which somebody is back at the prompt who has added a chore to it.
    func choresNow(with number: Number) async -> [Phrase] {
        guard isBackAtList, let chores = try? await openChores() else { return [] }
        return [""]
            + (await ChoreList(chores, in: self))
            .beginning(Self.mostBelow, with: number, more: "chores")
    }

    /// Whether a person who has added something is back at the list of such things, which is never that of a parent
    /// in a child's shell.
    var isBackAtList: Bool {
        isAtPrompt && canAsk && setup == nil && !options.dryRun && session.deputy == nil
    }

    /// How many rows of a list stand below what was done, so that both are seen on a small screen.
    static let mostBelow = 8

    /// The chore without what was said before: that a child has not joined yet is said with its first one.
    private func news(of chore: ChoreView) async -> ChoreView {
        guard let unlinked = chore.unlinked, !unlinked.isEmpty, !options.json,
            let open = try? await openChores()
        else { return chore }
        let told = Set(open.filter { $0.number != chore.number }.flatMap(\.assignees))
        var news = chore
        news.unlinked = unlinked.filter { !told.contains($0) }
        return news
    }

    /// Whether the change would be allowed, and what it would give.
    @_semantics("optimize.sil.specialize.generic.never")
    func rehearse<Op: Change>(_ operation: Op) async throws(Failure) -> Op.Output {
        let isRehearsal = options.dryRun
        options.dryRun = true
        defer { options.dryRun = isRehearsal }
        do {
            return try await perform(operation)
        } catch {
            guard !isRehearsal, error.refusal != nil else { throw error }
            // What is rolled back leaves no trace, and a refusal has to.
            options.dryRun = false
            return try await perform(operation)
        }
    }
}
