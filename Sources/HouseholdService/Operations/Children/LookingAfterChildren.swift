import Credentials
import HouseholdModel
import HouseholdDatabase

extension Grant where Op == SetPrivacy {
    /// Changes what the member keeps private.
    func setPrivacy(_ setting: PrivacySetting, to audience: Audience) throws -> Member {
        var member = subject
        member.privacy[setting] = audience
        try transaction.setPrivacy(member.privacy, of: member.id, in: member.household)
        return member
    }
}

extension Grant where Op == EditProfile {
    /// Lets the member be called `name`, and be known by `profile`.
    func keep(_ name: Name, _ profile: Profile) throws -> MemberView {
        try membership().home.checkFree(name, besides: subject)
        try transaction.rename(subject.id, to: name, in: subject.household)
        try transaction.setProfile(profile, of: subject.id, in: subject.household)
        let member = try transaction.facts.member(subject.id, in: subject.household)
        return MemberView(member ?? subject, seesProfile: true)
    }
}

extension Grant where Op == ReadNotices {
    /// Tells the member what it was not told yet, and marks that as told.
    func readNotices() throws -> [NoticeView] {
        let unread = try transaction.facts.unreadNotices(of: subject.id, in: subject.household)
        let views = try transaction.facts.views(of: unread, to: subject, in: membership().home)
        for view in views {
            try transaction.markNoticeSeen(
                view.number, of: subject.id, in: subject.household, at: instant)
        }
        return views
    }
}

extension Grant where Op: IssuesKeys {
    /// Hands out a key that was made for the child, in place of the one before.
    func issue(_ draft: KeyDraft, valid milliseconds: Int64) throws -> IssuedKey {
        let open = try transaction.facts.openKeyCount(
            in: subject.household, besides: subject.id, at: instant)
        guard open < KeyDraft.mostOpen else { throw ServiceError.member(.tooManyKeys) }
        let expiresAt = instant.adding(milliseconds: milliseconds)
        try transaction.add(
            StoredLinkingKey(
                id: newID(), household: subject.household, member: subject.id,
                locator: draft.locator, phc: draft.phc, expiresAt: expiresAt),
            at: instant)
        return IssuedKey(
            member: MemberView(subject, seesProfile: true), key: draft.key,
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
        try warn(
            ofPasswordOf: Session.Membership(household: subject.household, member: subject.id))
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
