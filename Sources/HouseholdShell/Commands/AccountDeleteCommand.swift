import ArgumentParser
import HouseholdModel
import HouseholdService

struct AccountCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "Your account, apart from any household.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Delete.self]

    struct Delete: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete your account, once you are in no household.",
            discussion: "Example: account delete --yes")

        static let card = CommandCard(asks: [.deleteAccount], names: .nothing, kind: .changes)

        @Flag(
            name: .customLong("password-stdin"), help: "Take your password from the next line.")
        var passwordFromInput = false

        @OptionGroup var options: GlobalOptions

        static let isStoppable = false

        private struct Document: Encodable {
            let deleted: Bool
        }

        func run(in context: CommandContext) async throws -> Reply {
            guard context.session.deputy == nil else {
                throw Failure.usage(
                    "Only whoever is signed in can delete an account.", try: ["login NAME"])
            }
            try await context.confirm("Delete your account? Nobody can bring it back.")
            let password = try await context.secret(
                "Your password: ", fromInput: passwordFromInput, option: "--password-stdin")
            let (door, file) = try context.session.door()
            try await door.deleteAccount(
                as: context.session.caller(file), with: password, request: context.requestID(),
                isRehearsal: context.options.dryRun)
            return Reply(
                Document(deleted: true),
                ["Your account is deleted. What you did in a household stays there."])
        }
    }
}
