import ArgumentParser
import Household
import HouseholdService

struct ChoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chore", abstract: "Chores: plan them, see them, do them.",
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Delete.self, Done.self, Undone.self,
            Approve.self, Reject.self, Skip.self, Move.self, Pause.self, Resume.self, Claim.self,
            Unclaim.self, Calendar.self, History.self,
        ])

    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add a chore.",
            discussion:
                "Example: chore add \"Feed the cat\" --to mia --points 2 --due tomorrow --at 18:00")

        @Argument(help: "What is to be done.")
        var title: [String] = []

        @Option(help: "Whose it is; without it anybody may do it.")
        var to: String?

        @Option(help: "0 to 10000; 1 if you say nothing.")
        var points: String?

        @Option(help: "A day: 2026-12-01, tomorrow, fri.")
        var due: String?

        @Option(help: "A time on that day: 18:00.")
        var at: String?

        @Option(help: "More about it.")
        var description: String?

        @Option(help: "Whether a parent looks at it: none, always, or sample 5 for one in five.")
        var approval: String?

        @Flag(help: "Allow a day that is over.")
        var past = false

        @OptionGroup(title: "Coming back") var repeats: RepeatOptions

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let title = try conversation.title(
                title, example: "chore add \"Feed the cat\" --to mia")
            let details = try description.map {
                try conversation.text(Note.self, $0, "description")
            }
            let chore = try await conversation.perform(
                AddChore(
                    title: title, details: details, assignee: to,
                    value: conversation.value(points) ?? .one,
                    timing: timing(in: conversation),
                    approval: approval.map { try conversation.approval($0) }, mayBePast: past))
            var reply = await conversation.reply(planned: chore, "Added")
            reply.isNew = true
            return reply
        }

        private func timing(in conversation: Conversation) async throws -> Chore.Timing {
            guard let recurrence = try await repeats.recurrence(at: at, in: conversation) else {
                return .once(try await conversation.due(due, at: at))
            }
            guard due == nil else {
                throw Failure.usage(
                    "A chore that comes back has no single due date.", try: ["--from \(due ?? "")"])
            }
            return .repeating(recurrence)
        }
    }

    struct Edit: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change a chore; none clears an option.")

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "A new title.")
        var title: String?

        @Option(help: "Whose it is; none: anybody's.")
        var to: String?

        @Option(help: "0 to 10000.")
        var points: String?

        @Option(help: "A day; none: without one.")
        var due: String?

        @Option(help: "A time on that day.")
        var at: String?

        @Option(help: "More about it; none: nothing more.")
        var description: String?

        @Option(help: "Whether a parent looks at it: none, always, sample 5; default: as at home.")
        var approval: String?

        @Flag(help: "Allow a day that is over.")
        var past = false

        @Flag(help: "It is to be done once more, and does not come back.")
        var once = false

        @OptionGroup(title: "Coming back") var repeats: RepeatOptions

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let number = try await conversation.oneChore(chore, among: [.open])
            var edit = EditChore(number)
            edit.title = try title.map { try conversation.text(Title.self, $0, "title") }
            edit.value = try conversation.value(points)
            edit.mayBePast = past
            edit.assignee = to.map { $0 == "none" ? .none : .to($0) }
            edit.details = try description.map { text in
                text == "none" ? .none : .to(try conversation.text(Note.self, text, "description"))
            }
            edit.approval = try approval.map { text in
                text == "default" ? .none : .to(try conversation.approval(text))
            }
            edit.recurrence = try await newRule(in: conversation)
            if repeats.isEmpty { edit.due = try await newDue(number, in: conversation) }
            guard !edit.isEmpty else {
                throw Failure.usage(
                    "Nothing to change was named.", try: ["chore edit \(number) --points 3"])
            }
            return await conversation.reply(
                planned: try await conversation.perform(edit), "Changed")
        }

        private func newRule(
            in conversation: Conversation
        ) async throws -> EditChore.Setting<Recurrence>? {
            guard !repeats.isEmpty else { return once ? EditChore.Setting.none : nil }
            guard !once, due == nil else {
                throw Failure.usage("A chore comes back, or it is to be done once.")
            }
            return try await repeats.recurrence(at: at, in: conversation).map { .to($0) }
        }

        /// The day of a new due date is the old one where only a time is given.
        private func newDue(
            _ number: Number, in conversation: Conversation
        ) async throws -> EditChore.Setting<Due>? {
            if due == "none" {
                guard at == nil || at == "none" else {
                    throw Failure.usage("A time needs a day.", try: ["--due tomorrow --at 18:00"])
                }
                return EditChore.Setting.none
            }
            var day = due
            if due == nil, at != nil {
                day = try await conversation.perform(ShowChore(number)).due?.day
            }
            let time = at == "none" ? nil : at
            return try await conversation.due(day, at: time).map { .to($0) }
        }
    }

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List chores: what is open, unless you say otherwise.")

        @Flag(help: "Mine.")
        var mine = false

        @Flag(help: "Everybody's, finished ones too.")
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

        @Option(help: "today or soon.")
        var due: String?

        @Option(name: .customLong("for"), help: "Of one member.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let chores = try await conversation.perform(ListChores(try filter, for: person))
            return await ChoreList(chores, try filter, in: conversation).reply
        }

        private var filter: ListChores.Filter {
            get throws {
                let flags: [(Bool, ListChores.Filter)] = [
                    (mine, .mine), (all, .all), (unassigned, .unassigned),
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

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let number = try await conversation.oneChore(chore, among: [.open, .completed])
            let view = try await conversation.perform(ShowChore(number))
            return Reply(view, view.lines(await Home(in: conversation)))
        }
    }

    struct Delete: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a chore out of every list; the points for it stay.")

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let number = try await conversation.oneChore(chore, among: [.open, .completed])
            let operation = DeleteChore(number)
            if !conversation.options.yes {
                let view = try await conversation.rehearse(operation)
                try await conversation.confirm("Delete \"\(view.title)\"?")
            }
            let view = try await conversation.perform(operation)
            return Reply(view, ["Deleted: \(view.number) \(view.title)"])
        }
    }
}

extension EditChore {
    fileprivate var isEmpty: Bool {
        title == nil && details == nil && assignee == nil && value == nil && due == nil
            && approval == nil && recurrence == nil
    }
}

extension Conversation {
    /// What was added or changed; at the prompt with the list below it.
    fileprivate func reply(planned chore: ChoreView, _ verb: TerminalText) async -> Reply {
        let facts = chore.facts(await Home(in: self)).map { "  " + $0 }
        guard !options.dryRun else { return Reply(chore, ["\(chore.title)"] + facts) }
        var lines: [TerminalText] = [verb + ": \(chore.number) \(chore.title)"]
        lines += facts
        if case .prompt = source, let chores = try? await perform(ListChores()) {
            lines += await ChoreList(chores, in: self).lines
        }
        return Reply(chore, lines)
    }

    /// Whether the change would be allowed, and what it would give.
    fileprivate func rehearse<Op: Change>(_ operation: Op) async throws(Failure) -> Op.Output {
        let isRehearsal = options.dryRun
        options.dryRun = true
        defer { options.dryRun = isRehearsal }
        return try await perform(operation)
    }
}
