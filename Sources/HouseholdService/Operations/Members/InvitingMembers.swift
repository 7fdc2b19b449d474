import HouseholdDatabase
import HouseholdModel

extension Grant where Op == InviteMember {
    /// Adds an adult who has not come in yet, with a key for that.
    func invite(_ name: Name, as role: Role, with draft: KeyDraft) throws -> IssuedKey {
        let (asker, home) = try membership()
        guard subject.template.invited.contains(role) else {
            throw ServiceError.value(field: "role", expected: subject.template.invitedWords)
        }
        try home.checkFree(name, as: role)
        let open = try transaction.facts.openKeyCount(
            in: subject.id, besides: asker.id, at: instant)
        guard open < KeyDraft.mostOpen else { throw ServiceError.member(.tooManyKeys) }
        let member = Member(
            id: newID(), household: subject.id, name: name, role: role,
            status: .invited(.password))
        try transaction.add(member, signIn: .password, at: instant)
        let expiresAt = instant.adding(days: 7)
        try transaction.add(
            StoredLinkingKey(
                id: newID(), household: subject.id, for: .member(member.id),
                locator: draft.locator, phc: draft.phc, expiresAt: expiresAt),
            at: instant)
        return IssuedKey(
            member: MemberView(member, seesProfile: true), key: draft.key, expiresAt: expiresAt)
    }
}

extension Grant where Op == CancelInvitation {
    /// Takes somebody out who was invited and has not come in.
    func cancelInvitation(of name: String) throws -> MemberItemView {
        let invited = try membership().home.members.filter(\.isInvitedAdult)
        let look = ConfusableKey(name)
        guard let member = invited.first(where: { ConfusableKey($0.name.text) == look }) else {
            throw ServiceError.notFound(.person, name)
        }
        try transaction.erase(member.id, in: subject.id, at: instant)
        return MemberItemView(member)
    }
}

extension Household.Template {
    /// What somebody can be who is invited.
    var invited: [Role] {
        switch self {
        case .family, .single: [.parent, .helper]
        case .housemates: [.housemate]
        }
    }

    /// The same in words.
    var invitedWords: Phrase {
        switch self {
        case .family, .single: "parent or helper"
        case .housemates: "housemate"
        }
    }
}
