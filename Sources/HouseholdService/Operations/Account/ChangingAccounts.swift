import HouseholdModel
import HouseholdDatabase

/// What people may change about their own account.
extension Grant where Op == SetSetting {
    /// Keeps a setting, or forgets it.
    func set(
        _ setting: PersonalSetting, to typed: String?
    ) throws -> [PersonalSetting: String] {
        let account = try account()
        if let typed {
            guard let value = setting.value(typed) else {
                throw ServiceError.value(
                    field: Phrase(message: setting.rawValue),
                    expected: Phrase(message: setting.choices))
            }
            try transaction.set(setting, to: value, of: account.id)
        } else {
            try transaction.clear(setting, of: account.id)
        }
        return try transaction.facts.settings(of: account.id)
    }
}

extension Grant where Op == ChangeEmail {
    /// Keeps another e-mail address, or none.
    ///
    /// What went wrong under the old address counts for the new one, and what others tried under that before it
    /// was anybody's does not.
    func setEmail(_ email: Email?, by proof: SignInProof) throws {
        let account = try account()
        guard account.id == proof.account,
            try transaction.facts.credential(of: account.id)?.phc == proof.phc
        else { throw ServiceError.changedMeanwhile }
        let old = try transaction.facts.email(of: account.id)
        guard email?.text != old else { return }
        if let email {
            try transaction.facts.checkFree(email)
            let budget = try old.flatMap { try transaction.facts.budget(of: $0) }
            try transaction.clearBudget(of: email.text)
            if let budget { try transaction.setBudget(budget, of: email.text) }
        }
        try transaction.setEmail(email, of: account.id)
    }
}

extension Grant where Op == ChangePassword {
    /// Sets a new password with the seals that come with it, and ends all sessions but the caller's.
    func changePassword(
        _ proof: SignInProof, to password: HashedPassword, sealing drafts: [SealDraft]
    ) throws -> PasswordChange {
        let account = try account()
        guard account.id == proof.account,
            try transaction.setPassword(of: account.id, to: password.phc, replacing: proof.phc),
            try drafts.allSatisfy({ try keep($0.next) })
        else { throw ServiceError.changedMeanwhile }
        let others = try transaction.facts.liveSessions(of: account, at: instant)
            .filter { $0.digest != session }
        try transaction.endSessions(of: account.id, besides: session, at: instant)
        try warn(ofPasswordOf: account.id)
        let here = drafts.first { $0.member == principal.member?.id }
        return PasswordChange(endedSessions: others.count, seal: here?.sealing())
    }

    /// Keeps the seal that was drafted; `false` when the parent sealed the books again meanwhile.
    private func keep(_ next: SealDraft.Next) throws -> Bool {
        switch next {
        case .none: true
        case .over(let seal): try transaction.keep(seal)
        case .same(let seal): try transaction.renew(seal)
        }
    }
}

extension Grant where Op == DeleteAccount {
    /// Forgets the account; who is still a member somewhere leaves first.
    func deleteAccount(by proof: SignInProof) throws {
        let account = try account()
        guard account.id == proof.account,
            try transaction.facts.credential(of: account.id)?.phc == proof.phc
        else { throw ServiceError.changedMeanwhile }
        if let home = try transaction.facts.membership(of: account.id),
            let household = try transaction.facts.household(home.household)
        {
            throw ServiceError.member(.stillMember(household.name))
        }
        for waiting in try transaction.facts.admissions(of: account.id, at: instant) {
            try stopWaiting(account, for: waiting.household)
        }
        try transaction.delete(account.id)
    }
}

extension Grant where Op.Subject == Program {
    private func account() throws -> Account {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        return account
    }
}

extension Facts {
    /// Throws where somebody signs in with that address.
    borrowing func checkFree(_ email: Email) throws {
        guard try !isTaken(email) else { throw ServiceError.account(.emailTaken) }
    }
}
