import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// Compares the password of whoever locked a shell and goes on in it; the sign-in stays the one that it was.
    ///
    /// - Returns: What came of checking and sealing the books, for parents.
    /// - Throws: ``AccountProblem/signInRefused``.
    package func unlock(
        as caller: Caller, with password: Confidential
    ) async throws(ServiceError) -> Sealing? {
        do throws(ServiceError) {
            try await checkPassword(password, as: caller, before: .logIn)
        } catch {
            throw error == .account(.passwordWrong) ? .account(.signInRefused) : error
        }
        let asker = try await Self.onOwnThread {
            try store.read { try $0.principal(of: caller, at: clock.now()) }
        }
        guard asker.member?.role.isGuardian == true else { return nil }
        return await sealing(as: caller, with: password.secret)
    }
}
