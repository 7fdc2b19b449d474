import HouseholdDatabase
import HouseholdModel

extension Grant where Op == InviteMember {
    /// Adds an adult who has not come in yet, with a key for that; who is invited already gets a key in place of the one
    /// before.
    func invite(_ name: Name, as role: Role, with draft: KeyDraft) throws -> IssuedKey {
        let (asker, home) = try membership()
        guard subject.template.invited.contains(role) else {
            throw ServiceError.value(field: "role", expected: subject.template.invitedWords)
        }
        let invited = home.invited(as: name.text)
        if let invited {
            guard invited.role == role else {
                throw ServiceError.member(.invitedOtherwise(invited.name, invited.role))
            }
        } else {
            try home.checkFree(name, as: role)
        }
        let open = try transaction.facts.openKeyCount(
            in: subject.id, besides: invited?.id ?? asker.id, at: instant)
        guard open < KeyDraft.mostOpen else { throw ServiceError.member(.tooManyKeys) }
        let member =
            invited
            ?? Member(
                id: newID(), household: subject.id, name: name, role: role,
                status: .invited(.password))
        if invited == nil { try transaction.add(member, signIn: .password, at: instant) }
        let (made, expiresAt) = (try draft.made, instant.adding(days: 7))
        try transaction.add(
            StoredLinkingKey(
                id: newID(), household: subject.id, for: .member(member.id),
                locator: made.locator, phc: made.phc, expiresAt: expiresAt),
            at: instant)
        return IssuedKey(
            member: MemberView(member, seesProfile: true), key: made.key, expiresAt: expiresAt)
    }
}

extension Grant where Op == CancelInvitation {
    /// Takes somebody out who was invited and has not come in; who was in where the household comes from has left, where
    /// whoever asks may remove them.
    func cancelInvitation(of name: String) throws -> MemberItemView {
        guard let member = try membership().home.invited(as: name) else {
            throw ServiceError.notFound(.person, name)
        }
        if try transaction.facts.hasHistory(member.id, in: subject.id) {
            guard try allows(.removeMember, member) else {
                throw ServiceError.member(.wasIn(member.name))
            }
            _ = try part(with: member)
        } else {
            try transaction.erase(member.id, in: subject.id, at: instant)
        }
        return MemberItemView(member)
    }
}

extension Principal.Membership {
    /// The adult who is invited under a name that looks so.
    fileprivate func invited(as name: String) -> Member? {
        let look = ConfusableKey(name)
        return members.first { $0.isInvitedAdult && ConfusableKey($0.name.text) == look }
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
