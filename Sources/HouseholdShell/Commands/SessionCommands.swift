import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct SessionCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "session", abstract: "Where you are signed in.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [List.self, Revoke.self]

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List where you are signed in, or one of your children.")

        static let card = CommandCard(asks: [.listSessions], names: .nothing, kind: .shows)

        @Option(name: .customLong("for"), help: "One of your children.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let sessions = try await context.perform(ListSessions(of: person))
            let home = await HouseholdText(in: context)
            guard !sessions.isEmpty else {
                return Reply(sessions, ["\(home.name(person ?? "")) is signed in nowhere."])
            }
            var table = Table([
                Table.Column("#", .trailing), Table.Column("Device", room: .stretched),
                Table.Column("Signed in"), Table.Column("Last used"), Table.Column("Which"),
            ])
            for session in sessions {
                table.append([
                    Table.Cell("\(session.number)"),
                    Table.Cell(stored: session.device.isEmpty ? "-" : session.device),
                    Table.Cell(
                        home.moment(session.createdAt), plain: session.createdAt.description),
                    Table.Cell(
                        "\(home.shortDate(session.usedAt))", plain: session.usedAt.description),
                    Table.Cell(session.current ? "this one" : ""),
                ])
            }
            return Reply(sessions, table)
        }
    }

    struct Revoke: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "revoke",
            abstract: "Sign yourself, or one of your children, out elsewhere.",
            discussion: "Examples: session revoke 3    session revoke --others")

        static let card = CommandCard(asks: [.revokeSessions], names: .nothing, kind: .changes)

        @Argument(help: "Its number, as session list tells it.")
        var number: String?

        @Flag(help: "All but this one.")
        var others = false

        @Option(name: .customLong("for"), help: "One of your children.")
        var person: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let ended = try await context.perform(
                RevokeSessions(which(in: context), of: person))
            let isSignedOut = ended.contains(where: \.current)
            if isSignedOut, !context.options.dryRun, context.session.deputy == nil {
                try context.forget(context.session.door().file)
            }
            return Reply(
                ended,
                [ended.isEmpty ? "There is no other sign-in." : "Ended: \(ended.count) sign-ins."]
                    + (isSignedOut ? ["You are signed out."] : []))
        }

        private func which(in context: CommandContext) throws -> RevokeSessions.Which {
            guard let number, !others else {
                guard number == nil, others else {
                    throw Failure.usage(
                        "Which sign-in? Say its number, or --others.", try: ["session list"])
                }
                return .others
            }
            let range = 1...Int(Int32.max)
            return .number(try context.integer(number, "the number", in: range))
        }
    }
}
