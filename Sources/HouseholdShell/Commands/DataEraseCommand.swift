import ArgumentParser
import HouseholdModel
import HouseholdService

extension DataCommand {
    struct Erase: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "erase",
            abstract: "Erase who somebody was who left; what they did stays.",
            discussion: """
                Name, picture, account and what they wrote go, and what was written about them alone. Amounts, \
                dates and the books stay, and still fit. What others wrote stays, also where it names them. \
                Nobody can bring it back; backups made before still have it all. \
                Example: data erase mia --confirm Mia
                """)

        static let card = CommandCard(asks: [.eraseMember], names: .nothing, kind: .changes)

        @Argument(help: "The name that they had.")
        var name: String

        @OptionGroup var sure: SureOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let erasure = EraseMember(name)
            let planned = try await context.rehearse(erasure)
            let who = Phrase(verbatim: planned.name)
            try await context.confirm(
                """
                Erase who \(who) was, and what \(who) wrote? Nobody can bring it back. What others wrote \
                stays. Backups made before still have it all. data export FILE saves it before.
                """, naming: planned.name, sure.confirm)
            let view = try await context.perform(erasure)
            if view.account, !context.options.dryRun { forget(view.username, in: context) }
            var lines: [Phrase] = [
                "Erased. What \(who) did stays, by \(Phrase(verbatim: view.called))."
            ]
            if view.account { lines.append("The account is gone too.") }
            lines += [
                "Texts erased in the books: \(view.texts). The books still fit.",
                "Backups made before still have it all: make a new one, and delete those.",
            ]
            return Reply(view, lines)
        }

        /// What this computer keeps of somebody beside the data file; where it can't be removed, it is no more than a
        /// convenience of theirs.
        private func forget(_ username: String?, in context: CommandContext) {
            guard let username else { return }
            try? context.session.people()?.forget(username)
            for kind in ["history", "refusal"] {
                try? context.session.ownFile(kind, of: username)?.remove()
            }
        }
    }
}
