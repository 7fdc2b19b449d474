import Credentials
import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// Makes a way in for another adult of the household, who has made a code for that.
    ///
    /// What the rules allow is charged like a try to sign in as that adult, and given back where the code is right.
    ///
    /// - Throws: ``AccountProblem/consentRefused`` where the code is wrong, was used or has ended, or too many were
    ///   tried.
    package func resetMember(
        _ name: String, with code: Confidential, as caller: Caller, request: RequestID,
        isRehearsal: Bool = false
    ) async throws(ServiceError) -> WayIn {
        let operation = ResetMember(name, with: code)
        try await wait { try countGuess(operation, as: caller) }
        return try await perform(
            operation, as: caller, request: request, isRehearsal: isRehearsal
        ).output
    }

    /// Throws where the rules allow it and the code is not right; what they refuse is no guess.
    private func countGuess(_ operation: ResetMember, as caller: Caller) throws {
        let asked = try store.read { facts in
            let context = try context(for: caller, asking: ResetMember.action, in: facts)
            let judgement = try judge(operation, context, in: facts)
            guard case .allowed(let allowed) = judgement else { return nil as Asked? }
            return Asked(by: context, of: allowed.subject)
        }
        guard let asked, let account = asked.member.account, let username = asked.member.username
        else { return }
        let attempt = try charge(username.text)
        let isRight = try store.read {
            try $0.isConsent(operation.code.secret, of: account, at: asked.instant)
        }
        if let attempt, isRight { return try giveBack(attempt) }
        let home = Session.Membership(household: asked.member.household, member: asked.member.id)
        try store.write { transaction in
            try record(
                refusalOf: ResetMember.action, to: asked.principal, about: home, in: transaction)
            try countMiss(of: account, in: home, transaction)
        }
        throw ServiceError.account(.consentRefused)
    }
}

/// Who asks for whose way in, which the rules allow.
private struct Asked {
    let principal: Principal
    let instant: Instant
    let member: Member

    init(by context: RequestContext, of member: Member) {
        (principal, instant) = (context.principal, context.instant)
        self.member = member
    }
}

extension Facts {
    /// Whether `code` is what the account's adult made last, was not used, and works still.
    borrowing func isConsent(
        _ code: Secret, of account: Account.ID, at instant: Instant
    ) throws -> Bool {
        guard let consent = try consent(of: account), consent.until > instant,
            let stored = SecretDigest(consent.digest), let code = RecoveryCode(typed: code)
        else { return false }
        return code.digest.matches(stored)
    }
}
