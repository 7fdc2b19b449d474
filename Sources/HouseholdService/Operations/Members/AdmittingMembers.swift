import HouseholdDatabase
import HouseholdModel

// The household's code, and those who come with it: nobody is a member before somebody who lives there has said so.

extension Grant where Op == MakeCode {
    /// Keeps a code that was made, in place of another one where that is meant.
    func makeCode(_ draft: KeyDraft, inPlaceOfAnother replaces: Bool) throws -> IssuedCode {
        let (maker, home) = try membership()
        guard try replaces || transaction.facts.openCode(of: subject.id, at: instant) == nil else {
            throw ServiceError.member(.codeIsOpen)
        }
        let made = try draft.made
        let key = StoredLinkingKey(
            id: newID(), household: subject.id, for: .anybody(madeBy: maker.id),
            locator: made.locator, phc: made.phc, expiresAt: instant.adding(days: 7))
        try transaction.add(key, at: instant)
        return IssuedCode(
            household: home.household.name.text, code: made.key, expiresAt: key.expiresAt)
    }
}

extension Grant where Op == EndCode {
    /// Ends the code.
    func endCode() throws {
        guard try transaction.facts.openCode(of: subject.id, at: instant) != nil,
            try transaction.endCode(of: subject.id, at: instant)
        else { throw ServiceError.member(.noCode) }
    }
}

extension Grant where Op == AdmitMember {
    /// Makes a member of somebody who waits.
    func admit(_ guest: String, as role: Role, called name: Name?) throws -> MemberItemView {
        let home = try membership().home
        guard subject.template.invited.contains(role) else {
            throw ServiceError.value(field: "role", expected: subject.template.invitedWords)
        }
        let asking = try waiting(called: guest)
        let name = name ?? asking.name
        try home.check(name, for: asking, as: role)
        let homes = try transaction.facts.memberships(of: asking.account)
        try Quota.households.check(homes.count)
        guard try transaction.remove(asking.account, waitingFor: subject.id) else {
            throw ServiceError.changedMeanwhile
        }
        try transaction.forgetNews(ofAsking: asking.username, in: subject.id)
        let member = Member(
            id: newID(), household: subject.id, name: name, role: role,
            status: .joined(asking.account, asking.username, since: instant))
        try transaction.add(member, signIn: .password, at: instant)
        try transaction.moveSessions(
            of: asking.account,
            to: Session.Membership(household: subject.id, member: member.id))
        try tell(of: .admission(of: member.id))
        try tellOfPasses(member)
        return MemberItemView(member)
    }
}

extension Grant where Op == RefuseMember {
    /// Lets somebody wait no more, and not ask again before a day is over.
    func refuse(_ guest: String) throws -> MemberItemView {
        let asking = try waiting(called: guest)
        guard
            try transaction.refuse(
                asking.account, waitingFor: subject.id, until: instant.adding(days: 1))
        else { throw ServiceError.changedMeanwhile }
        try transaction.forgetNews(ofAsking: asking.username, in: subject.id)
        return MemberItemView(asking, isRefused: true)
    }
}

extension Grant where Op: AnswersGuests {
    /// Whoever waits and is called so: by user name, or by the name that they gave where no other gave it too.
    func waiting(called typed: String) throws -> Admission {
        let all = try transaction.facts.waiting(for: subject.id, at: instant)
        let folded = typed.lowercased()
        if let known = all.first(where: { $0.username.text == folded }) { return known }
        let look = ConfusableKey(typed)
        let similar = all.filter { ConfusableKey($0.name.text) == look }
        guard similar.count == 1, let only = similar.first else {
            throw ServiceError.member(
                similar.isEmpty
                    ? .nobodyWaits(typed) : .severalWait(similar.map(\.username)))
        }
        return only
    }
}

extension Principal.Membership {
    /// Throws where whoever waits would be taken for somebody else here.
    fileprivate func check(
        _ name: Name, for guest: Admission, as role: Role
    ) throws(ServiceError) {
        do {
            try checkFree(name, as: role)
        } catch .member(.nameTaken(let name)) {
            throw .member(.guestNameTaken(name, guest.username))
        }
        let look = ConfusableKey(guest.username.text)
        let isOthers = members.contains { !$0.hasLeft && ConfusableKey($0.name.text) == look }
        guard !isOthers else { throw .member(.guestMisleads(guest.username)) }
    }
}
