package import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// Keeps another e-mail address of whoever is signed in, or none: one can sign in with it, so that it takes
    /// the password.
    ///
    /// - Throws: ``AccountProblem/passwordWrong`` where `password` is not the password.
    package func changeEmail(
        as caller: Caller, to email: Email?, with password: Confidential, request: RequestID,
        isRehearsal: Bool = false
    ) async throws(ServiceError) -> String? {
        let asker = try await Self.onOwnThread {
            try store.read { try $0.principal(of: caller, at: clock.now()) }
        }
        let proof = try await prove(password, of: asker, as: caller, for: .changeEmail)
        return try await perform(
            ChangeEmail(proof: proof, email: email), as: caller, request: request,
            isRehearsal: isRehearsal
        ).output
    }

    /// Deletes the account of whoever is signed in, who gives the password for it.
    ///
    /// - Throws: ``AccountProblem/passwordWrong`` where `password` is not the password.
    package func deleteAccount(
        as caller: Caller, with password: Confidential, request: RequestID,
        isRehearsal: Bool = false
    ) async throws(ServiceError) {
        let asker = try await Self.onOwnThread {
            try store.read { try $0.principal(of: caller, at: clock.now()) }
        }
        let proof = try await prove(password, of: asker, as: caller, for: .deleteAccount)
        _ = try await perform(
            DeleteAccount(proof: proof), as: caller, request: request, isRehearsal: isRehearsal)
    }
}
