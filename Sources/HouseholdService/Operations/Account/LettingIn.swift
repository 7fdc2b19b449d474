import Credentials
import HouseholdDatabase
import HouseholdModel

/// What anybody may ask of the program: to be let in, and out.
extension Grant where Op == RegisterAccount {
    /// Adds an adult's account and signs in.
    func register(
        _ username: Username, name: Name, email: Email?, password: HashedPassword
    ) throws -> SignedIn {
        guard try transaction.facts.account(signingInAs: username.text) == nil else {
            throw ServiceError.account(.usernameTaken(username))
        }
        if let email { try transaction.facts.checkFree(email) }
        let dayAgo = try moment(in: nil).adding(days: -1)
        try Quota.strayAccounts.check(try transaction.facts.strayAccounts(since: dayAgo))
        let code = RecoveryCode(from: random)
        let account = Account(
            id: newID(), username: username, name: name, kind: .adult, createdAt: instant)
        let credential = StoredCredential(phc: password.phc, recoveryDigest: code.digest.bytes)
        try transaction.add(account, email: email, credential: credential)
        return try signIn(account, recoveryCode: Confidential(code.reveal()))
    }
}

extension Grant where Op == LogIn {
    /// Signs in whoever proved to be somebody.
    func signIn(_ proof: SignInProof) throws -> SignedIn {
        guard let account = try transaction.facts.account(proof.account),
            try transaction.facts.credential(of: account.id)?.phc == proof.phc
        else { throw ServiceError.account(.signInRefused) }
        try transaction.giveBack(proof)
        try tellMisses(of: account.id)
        if let rehashed = proof.rehashed {
            _ = try transaction.setPassword(of: account.id, to: rehashed, replacing: proof.phc)
        }
        let device = try pairedDevice()
        let signedIn = try signIn(account, at: device, unlessForOthers: .account(.signInRefused))
        if let device { try transaction.returnTry(at: device.id, in: device.household) }
        return signedIn
    }
}

extension Facts {
    /// Whose account a recovery code is, with what is stored of their secrets.
    ///
    /// - Throws: ``AccountProblem/recoveryRefused``, whatever the cause.
    func recovery(
        of name: String, by code: Secret
    ) throws -> (account: Account, credential: StoredCredential, digest: [UInt8]) {
        guard let code = RecoveryCode(typed: code),
            let account = try account(signingInAs: name.lowercased()),
            let credential = try credential(of: account.id),
            let stored = credential.recoveryDigest, let digest = SecretDigest(stored),
            code.digest.matches(digest)
        else { throw ServiceError.account(.recoveryRefused) }
        return (account, credential, stored)
    }
}

extension Grant where Op == RecoverAccount {
    /// Sets a new password for whoever has the recovery code, which is used up with it.
    func recover(_ name: String, code: Secret, password: HashedPassword) throws -> SignedIn {
        let (account, credential, stored) = try transaction.facts.recovery(of: name, by: code)
        let next = RecoveryCode(from: random)
        guard
            try transaction.setRecovery(of: account.id, to: next.digest.bytes, replacing: stored),
            try transaction.setPassword(
                of: account.id, to: password.phc, replacing: credential.phc)
        else { throw ServiceError.account(.recoveryRefused) }
        try transaction.endSessions(of: account.id, at: instant)
        try transaction.clearBudgets(of: account.id)
        try tellMisses(of: account.id)
        try warn(ofPasswordOf: account.id)
        return try signIn(account, recoveryCode: Confidential(next.reveal()))
    }
}

extension Grant where Op == JoinHousehold {
    /// Lets the adult who is signed in come in with a key that was made for somebody invited.
    func join(_ proof: KeyProof) throws -> AccountView {
        let key = try proof.key
        guard let account = principal.account, account.kind == .adult else {
            throw ServiceError.member(.keyIsForAdults)
        }
        guard try key.expiresAt > moment(in: key.household), let holder = key.member,
            let member = try transaction.facts.member(holder, in: key.household),
            let household = try transaction.facts.household(key.household),
            member.isInvitedAdult
        else { throw ServiceError.account(.keyRefused) }
        try checkRoom(for: account, as: member, in: household)
        guard try transaction.end(key, .used, at: instant),
            try transaction.link(member.id, in: household.id, to: account.id, at: instant)
        else { throw ServiceError.account(.keyRefused) }
        try transaction.clearKeyTries(in: household.id)
        try stopWaiting(account, for: household.id)
        try enter(Session.Membership(household: household.id, member: member.id))
        let joined = try transaction.facts.member(member.id, in: household.id)
        if let joined { try tellOfPasses(joined) }
        return AccountView(account, member: joined, household: household)
    }

    /// Throws where somebody is in the household already, or is called there like somebody else.
    private func checkRoom(
        for account: Account, as member: Member, in household: Household
    ) throws {
        let all = try transaction.facts.memberships(of: account.id)
        guard all.allSatisfy({ $0.membership.household != household.id }) else {
            throw ServiceError.member(.alreadyInHousehold(household.name))
        }
        try Quota.households.check(all.count)
        let look = ConfusableKey(account.username.text)
        let others = try transaction.facts.members(in: household.id)
        let namesake = others.first {
            !$0.hasLeft && $0.id != member.id && ConfusableKey($0.name.text) == look
        }
        if let namesake { throw ServiceError.member(.nameTaken(namesake.name)) }
    }
}

