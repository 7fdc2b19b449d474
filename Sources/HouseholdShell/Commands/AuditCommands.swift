import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct AuditCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "What happened, and whether the books add up.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [List.self, Verify.self]

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List what happened, newest first.")

        static let card = CommandCard(asks: [.listAudit], names: .nothing, kind: .shows)

        @Option(help: "How many rows.")
        var limit: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let limit = try limit.map { try context.integer($0, "limit", in: ListLimit.range) }
            let rows = try await context.perform(
                ListAudit(limit: limit ?? ListAudit.usualLimit))
            guard !rows.isEmpty else { return Reply(rows, ["Nothing has happened yet."]) }
            var table = Table([
                Table.Column("#", .trailing), Table.Column("When"), Table.Column("Who"),
                Table.Column("What"), Table.Column("On", room: .stretched),
                Table.Column("Allowed"), Table.Column("Rules", room: .dropped(1)),
            ])
            let home = await HouseholdText(in: context)
            for row in rows {
                let operation: Phrase =
                    switch row.via {
                    case nil: "\(row.operation)"
                    case "by-itself"?: "\(row.operation) (by itself)"
                    case _?: "\(row.operation) (by a message)"
                    }
                table.append([
                    row.seq.map { Table.Cell("\($0)") } ?? Table.Cell(""),
                    Table.Cell(home.moment(row.at), plain: row.at.description),
                    row.by.map { Table.Cell(stored: home.name($0)) } ?? Table.Cell("nobody"),
                    Table.Cell(operation),
                    Table.Cell(stored: row.on ?? ""), Table.Cell(row.allowed ? "yes" : "no"),
                    Table.Cell("\(row.policies.joined(separator: " "))"),
                ])
            }
            return Reply(rows, table)
        }
    }

    struct Verify: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "verify", abstract: "Check that nobody changed the past.")

        static let card = CommandCard(asks: [.verifyAudit], names: .nothing, kind: .shows)

        @Flag(
            name: .customLong("password-stdin"),
            help: "Take a parent's password from the next line, to check the seal too.")
        var passwordFromInput = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let result = try await context.perform(
                verification(in: context) ?? VerifyAudit())
            guard let ledger = result.ledger, let audit = result.audit, let erased = result.erased
            else {
                return Reply(result, ["The books add up."])
            }
            let (entries, rows): (Phrase, Phrase) = (
                "\(ledger) entries of points or money", "\(audit) rows of what happened"
            )
            return Reply(
                result,
                ["The books add up: \(entries), \(rows)."]
                    + (erased > 0 ? ["Texts erased, as the records say: \(erased)."] : [])
                    + Self.words(about: result, await HouseholdText(in: context))
                    + result.remarks)
        }

        /// The question with which a parent's seal is checked; at a terminal parents are asked for their password.
        private func verification(
            in context: CommandContext
        ) async throws(Failure) -> VerifyAudit? {
            if !passwordFromInput {
                let role = await context.session.account()?.role
                guard context.canAsk, role?.isGuardian == true else { return nil }
            }
            let password = try await context.secret(
                "Your password, to check the seal (Enter goes without): ",
                fromInput: passwordFromInput, option: "--password-stdin")
            guard password.reveal() != nil else { return nil }
            let (door, file) = try context.session.door()
            let caller = try context.session.caller(file)
            do throws(Failure) {
                return try await reporting {
                    try await context.presenter.showingWork { () async throws(ServiceError) in
                        try await door.verification(as: caller, with: password)
                    }
                }
            } catch {
                // Whoever was only asked for it need not type the same again.
                guard error.cause == .book(.noSeal), !passwordFromInput else {
                    throw error
                }
                context.presenter.note(error.explanation.message)
                return nil
            }
        }

        private static func words(
            about result: VerificationView, _ home: HouseholdText
        ) -> [Phrase] {
            guard let sealedAt = result.sealedAt else { return [] }
            let moment = home.moment(sealedAt)
            return [
                result.sealChecked
                    ? "They fit the seal that your password made."
                    : "They fit the seal of \(moment). Whether it is genuine shows with a parent's password."
            ]
        }
    }
}
