import ArgumentParser
import HouseholdModel
import HouseholdService

// Short ways to say whose a chore is; `chore edit` says the same, and more.

extension ChoreCommand {
    struct Assign: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "assign", abstract: "Make a chore somebody's.",
            discussion: "Example: chore assign 12 mia")

        static let card = CommandCard(asks: [.editChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words in quotes.")
        var chore: String

        @Argument(help: "Whose it is now.")
        var person: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            try await context.edit(chore, .to(.one(person)))
        }
    }

    struct Unassign: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "unassign", abstract: "Open a chore to all.")

        static let card = CommandCard(asks: [.editChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            try await context.edit(chore.joined(separator: " "), .none)
        }
    }

    struct Rotate: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "rotate", abstract: "Let several take turns with a chore.",
            discussion: "Examples: chore rotate 12 mia,max    chore rotate 12 mia,max --pass week")

        static let card = CommandCard(asks: [.editChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words in quotes.")
        var chore: String

        @Argument(help: "Who, in that order, with commas between.")
        var people: [String]

        @Option(help: TurnHelp.order)
        var turns: String?

        @Option(help: TurnHelp.passing)
        var pass: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let names = people.flatMap { PeopleOptions.names($0) }
            let people = try context.turns(of: names, turns, pass)
            return try await context.edit(chore, .to(people))
        }
    }
}

extension CommandContext {
    /// Members who take turns: in order and with each date, unless something else is said.
    func turns(of names: [String], _ turns: String?, _ pass: String?) throws -> ChorePeople {
        .turns(
            names,
            try turns.map { try word(Rotation.Strategy.self, $0, "turns") } ?? .inOrder,
            try pass.map { try word(Rotation.Passing.self, $0, "pass") } ?? .occurrence)
    }

    /// Changes whose a chore is.
    fileprivate func edit(
        _ chore: String, _ people: NewValue<ChorePeople>
    ) async throws -> Reply {
        var edit = EditChore(try await oneChore([chore], among: [.open, .paused]))
        edit.people = people
        let chore = try await perform(edit)
        return await reply(planned: chore, "Changed: \(chore.number) \(chore.title)")
    }
}
