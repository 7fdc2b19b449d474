import Credentials
import Household
import HouseholdStore

/// What came of a change of password.
public struct PasswordChange: Codable, Sendable {
    /// How many other sessions ended.
    public let endedSessions: Int
    /// What came of sealing the books with the new password, for parents.
    public let seal: Sealing?
}

/// Whoever changes their password.
private struct Keeper {
    let username: String
    let role: Role?
    let kind: PasswordRules.Kind
    /// The names that anyone here would try.
    let names: [String]
}

extension Gate {
    /// Sets a new password for whoever is signed in; all their other sessions end.
    ///
    /// - Throws: ``ServiceError/passwordWrong`` where `old` is not the password.
    public func changePassword(
        as caller: Caller, from old: Confidential, to new: Confidential, request: RequestID,
        isRehearsal: Bool = false
    ) async throws(ServiceError) -> PasswordChange {
        let keeper = try await Self.onOwnThread { try passwordKeeper(behind: caller) }
        let attempt = try await Self.onOwnThread { try charge(keeper.username) }
        guard let attempt, let proof = try await proof(of: old.secret, for: attempt) else {
            try await Self.onOwnThread {
                try recordRefusal(of: .changePassword, as: keeper.username)
            }
            throw .passwordWrong
        }
        try await Self.onOwnThread { try store.write { try $0.giveBack(proof) } }
        let hashed = try await hash(
            new, by: PasswordRules(for: keeper.kind, contextWords: keeper.names))
        let ended = try await perform(
            ChangePassword(proof: proof, password: hashed), as: caller, request: request,
            isRehearsal: isRehearsal)
        guard !isRehearsal, keeper.role?.isGuardian == true else {
            return PasswordChange(endedSessions: ended, seal: nil)
        }
        return PasswordChange(
            endedSessions: ended,
            seal: await resealing(as: caller, from: old.secret, to: new.secret))
    }

    private func passwordKeeper(behind caller: Caller) throws -> Keeper {
        try store.read { facts in
            let principal = try facts.principal(of: caller, at: clock.now())
            guard let account = principal.account else { throw ServiceError.notSignedIn }
            guard case .member(let member, _, let home) = principal else {
                return Keeper(
                    username: account.username.text, role: nil,
                    kind: account.kind == .adult ? .adult : .child,
                    names: [account.username.text, account.name.text])
            }
            let signIn = try facts.signIn(of: member.id, in: home.household.id)
            return Keeper(
                username: account.username.text, role: member.role,
                kind: account.kind == .adult ? .adult : signIn == .code ? .code : .child,
                names: [account.username.text, home.household.name.text]
                    + home.active.map(\.name.text))
        }
    }
}
