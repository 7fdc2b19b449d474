import ArgumentParser
import Household
import HouseholdService

struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "The lines that you typed here.",
        subcommands: [Show.self, Clear.self], defaultSubcommand: Show.self)

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "List the lines that you typed here.")

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            guard let history = conversation.lineHistory(of: await conversation.account()) else {
                throw ServiceError.notSignedIn
            }
            let lines = history.lines
            return Reply(
                lines, lines.isEmpty ? ["Nothing is kept."] : lines.map { Phrase(verbatim: $0) })
        }
    }

    struct Clear: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear", abstract: "Forget the lines that you typed here.")

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            guard let history = conversation.lineHistory(of: await conversation.account()) else {
                throw ServiceError.notSignedIn
            }
            if !conversation.options.dryRun { history.clear() }
            return Reply([String](), ["The lines that you typed here are forgotten."])
        }
    }
}
