import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    struct Check: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Tick steps of a chore.",
            discussion:
                "Examples: chore check 12 2    chore check 12 wash, dry    chore check 12 2 --off")

        static let card = CommandCard(asks: [.checkChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or its words in quotes.")
        var chore: String

        @Argument(help: "Numbers of steps, or words of them with commas between.")
        var steps: [String] = []

        @Flag(help: "Take the ticks away.")
        var off = false

        @Option(name: .customLong("for"), help: "Whose, where each has their own; for parents.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore([chore], among: [.open])
            let check = CheckChore(
                number, of: person, steps: try await context.steps(steps, of: number),
                isTicked: !off)
            let view = try await context.perform(check)
            let steps = view.stepLines(isPlain: context.options.plain)
            let isReady = view.steps?.allSatisfy(\.done) == true
            return Reply(
                view,
                ["\(view.number)  \(view.title)"] + steps
                    + (isReady ? ["All is ticked. Done with it? done \(number)"] : []))
        }
    }
}

extension CommandContext {
    /// The numbers of the steps that words name: numbers, or words of them, with commas between.
    fileprivate func steps(_ words: [String], of number: Number) async throws -> [Int] {
        let names = words.joined(separator: " ").split(separator: ",")
            .flatMap { name -> [String] in
                let words = name.split(separator: " ").map(String.init)
                return words.allSatisfy { Int($0) != nil } ? words : [words.joined(separator: " ")]
            }
            .filter { !$0.isEmpty }
        guard !names.isEmpty else {
            throw Failure.usage(
                "Which step? Say its number or some of its words.", try: ["chore show \(number)"])
        }
        if case let numbers = names.compactMap({ Int($0) }), numbers.count == names.count {
            return numbers
        }
        let steps = try await perform(ShowChore(number)).steps ?? []
        return try names.map { try step($0, among: steps, of: number) }
    }

    private func step(
        _ name: String, among steps: [ChoreView.Step], of number: Number
    ) throws -> Int {
        if let number = Int(name) { return number }
        let matches = steps.indices.filter { FuzzyMatch.matches(name, title: steps[$0].text) }
        guard let match = matches.first else {
            throw ServiceError.chore(.noStep(number, count: steps.count))
        }
        guard matches.count == 1 else {
            throw Failure(
                Explanation(
                    "step.ambiguous", .data, "\(matches.count) steps match \"\(name)\".",
                    try: matches.map { "\($0 + 1)   \(steps[$0].text)" }))
        }
        return match + 1
    }
}

extension ChoreCommand {
    struct Excuse: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "excuse",
            abstract: "Ask to skip a chore of yours this once.",
            discussion: "Example: chore excuse 12 --why sick")

        static let card = CommandCard(asks: [.excuseChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "Why; the parents read it.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.mine, .open])
            let reason = try context.reason(why)
            let view = try await context.perform(ExcuseChore(number, because: reason))
            return Reply(
                view,
                ["Asked. Until a parent says yes, \"\(view.title)\" is still to be done."])
        }
    }

    struct WriteNote: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "note", abstract: "Write a line on a chore.",
            discussion: "Example: chore note 12 \"use the blue cloth\"")

        static let card = CommandCard(asks: [.noteChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or its words in quotes.")
        var chore: String

        @Argument(help: "What to write.")
        var text: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !text.isEmpty else {
                throw Failure.usage(
                    "What is the note?", try: ["chore note \(chore) \"use the blue cloth\""])
            }
            let number = try await context.oneChore([chore], among: [.open, .completed])
            let note = try context.text(
                Note.self, text.joined(separator: " "), "note")
            let view = try await context.perform(NoteChore(number, note))
            return Reply(view, ["Noted on \"\(view.title)\"."])
        }
    }
}
