import ArgumentParser
import HouseholdModel
import HouseholdService

struct HistoryCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "The lines that you typed here.",
        subcommands: subcommands, defaultSubcommand: Show.self)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Show.self, Clear.self]

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "List the lines that you typed here.")

        static let card = CommandCard(asks: [], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let history = context.session.lineHistory(of: await context.session.account())
            else {
                throw ServiceError.account(.notSignedIn)
            }
            let lines = history.lines
            return Reply(
                lines, lines.isEmpty ? ["Nothing is kept."] : lines.map { Phrase(verbatim: $0) })
        }
    }

    struct Clear: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear", abstract: "Forget the lines that you typed here.")

        static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let history = context.session.lineHistory(of: await context.session.account())
            else {
                throw ServiceError.account(.notSignedIn)
            }
            if !context.options.dryRun { history.clear() }
            return Reply([String](), ["The lines that you typed here are forgotten."])
        }
    }
}
