import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct RoutineCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "routine", abstract: "Chores that go together, one after the other.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        Add.self, List.self, Show.self, Edit.self, Delete.self, Start.self,
    ]

    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Put chores together in the order in which they are done.",
            discussion: """
                Examples: routine add morning 1 2 3    routine add evening tidy, teeth --bonus 3
                The bonus is for a child that has done all that was due of it on a day.
                """)

        static let card = CommandCard(asks: [.addRoutine], names: .nothing, kind: .changes)

        @Argument(help: "What it is called: one word, such as morning.")
        var name: String

        @Argument(help: "The chores: numbers, or words of titles with commas between.")
        var chores: [String] = []

        @Option(help: "Points for all of it, besides those of its chores.")
        var bonus: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let routine = try await context.perform(
                AddRoutine(
                    try context.routineName(name),
                    of: try await context.routineChores(chores),
                    bonus: bonus.map { try context.pointsAmount($0) }))
            let start: Phrase = "Begin with: routine start \(routine.name.description)"
            return Reply(routine, context.offeringUndo(routine.lines(in: context) + [start]))
        }
    }

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the routines, with what is left for you today.")

        static let card = CommandCard(asks: [.listRoutines], names: .nothing, kind: .view)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let routines = try await context.perform(ListRoutines())
            guard !routines.isEmpty else {
                let isChild = await context.session.account()?.role == .child
                return Reply(
                    routines,
                    ["There is no routine yet."]
                        + (isChild ? [] : ["Put chores together with: routine add morning 1 2 3"]))
            }
            return Reply(routines, routines.map(\.summary))
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show the chores of a routine in their order.")

        static let card = CommandCard(asks: [.listRoutines], names: .nothing, kind: .view)

        @Argument(help: "What it is called.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let routine = try await context.routine(name)
            return Reply(routine, routine.lines(in: context))
        }
    }

    struct Edit: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change the chores of a routine, their order, its bonus or its name.",
            discussion: """
                Other chores, or another order:   routine edit morning 3 1 2
                One more, and one less:           routine edit morning --add 4 --remove "make bed"
                What is paid for all of it:       routine edit morning --bonus 3, or --bonus off
                """)

        static let card = CommandCard(asks: [.editRoutine], names: .nothing, kind: .changes)

        @Argument(help: "What it is called.")
        var routine: String

        @Argument(help: "Its chores from now on, in their order.")
        var chores: [String] = []

        @Option(help: "Chores that come at its end.")
        var add: String?

        @Option(help: "Chores that go out of it.")
        var remove: String?

        @Option(help: "Points for all of it, or off.")
        var bonus: String?

        @Option(help: "What it is called from now on.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            var parts: [EditRoutine.Part] = []
            if !chores.isEmpty { parts.append(.chores(try await context.routineChores(chores))) }
            if let add { parts.append(.adding(try await context.routineChores([add]))) }
            if let remove { parts.append(.removing(try await context.routineChores([remove]))) }
            if let bonus {
                parts.append(
                    .bonus(bonus == "off" ? nil : try context.pointsAmount(bonus)))
            }
            if let name { parts.append(.name(try context.routineName(name))) }
            guard !parts.isEmpty else {
                throw Failure.usage(
                    "What is to be otherwise?", try: ["routine edit \(routine) --bonus 3"])
            }
            let changed = try await context.perform(
                EditRoutine(try context.routineName(routine), parts))
            return Reply(changed, context.offeringUndo(changed.lines(in: context)))
        }
    }

    struct Delete: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Take a routine apart; its chores stay.")

        static let card = CommandCard(asks: [.deleteRoutine], names: .nothing, kind: .changes)

        @Argument(help: "What it is called.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let routine = try await context.perform(DeleteRoutine(try context.routineName(name)))
            return Reply(
                routine,
                context.offeringUndo([
                    "No routine any more: \(routine.name.description). Its chores stay."
                ]))
        }
    }
}

// MARK: - What is meant

extension CommandContext {
    /// What a routine is called.
    func routineName(_ word: String) throws -> Tag {
        guard let name = Tag(word) else {
            throw ServiceError.value(
                field: "the name of a routine", expected: "one word of letters and digits: morning")
        }
        return name
    }

    /// The routine that is called so, as far as whoever asks may see it.
    func routine(_ word: String) async throws -> RoutineView {
        let name = try routineName(word)
        let routines = try await perform(ListRoutines())
        guard let routine = routines.first(where: { $0.name == name }) else {
            throw ServiceError.notFound(.routine, name.description)
        }
        return routine
    }

    /// The chores that are named for a routine.
    fileprivate func routineChores(_ words: [String]) async throws -> [Number] {
        try await choreNumbers(words, among: [.open, .today, .paused])
    }
}

// MARK: - How it looks

extension RoutineView {
    /// Its chores in their order, and what is paid for all of it.
    func lines(in context: CommandContext) -> [Phrase] {
        let left = Set(left ?? [])
        return [summary]
            + chores.map { chore -> Phrase in
                let name = chore.pictured(isPlain: context.options.plain)
                return left.contains(chore.number)
                    ? "  \(chore.number)  \(name)  (left today)" : "  \(chore.number)  \(name)"
            }
    }

    /// What it is called, how many chores it has, and what is paid for all of it.
    fileprivate var summary: Phrase {
        let chores: Phrase = "\(name.description): \(chores.count) chores"
        let paid: Phrase? = bonus.map { "+\($0.inPoints) for all of it" }
        let left: Phrase? = left.map { left in
            left.isEmpty ? "nothing left for you today" : "\(left.count) left today"
        }
        return [chores, paid, left].compactMap(\.self).joined(separator: ", ")
    }
}

extension RoutineBonusView {
    /// That all of it is done.
    var words: Phrase {
        "That was all of \(name.description): \(points.inPoints) of these are for that."
    }
}

extension ChoreView {
    /// Its title, with its picture where pictures are shown; whoever learns to read sees one that is guessed, too.
    func pictured(isPlain: Bool, for tone: SpeechLevel? = nil) -> String {
        let shown = tone == .simple ? picture : icon?.text
        return [isPlain ? nil : shown, title].compactMap(\.self).joined(separator: " ")
    }
}
