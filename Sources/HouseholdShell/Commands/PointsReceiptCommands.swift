import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension PointsCommand {
    struct Receipt: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "receipt", abstract: "Six words by which you can check your points later.",
            discussion: "Write them down. Whoever changes your points cannot change your words.")

        static let card = CommandCard(asks: [.showPointsHistory], names: .member, kind: .shows)

        @Argument(help: "A child of yours; else you.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let receipt = try await context.perform(ShowReceipt(of: name))
            let home = await HouseholdText(in: context)
            return Reply(
                receipt,
                [
                    "\(receipt.words)",
                    """
                    That is the book up to \(home.moment(receipt.at)): \
                    entries: \(receipt.entries), \(receipt.balance.inPoints) with what is in a jar.
                    """,
                    "To compare later: points check \(receipt.words)",
                ])
        }
    }

    struct Check: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Say whether your points are as the receipt says.",
            discussion: "Example: points check lusab babad gutih tugad gutuk WORD")

        static let card = CommandCard(asks: [.showPointsHistory], names: .nothing, kind: .shows)

        @Argument(help: "The six words, as they are on the receipt.")
        var words: [String]

        @Option(name: .customLong("for"), help: "A child of yours; else you.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let check = try await context.perform(
                CheckReceipt(words.joined(separator: " "), of: name))
            let home = await HouseholdText(in: context)
            return Reply(
                check,
                [
                    """
                    All is as it was up to \(home.moment(check.at)). Entries until then: \
                    \(check.entries), since then: \(check.since).
                    """
                ])
        }
    }
}
