import ArgumentParser
import HouseholdModel
import HouseholdService

extension MemberCommand {
    struct Reset: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset",
            abstract: "Make a way in for another adult, who has made a code for that.",
            discussion: """
                The other one types profile consent where they are signed in, and hands the code over. \
                Their password and sign-ins end; what is shown sets a new password, with recover.
                """)

        static let card = CommandCard(asks: [.resetMember], names: .member, kind: .changes)

        @Argument(help: "The adult.")
        var name: [String] = []

        @Flag(name: .customLong("code-stdin"), help: "Take their code from the next line.")
        var codeFromInput = false

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        private struct Document: Encodable {
            let member: MemberView
            let recoveryCode: String?
        }

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.person(name, example: "member reset Tom")
            let code = try await context.secret(
                "The code that \(name) has made: ", fromInput: codeFromInput,
                option: "--code-stdin")
            let wayIn = try await wayIn(for: name, with: code, in: context)
            let who = wayIn.member.name
            guard !context.options.dryRun else {
                return Reply(
                    Document(member: wayIn.member, recoveryCode: nil), ["\(who) would get a code."])
            }
            let recovery = wayIn.recoveryCode.reveal()
            let document = Document(
                member: wayIn.member, recoveryCode: context.options.reveal ? recovery : nil)
            guard let recovery else {
                return Reply(document, ["The code was shown once and is not shown again."])
            }
            let username = wayIn.member.username ?? who
            var reply = Reply(
                document,
                [
                    "The old password, the old code and all sign-ins of \(who) have ended.",
                    "\(who)'s recovery code: \(recovery)   works once",
                    "With it \(who) sets a new password: recover \(username)",
                ])
            reply.isShownOnce = !context.options.json
            return reply
        }

        private func wayIn(
            for name: String, with code: Confidential, in context: CommandContext
        ) async throws -> WayIn {
            let (door, file) = try context.session.door()
            let (caller, request) = (try context.session.caller(file), try context.requestID())
            let isRehearsal = context.options.dryRun
            return try await context.provingAgain(before: .resetMember) {
                () async throws(ServiceError) in
                try await door.resetMember(
                    name, with: code, as: caller, request: request, isRehearsal: isRehearsal)
            }
        }
    }
}
