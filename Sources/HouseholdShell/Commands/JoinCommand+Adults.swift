import HouseholdModel
import HouseholdService

extension JoinCommand {
    /// Lets an adult in with the account that is signed in here, or with one that is registered first.
    func join(
        asAdultWith proof: KeyProof, at door: any Door, _ file: PrivateFile,
        in context: CommandContext
    ) async throws -> Reply {
        let role = Phrase(message: proof.role.rawValue)
        guard let account = await context.session.account() else {
            if context.canAsk {
                context.presenter.present(
                    "Hello \(proof.name)! You are invited to \"\(proof.household)\", as \(role).")
            }
            let signedIn = try await register(proof, at: door, file, in: context)
            try await context.keep(signedIn, in: file)
            let member = try await context.perform(JoinHousehold(proof))
            return await Greeting(signedIn, as: member, in: context).reply
        }
        if context.canAsk, account.kind == .adult {
            let isMeant = try await context.isYes(
                "Come into \"\(proof.household)\" as \(account.name) (\(account.username)), \(role)?",
                byDefault: true)
            guard isMeant else { throw Failure.stopped }
        }
        let member = try await context.perform(JoinHousehold(proof))
        return await Greeting(member, in: context).reply
    }

    /// Makes the account with which an adult comes in who is invited.
    private func register(
        _ proof: KeyProof, at door: any Door, _ file: PrivateFile, in context: CommandContext
    ) async throws -> SignedIn {
        try await register(
            Name(proof.name), with: .personal(proof), at: door, file, in: context
        ) { username in
            guard proof.isOthers(username) else { return }
            throw ServiceError.account(.usernameTaken(username))
        }
    }

    /// Makes the account of an adult who has that key.
    func register(
        _ name: Name, with key: OpenedKey, at door: any Door, _ file: PrivateFile,
        in context: CommandContext,
        check: (Username) throws -> Void = { _ in }
    ) async throws -> SignedIn {
        let username = try await context.text(
            Username.self, username, "A name to sign in with: ", option: "--username",
            example: name.likelyUsername?.text ?? "tom2")
        try check(username)
        let password = try await context.secret(
            "A password, at least 12 characters; four words are good: ",
            fromInput: passwordFromInput, option: "--password-stdin", isNew: true
        ) { password in
            try password.checkAsPassword(ofAdult: username, called: name)
        }
        return try await door.register(
            username, name: name, email: nil, password: password, invitation: key,
            inPlaceOf: context.session.predecessor(file), request: context.requestID())
    }
}
