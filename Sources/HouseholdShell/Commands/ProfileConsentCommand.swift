import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ProfileCommand {
    struct Consent: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "consent",
            abstract: "Make a code with which another parent can give you a way in.",
            discussion: """
                For when you know your password no more and are signed in here still: hand the code over, \
                and the other one types member reset with your name. It works once, for 15 minutes.
                """)

        static let card = CommandCard(asks: [.giveConsent], names: .nothing, kind: .changes)

        @OptionGroup var options: GlobalOptions

        private struct Document: Encodable {
            let code: String?
            let expiresAt: Instant?
        }

        func run(in context: CommandContext) async throws -> Reply {
            let account = await context.session.account()
            let consent = try await context.perform(GiveConsent())
            guard !context.options.dryRun else {
                return Reply(Document(code: nil, expiresAt: nil), ["A code would be made."])
            }
            let code = consent.code.reveal()
            let document = Document(
                code: context.options.reveal ? code : nil, expiresAt: consent.expiresAt)
            guard let code else {
                return Reply(document, ["The code was shown once and is not shown again."])
            }
            let end = await HouseholdText(in: context).moment(consent.expiresAt)
            var reply = Reply(
                document,
                [
                    "Your code: \(code)   works once, until \(end)",
                    "Hand it to a parent you trust, who types: member reset \(account?.username ?? "NAME")",
                ])
            reply.isShownOnce = !context.options.json
            return reply
        }
    }
}
