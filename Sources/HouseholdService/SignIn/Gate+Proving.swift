import Household
import HouseholdStore

extension Gate {
    /// Compares the password of whoever is signed in, before they do something grave.
    ///
    /// - Throws: ``ServiceError/passwordWrong``, which the records have as a refusal of `action`.
    public func checkPassword(
        _ password: Confidential, as caller: Caller, before action: Action
    ) async throws(ServiceError) {
        let asker = try await Self.onOwnThread {
            try store.read { try $0.principal(of: caller, at: clock.now()) }
        }
        _ = try await prove(password, of: asker, for: action)
    }

    /// Compares the password of whoever is signed in; wrong ones are counted like those of signing in.
    ///
    /// - Throws: ``ServiceError/passwordWrong``, which the records have as a refusal of `action`.
    func prove(
        _ password: Confidential, of asker: Principal, for action: Action
    ) async throws(ServiceError) -> SignInProof {
        guard let account = asker.account else { throw .notSignedIn }
        let attempt = try await Self.onOwnThread { try charge(account.username.text) }
        guard let attempt, let proof = try await proof(of: password.secret, for: attempt) else {
            let home = asker.member.map {
                Session.Membership(household: $0.household, member: $0.id)
            }
            try await Self.onOwnThread {
                try store.write { transaction in
                    try record(refusalOf: action, to: asker, about: home, in: transaction)
                }
            }
            throw .passwordWrong
        }
        try await Self.onOwnThread { try store.write { try $0.giveBack(proof) } }
        return proof
    }
}
