import Credentials
import HouseholdModel
import HouseholdDatabase

/// What came of a change of password.
package struct PasswordChange: Codable, Sendable {
    /// How many other sessions ended.
    package let endedSessions: Int
    /// What came of sealing the books with the new password, for parents.
    package internal(set) var seal: Sealing?
}

/// Whoever changes their password, and what it may be.
private struct Keeper {
    let asker: Principal
    let rules: PasswordRules
}

extension Gate {
    /// Sets a new password for whoever is signed in; all their other sessions end.
    ///
    /// - Throws: ``AccountProblem/passwordWrong`` where `old` is not the password.
    package func changePassword(
        as caller: Caller, from old: Confidential, to new: Confidential, request: RequestID,
        isRehearsal: Bool = false
    ) async throws(ServiceError) -> PasswordChange {
        let keeper = try await Self.onOwnThread { try passwordKeeper(behind: caller) }
        if let first = try await firstChange(
            by: keeper.asker, as: caller, to: new, request)
        {
            return first
        }
        let proof = try await prove(
            old, of: keeper.asker, as: caller, for: .changePassword)
        let hashed = try await hash(new, by: keeper.rules)
        let drafts =
            isRehearsal
            ? [] : try await sealDrafts(behind: caller, from: old.secret, to: new.secret)
        let change = try await perform(
            ChangePassword(proof, to: hashed, sealing: drafts), as: caller, request: request,
            isRehearsal: isRehearsal
        ).output
        return try await Self.onOwnThread {
            var change = change
            for draft in drafts {
                let problem = draft.noted(in: notes)
                guard draft.member == keeper.asker.member?.id else { continue }
                change.seal = draft.sealing(notNoted: problem)
            }
            return change
        }
    }

    /// What came of the request when it was made before, which nothing but the password itself can tell from
    /// a request for another one.
    ///
    /// - Throws: ``ServiceError/requestReused`` where the password is not the one that was set.
    private func firstChange(
        by asker: Principal, as caller: Caller, to new: Confidential, _ request: RequestID
    ) async throws(ServiceError) -> PasswordChange? {
        guard let actor = asker.account?.id.rawValue else { throw .account(.notSignedIn) }
        let first = try await Self.onOwnThread {
            try store.read { try remembered(ChangePassword.self, by: actor, request, in: $0) }
        }
        guard let first else { return nil }
        do throws(ServiceError) {
            _ = try await prove(new, of: asker, as: caller, for: .changePassword)
        } catch {
            throw error == .account(.passwordWrong) ? .requestReused : error
        }
        return first.first
    }

    private func passwordKeeper(behind caller: Caller) throws -> Keeper {
        try store.read { facts in
            let asker = try facts.principal(of: caller, at: clock.now())
            guard let account = asker.account else { throw ServiceError.account(.notSignedIn) }
            guard case .member(let member, _, let home) = asker else {
                let kind = PasswordRules.Kind(of: account.kind, signingInWith: nil)
                return Keeper(
                    asker: asker,
                    rules: PasswordRules(
                        for: kind, signingInAs: account.username, called: account.name))
            }
            let signIn = try facts.signIn(of: member.id, in: home.household.id)
            return Keeper(
                asker: asker,
                rules: PasswordRules(
                    for: PasswordRules.Kind(of: account.kind, signingInWith: signIn),
                    contextWords: [account.username.text, home.household.name.text]
                        + home.active.map(\.name.text)))
        }
    }
}
