import HouseholdModel
import HouseholdService

extension JoinCommand {
    /// Lets an adult wait, with the account that is signed in here or with one that is registered first.
    func ask(
        with proof: CodeProof, at door: any Door, _ file: PrivateFile, in context: CommandContext
    ) async throws -> Reply {
        let name = try name.map { try context.text(Name.self, $0, "name") }
        guard let account = await context.session.account() else {
            if context.canAsk {
                context.presenter.present(
                    "With this code you ask to come into \"\(proof.household)\". Somebody there answers you."
                )
            }
            let called = try await context.text(
                Name.self, self.name, "Your first name: ", option: "--name", example: "Tom")
            let signedIn = try await register(
                called, with: .code(proof), at: door, file, in: context)
            try await context.keep(signedIn, in: file)
            let admission = try await context.perform(AskToJoin(proof))
            return admission.reply(signedIn, in: context)
        }
        if context.canAsk, account.kind == .adult {
            let isMeant = try await context.isYes(
                "Ask to come into \"\(proof.household)\" as \(name?.text ?? account.name) (\(account.username))?",
                byDefault: true)
            guard isMeant else { throw Failure.stopped }
        }
        return try await context.perform(AskToJoin(proof, as: name)).reply(nil, in: context)
    }

    /// Lets whoever waits wait no more.
    func stopWaiting(in context: CommandContext) async throws -> Reply {
        let withdrawn = try await context.perform(WithdrawAsking(from: from))
        return Reply(
            withdrawn,
            withdrawn.map { "You don't wait for \"\($0.household)\" any more." })
    }
}

extension AdmissionView {
    /// `admission` in JSON, with the recovery code of an account that was made for it.
    private struct Document: Encodable {
        let household: String
        let name: String
        let state: String
        let until: Instant
        let recoveryCode: String?
    }

    /// That somebody waits now, with the recovery code where there is a new one, which a script sees only when it asks
    /// for it.
    fileprivate func reply(_ signedIn: SignedIn?, in context: CommandContext) -> Reply {
        let code = signedIn?.recoveryCode
        let revealed =
            context.options.reveal || context.canAsk ? code?.reveal() : nil
        var lines: [Phrase] = [
            "You wait to be let into \"\(household)\", for at most seven days. Until somebody there says yes you see nothing of it.",
            "  join --withdraw   takes that back",
        ]
        if let revealed {
            lines =
                [
                    "Write this recovery code down and keep it away from this computer:",
                    "    \(revealed)",
                ] + lines
        } else if code != nil {
            lines.insert(
                "A recovery code was made, but not shown: a script has to say --reveal.", at: 0)
        }
        var reply = Reply(
            Document(
                household: household, name: name, state: state.rawValue, until: until,
                recoveryCode: revealed),
            lines)
        reply.isShownOnce = revealed != nil
        return reply
    }
}

extension OwnAccount {
    /// Where the person waits to be let in.
    var waiting: [AdmissionView] { admissions.filter { $0.state == .waiting } }

    /// Where the person was refused and does not know it yet.
    var unheard: [AdmissionView] { admissions.filter { $0.state == .refused && !$0.told } }
}
