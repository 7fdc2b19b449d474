import Household
import HouseholdStore

extension Gate {
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
