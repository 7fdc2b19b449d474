import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    struct Edit: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change a chore.",
            discussion: """
                Examples: chore edit 12 --points 4    chore edit 12 --to none --tag none
                With none an option is cleared: --to none lets anybody do it.
                What is worth less for children is so from tomorrow on, and they are told.
                """)

        static let card = CommandCard(
            asks: [.editChore, .editTodo], names: .chore, kind: .changes,
            synonyms: ["edit": ["change", "modify", "update"]])

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "A new title.")
        var title: String?

        @Option(help: "0 to 10000.")
        var points: String?

        @Option(help: "A day, or none.")
        var due: String?

        @Option(help: "A time on that day.")
        var at: String?

        @Option(
            name: .customLong("private"),
            help: "Whether only its owner and the parents see it: on or off.")
        var isPrivate: String?

        @Flag(
            name: .customLong("must-do"),
            help: "It comes first: house rules can ask whether it is done.")
        var isMustDo = false

        @Flag(name: .customLong("no-must-do"), help: "It need not come first.")
        var isNoMustDo = false

        @Flag(help: "Allow a day in the past.")
        var past = false

        @Flag(help: "It is to be done once more, and does not come back.")
        var once = false

        @OptionGroup(title: "Whose") var whose: PeopleOptions

        @OptionGroup(title: "What it is like") var details: DetailOptions

        @OptionGroup(title: "Coming back") var repeats: RepeatOptions

        @OptionGroup(title: "From when on") var atOnce: AtOnceOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.open, .paused])
            var edit = EditChore(number)
            edit.title = try title.map { try context.text(Title.self, $0, "title") }
            edit.value = try context.value(points)
            edit.atOnce = try atOnce.reason(in: context)
            edit.mayBePast = past
            edit.people =
                whose.to == "none"
                ? NewValue.none
                : try await whose.people(or: repeats, in: context).map { .to($0) }
            edit.isPrivate = try isPrivate.map {
                try context.word(Switch.self, $0, "private") == .on
            }
            edit.isMustDo = try newMustDo()
            try describe(&edit, in: context)
            edit.recurrence = try await newRule(in: context)
            if repeats.isEmpty { edit.due = try await newDue(number, in: context) }
            guard !edit.isEmpty else {
                throw Failure.usage(
                    "Nothing to change was named.", try: ["chore edit \(number) --points 3"])
            }
            let chore =
                switch await context.hold(on: number) {
                case .plan, .proposal: try await context.perform(edit)
                case .todo: try await context.perform(EditTodo(edit))
                }
            let remarks = context.remarks(
                from: points == nil && details.approval == nil ? nil : chore.later?.from,
                await HouseholdText(in: context))
            return await context.reply(
                planned: chore, "Changed: \(chore.number) \(chore.title)", remarks: remarks)
        }

        private func describe(_ edit: inout EditChore, in context: CommandContext) throws {
            edit.icon = try details.icon.map { text in
                text == "none" ? .none : .to(try context.text(Icon.self, text, "picture"))
            }
            edit.details = try details.description.map { text in
                text == "none" ? .none : .to(try context.text(Note.self, text, "description"))
            }
            edit.checklist =
                details.step == ["none"]
                ? NewValue.none : try details.checklist(in: context).map { .to($0) }
            edit.tags =
                details.tag.isEmpty
                ? nil : details.tag == ["none"] ? [] : try context.tags(details.tag)
            edit.overdue = try details.overduePolicy()
            edit.approval = try details.approval.map { text in
                text == "default" ? .none : .to(try context.approval(text))
            }
            edit.reminders = try details.remind.map { text in
                text == "default" ? .none : .to(try context.reminders(text))
            }
        }

        private func newMustDo() throws -> Bool? {
            guard isMustDo || isNoMustDo else { return nil }
            guard isMustDo != isNoMustDo else {
                throw Failure.usage("A chore is a must-do, or it is not.")
            }
            return isMustDo
        }

        private func newRule(
            in context: CommandContext
        ) async throws -> NewValue<Recurrence>? {
            guard !repeats.isEmpty else { return once ? NewValue.none : nil }
            guard !once, due == nil else {
                throw Failure.usage("A chore comes back, or it is to be done once.")
            }
            return try await repeats.recurrence(at: at, in: context).map { .to($0) }
        }

        /// The day of a new due date is the old one where only a time is given, which is then read as one of today.
        private func newDue(
            _ number: Number, in context: CommandContext
        ) async throws -> NewValue<Due>? {
            if due == "none" {
                guard at == nil || at == "none" else {
                    throw Failure.usage("A time needs a day.", try: ["--due tomorrow --at 18:00"])
                }
                return NewValue.none
            }
            let time = at == "none" ? nil : at
            if due == nil, at != nil,
                let day = try await context.perform(ShowChore(number)).due?.day
            {
                let today = try await context.due("today", at: time)
                return .to(Due(day: day, time: today?.time))
            }
            return try await context.due(due, at: time).map { .to($0) }
        }
    }
}

extension EditChore {
    fileprivate var isEmpty: Bool {
        title == nil && icon == nil && details == nil && checklist == nil && tags == nil
            && people == nil && isPrivate == nil && value == nil && due == nil && overdue == nil
            && approval == nil && recurrence == nil && reminders == nil && isMustDo == nil
    }
}
