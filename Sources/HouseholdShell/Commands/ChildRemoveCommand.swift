import ArgumentParser
import HouseholdService
import HouseholdWords

extension ChildCommand {
    struct Remove: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Remove a child; what it did stays, and one added by mistake is gone.",
            discussion: "Example: child remove mia --confirm Mia", aliases: ["delete"])

        static let card = CommandCard(asks: [.removeMember], names: .member, kind: .changes)

        @Argument(help: "The child.")
        var name: String

        @OptionGroup var sure: SureOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let profile = try await context.perform(ShowProfile(of: name))
            try profile.member.checkIsChild(
                called: name, try: "member remove \(name.quotedIfNeeded)")
            return try await context.reply(removing: name, confirmed: sure.confirm)
        }
    }
}
