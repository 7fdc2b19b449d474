import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// Compares the password of whoever is signed in, before they do something grave.
    ///
    /// - Throws: ``AccountProblem/passwordWrong``, which the records have as a refusal of `action`.
    package func checkPassword(
        _ password: Confidential, as caller: Caller, before action: Action
    ) async throws(ServiceError) {
        let asker = try await Self.onOwnThread {
            try store.read { try $0.principal(of: caller, at: clock.now()) }
        }
        _ = try await prove(password, of: asker, as: caller, for: action)
    }

    /// Compares the password of whoever is signed in, and notes in the session when it was right; wrong ones are
    /// counted like those of signing in.
    ///
    /// - Throws: ``AccountProblem/passwordWrong``, which the records have as a refusal of `action`.
    func prove(
        _ password: Confidential, of asker: Principal, as caller: Caller, for action: Action
    ) async throws(ServiceError) -> SignInProof {
        guard let account = asker.account else { throw .account(.notSignedIn) }
        let attempt = try await Self.onOwnThread { try charge(account.username.text) }
        guard let proof = try await proof(of: password.secret, for: attempt) else {
            let home = asker.member.map {
                Session.Membership(household: $0.household, member: $0.id)
            }
            try await Self.onOwnThread {
                try store.write { transaction in
                    try record(refusalOf: action, to: asker, about: home, in: transaction)
                    try countMiss(of: account.id, in: home, transaction)
                }
            }
            throw .account(.passwordWrong)
        }
        try await Self.onOwnThread {
            try putClockRight(for: caller)
            try store.write { try note(proof, by: caller, in: $0) }
        }
        return proof
    }

    /// Throws where the password was changed while it was compared.
    private func note(
        _ proof: SignInProof, by caller: Caller, in transaction: borrowing Transaction
    ) throws {
        guard let digest = caller.digest,
            try transaction.facts.credential(of: proof.account)?.phc == proof.phc
        else { throw ServiceError.account(.passwordWrong) }
        try transaction.giveBack(proof)
        let asker = try transaction.facts.principal(behind: caller, at: clock.now())
        try transaction.noteProof(digest, of: proof.account, at: asker.instant)
    }
}