extension Grant where Op == Join {
    /// Lets a child in with a key: with a new account, or, after a reset, with a new password.
    func join(
        _ proof: KeyProof, username: Username?, password: HashedPassword
    ) throws -> SignedIn {
        let key = try proof.key
        guard try key.expiresAt > moment(in: key.household), let holder = key.member,
            try transaction.end(key, .used, at: instant),
            let member = try transaction.facts.member(holder, in: key.household)
        else { throw ServiceError.account(.keyRefused) }
        try transaction.clearKeyTries(in: key.household)
        switch member.status {
        case .invited where member.isInvitedAdult: throw ServiceError.account(.keyRefused)
        case .invited: return try admit(member, as: username, password)
        case .joined(let account, _, _): return try readmit(account, password)
        case .left: throw ServiceError.account(.keyRefused)
        }
    }

    private func admit(
        _ member: Member, as username: Username?, _ password: HashedPassword
    ) throws -> SignedIn {
        guard let username else {
            throw ServiceError.value(field: "user name", expected: "a name to sign in with")
        }
        guard try transaction.facts.account(signingInAs: username.text) == nil else {
            throw ServiceError.account(.usernameTaken(username))
        }
        let look = ConfusableKey(username.text)
        let others = try transaction.facts.members(in: member.household)
        guard !others.contains(where: { $0.id != member.id && ConfusableKey($0.name.text) == look })
        else { throw ServiceError.account(.usernameTaken(username)) }
        let account = Account(
            id: newID(), username: username, name: member.name, kind: .child, createdAt: instant)
        try transaction.add(
            account, email: nil,
            credential: StoredCredential(phc: password.phc, recoveryDigest: nil))
        guard
            try transaction.link(member.id, in: member.household, to: account.id, at: instant)
        else { throw ServiceError.account(.keyRefused) }
        return try signIn(account, at: pairedDevice(), unlessForOthers: .device(.notForYou))
    }

    private func readmit(_ id: Account.ID, _ password: HashedPassword) throws -> SignedIn {
        guard let account = try transaction.facts.account(id),
            let credential = try transaction.facts.credential(of: id),
            try transaction.setPassword(of: id, to: password.phc, replacing: credential.phc)
        else { throw ServiceError.account(.keyRefused) }
        try transaction.endSessions(of: id, at: instant)
        try transaction.clearBudgets(of: id)
        return try signIn(account, at: pairedDevice(), unlessForOthers: .device(.notForYou))
    }
}

extension Grant where Op == LogOut {
    /// Ends the caller's session, or all of the account's.
    func signOut(everywhere: Bool) throws {
        guard let account = principal.account else { return }
        if everywhere {
            try transaction.endSessions(of: account.id, at: instant)
        } else if let session {
            try transaction.endSession(session, at: instant)
        }
    }
}

extension Grant where Op.Subject == Program {
    /// What the clock says, but never earlier than what has happened in the household, or in nobody's.
    func moment(in household: Household.ID?) throws -> Instant {
        let scope = household.map { AuditScope.household($0) } ?? .program
        return max(instant, try transaction.facts.latest(in: scope) ?? instant)
    }

    /// The paired device at which somebody comes in; `nil` where they come in elsewhere.
    private func pairedDevice() throws -> Device? {
        guard let token = caller.deviceToken else { return nil }
        guard let device = try transaction.facts.device(withToken: token) else {
            throw ServiceError.device(.notPaired)
        }
        return device
    }

    /// Signs in; at a paired device as the member of its household that somebody is, where it is for them.
    private func signIn(
        _ account: Account, at device: Device?, unlessForOthers refusal: ServiceError
    ) throws -> SignedIn {
        guard let device else { return try signIn(account, recoveryCode: nil) }
        let place = try transaction.facts.memberships(of: account.id).map(\.membership).first {
            $0.household == device.household && device.use.members.contains($0.member)
        }
        guard let place else { throw refusal }
        return try signIn(account, recoveryCode: nil, at: (device, place))
    }

    private func signIn(
        _ account: Account, recoveryCode: Confidential?,
        at place: (device: Device, membership: Session.Membership)? = nil
    ) throws -> SignedIn {
        let token = SessionToken(from: random)
        let membership =
            try place?.membership ?? transaction.facts.membership(of: account.id)
        let moment = try moment(in: membership?.household)
        if let replaced = caller.replaced { try transaction.endSession(replaced, at: moment) }
        let own = caller.computer == nil ? device : "-"
        let name = (place?.device.name ?? caller.computer?.name)?.text ?? own
        try transaction.add(
            Session(
                account: account.id, membership: membership, usedAt: moment, provedAt: moment,
                machine: caller.machine, device: place?.device.reference),
            digest: token.digest.bytes, device: name, at: moment)
        let member = try membership.flatMap {
            try transaction.facts.member($0.member, in: $0.household)
        }
        let household = try membership.flatMap { try transaction.facts.household($0.household) }
        return SignedIn(
            account: AccountView(account, member: member, household: household),
            session: Confidential(token.reveal()), recoveryCode: recoveryCode)
    }
}

extension Transaction {
    /// Gives back what a right password was charged with.
    func giveBack(_ proof: SignInProof) throws(StoreError) {
        try clearBudget(of: proof.name)
        if let household = proof.household { try returnAttempt(proof.attempt, in: household) }
    }
}
