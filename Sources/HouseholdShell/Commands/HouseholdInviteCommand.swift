import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension HouseholdCommand {
    struct Invite: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "invite",
            abstract: "Make a code with which adults ask to come in, or say whether there is one.",
            discussion: """
                It works for seven days, for several people, and is shown once. Whoever comes with it waits, and sees \
                nothing, until member admit or member refuse.
                """)

        static let card = CommandCard(
            asks: [.showCode, .makeCode, .endCode], names: .nothing, kind: .changes)

        @Flag(help: "Make another code; the one before ends.")
        var new = false

        @Flag(help: "End the code; those who wait still do.")
        var end = false

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !new || !end else {
                throw Failure.usage(
                    "Another code, or none?",
                    try: ["household invite --new", "household invite --end"])
            }
            if end {
                _ = try await context.perform(EndCode())
                return Reply(
                    CodeDocument(),
                    [
                        context.options.dryRun
                            ? "The code would end."
                            : "The code has ended. Those who wait still do: member list"
                    ])
            }
            if !new, let code = try await context.perform(ShowCode()) {
                return await reply(code, in: context)
            }
            let draft = try await context.draftKey()
            return await reply(
                try await context.perform(MakeCode(draft, inPlaceOfAnother: new)), in: context)
        }

        /// What can still be said of a code that was shown to whoever made it.
        private func reply(_ code: CodeView, in context: CommandContext) async -> Reply {
            let until = await HouseholdText(in: context).moment(code.expiresAt)
            return Reply(
                CodeDocument(madeBy: code.madeBy, expiresAt: code.expiresAt),
                [
                    "There is a code. \(code.madeBy) made it, and it works until \(until). It was shown once, and nobody can read it again.",
                    "  household invite --new   makes another and ends that one",
                    "  household invite --end   ends it",
                ])
        }

        /// The code with a text to send, which JSON gives only where the command says so, and a repeated request not at
        /// all.
        private func reply(_ made: IssuedCode, in context: CommandContext) async -> Reply {
            guard !context.options.dryRun else {
                return Reply(CodeDocument(), ["A code would be made."])
            }
            let text = made.code.reveal()
            let document = CodeDocument(
                linkingKey: context.options.reveal ? text : nil, expiresAt: made.expiresAt)
            guard let text else {
                return Reply(document, ["The code was shown once and is not shown again."])
            }
            let until = await HouseholdText(in: context).moment(made.expiresAt)
            var reply = Reply(
                document,
                [
                    "The code of \"\(made.household)\": \(text)   works until \(until)",
                    "Whoever comes with it waits, and sees nothing, until you say: member admit NAME, or member refuse NAME",
                    "To send: Come to \"\(made.household)\" in Chorus. Type join, and then the code \(text).",
                ])
            reply.isShownOnce = !context.options.json
            return reply
        }
    }
}

/// A household's code, as `household invite` in JSON.
private struct CodeDocument: Encodable {
    var linkingKey: String?
    var madeBy: String?
    var expiresAt: Instant?
}
