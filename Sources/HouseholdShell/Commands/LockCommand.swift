import ArgumentParser
import HouseholdModel
import HouseholdService

struct LockCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Lock this shell until you give your password again.")

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        guard context.isAtPrompt else {
            throw Failure.usage("Only a shell can be locked.", try: ["logout"])
        }
        guard let account = await context.session.account() else {
            throw ServiceError.account(.notSignedIn)
        }
        try await context.lock(for: account)
        return Reply(account, [])
    }
}
