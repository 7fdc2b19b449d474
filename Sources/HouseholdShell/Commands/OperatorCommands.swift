import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct OperatorCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "operator",
        abstract: "What whoever owns the data file can do, without signing in.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Reset.self]

    struct Reset: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset",
            abstract: "Make a way in for an adult who has neither password nor recovery code.",
            discussion: """
                For the account of the system that owns the data file, and for root. The password and \
                all sign-ins of the adult end; the code that is shown sets a new one, with recover. The \
                record of the household has it, and its parents are told.
                """)

        static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

        static let isStoppable = false

        @Argument(help: "The adult's user name or e-mail address.")
        var name: String

        @OptionGroup var sure: SureOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard case .arguments = context.source, context.session.deputy == nil else {
                let line = "chorus operator reset \(name.quotedIfNeeded)"
                throw Failure.usage(
                    "That is no line of this shell, but a command of the system.", try: [line])
            }
            guard let gate = try context.session.gateIfAny() else {
                throw Failure.noDataFile(at: try context.session.places().dataFile)
            }
            let planned = try await gate.resetAsOperator(name, isRehearsal: true)
            guard !context.options.dryRun else {
                return Reply(Document(planned, code: nil), ["\(planned.name) would get a code."])
            }
            try await context.confirm(
                planned.question, naming: planned.username, sure.confirm)
            let reset = try await gate.resetAsOperator(planned.username, isRehearsal: false)
            return context.reply(reset)
        }
    }

    /// `operator_reset` in JSON.
    fileprivate struct Document: Encodable {
        let username: String
        let name: String
        let households: [String]
        let recoveryCode: String?

        init(_ reset: OperatorReset, code: String?) {
            (username, name) = (reset.username, reset.name)
            (households, recoveryCode) = (reset.households, code)
        }
    }
}

extension CommandContext {
    /// The code, which JSON gives only where the command says so.
    fileprivate func reply(_ reset: OperatorReset) -> Reply {
        let code = reset.recoveryCode?.reveal()
        let document = OperatorCommand.Document(reset, code: options.reveal ? code : nil)
        var reply = Reply(
            document,
            [
                "The old password, the old code and all sign-ins of \(reset.name) have ended.",
                "\(reset.name)'s recovery code: \(code ?? "")   works once",
                "With it \(reset.name) sets a new password: recover \(reset.username)",
            ])
        reply.isShownOnce = !options.json
        return reply
    }
}

extension OperatorReset {
    /// What is asked before.
    fileprivate var question: Phrase {
        households.isEmpty
            ? "The password and all sign-ins of \(username) end."
            : "The password and all sign-ins of \(username) end, and the parents of \(households.joined(separator: ", ")) are told."
    }
}

extension Failure {
    fileprivate static func noDataFile(at path: String) -> Failure {
        Failure(
            Explanation(
                "household.none", .configuration,
                "There is no data file \(path). Name its folder with --data."))
    }
}
