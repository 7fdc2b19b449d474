import Credentials
import HouseholdModel
import HouseholdDatabase

extension Grant where Op: AddsChildren {
    /// Adds a child that has not joined yet, who is not called as any of `others` that came with it.
    func addChild(
        _ name: Name, signIn: Member.SignIn, profile: Profile, besides others: [Member]
    ) throws -> Member {
        let home = try membership().home
        try home.with(others).checkFree(name)
        // The key that lets the child in comes next; without room for one nobody is added.
        let open = try transaction.facts.openKeyCount(
            in: subject.id, besides: membership().member.id, at: instant)
        guard open < KeyDraft.mostOpen else { throw ServiceError.member(.tooManyKeys) }
        let member = Member(
            id: newID(), household: subject.id, name: name, role: .child,
            status: .invited(signIn), profile: profile)
        try transaction.add(member, signIn: signIn, at: instant)
        return member
    }
}

extension Grant where Op: IssuesKeys {
    /// Hands out a key that was made for the child, in place of the one before.
    func issue(_ draft: KeyDraft, valid milliseconds: Int64) throws -> IssuedKey {
        let open = try transaction.facts.openKeyCount(
            in: subject.household, besides: subject.id, at: instant)
        guard open < KeyDraft.mostOpen else { throw ServiceError.member(.tooManyKeys) }
        let (made, expiresAt) = (try draft.made, instant.adding(milliseconds: milliseconds))
        try transaction.add(
            StoredLinkingKey(
                id: newID(), household: subject.household, for: .member(subject.id),
                locator: made.locator, phc: made.phc, expiresAt: expiresAt),
            at: instant)
        return IssuedKey(
            member: MemberView(subject, seesProfile: true), key: made.key,
            expiresAt: expiresAt)
    }
}

extension Grant where Op == ResetChild {
    /// Makes the child's password worthless and ends its sessions.
    func forgetPassword() throws {
        guard let account = subject.account else {
            throw ServiceError.member(.childHasNotJoined(subject.name))
        }
        let credential = try transaction.facts.credential(of: account)
        guard try transaction.setPassword(of: account, to: nil, replacing: credential?.phc) else {
            throw ServiceError.changedMeanwhile
        }
        try transaction.endSessions(of: account, at: instant)
        try warn(ofPasswordOf: account)
    }
}

extension Grant where Op == UnlockChild {
    /// Gives the child all tries to sign in back.
    func unlock() throws {
        guard let account = subject.account else {
            throw ServiceError.member(.childHasNotJoined(subject.name))
        }
        try transaction.clearBudgets(of: account)
    }
}
