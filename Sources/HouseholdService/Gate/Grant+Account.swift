import Household
import HouseholdStore

/// What people may change about their own account.
extension Grant where Subject == Program {
    /// Keeps a setting, or forgets it.
    func set(_ setting: PersonalSetting, to typed: String?) throws -> [String: String] {
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

    /// Keeps another e-mail address, or none.
    func setEmail(_ email: Email?) throws {
        let account = try account()
        let old = try transaction.facts.email(of: account.id)
        guard email?.text != old else { return }
        if let email {
            let other = try transaction.facts.account(signingInAs: email.text)
            guard other == nil else { throw ServiceError.emailTaken }
        }
        try transaction.setEmail(email, of: account.id)
    }

    /// Sets a new password, and ends all sessions but the caller's.
    func changePassword(_ proof: SignInProof, to password: HashedPassword) throws -> Int {
        let account = try account()
        guard account.id == proof.account,
            try transaction.setPassword(of: account.id, to: password.phc, replacing: proof.phc)
        else { throw ServiceError.changedMeanwhile }
        let others = try transaction.facts.liveSessions(of: account, at: instant)
            .filter { $0.digest != session }
        for other in others { try transaction.endSession(other.digest, at: instant) }
        return others.count
    }

    private func account() throws -> Account {
        guard let account = principal.account else { throw ServiceError.notSignedIn }
        return account
    }
}

/// What members, and of children their parents, may change about who they are and where they are signed in.
extension Grant where Subject == Member {
    /// Lets the member be called something else.
    func rename(to name: Name) throws -> MemberView {
        let look = Skeleton(name.text)
        let isTaken = try membership().home.active.contains { other in
            other.id != subject.id
                && (Skeleton(other.name.text) == look
                    || other.username.map { Skeleton($0.text) == look } == true)
        }
        guard !isTaken else { throw ServiceError.nameTaken(name) }
        try transaction.rename(subject.id, to: name, in: subject.household)
        let member = try transaction.facts.member(subject.id, in: subject.household)
        return MemberView(member ?? subject)
    }

    /// Ends sessions of the member.
    func revoke(_ which: RevokeSessions.Which) throws -> [SessionView] {
        let live = try transaction.facts.liveSessions(of: subject, at: instant)
        let ending: [OpenSession]
        switch which {
        case .number(let number):
            ending = live.filter { $0.number == number }
            guard !ending.isEmpty else { throw ServiceError.notFound(.session, String(number)) }
        case .others: ending = live.filter { $0.digest != session }
        }
        for one in ending { try transaction.endSession(one.digest, at: instant) }
        return ending.map { SessionView($0, isCurrent: $0.digest == session) }
    }
}

extension Facts {
    /// The sessions with which the member can still do something.
    borrowing func liveSessions(of member: Member, at instant: Instant) throws -> [OpenSession] {
        guard let account = try member.account.flatMap({ try account($0) }) else { return [] }
        return try liveSessions(of: account, at: instant)
    }

    /// The sessions with which somebody can still do something.
    borrowing func liveSessions(of account: Account, at instant: Instant) throws -> [OpenSession] {
        try openSessions(of: account.id).filter {
            instant < $0.usedAt.adding(days: account.sessionDays)
        }
    }
}
