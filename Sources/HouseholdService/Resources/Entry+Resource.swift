import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Entry: Resource {
    /// What it is to the rules and the records.
    package var reference: ResourceReference {
        let uid = EntityUID("LedgerEntry", String(sequence))
        return ResourceReference(.ledgerEntry, number: sequence, about: member, uid: uid) { _ in
            [AuthorizationContext.entity(uid, of: self.member, in: self.household)]
        }
    }
}

extension ResourceKind {
    static let ledgerEntry: ResourceKind = ResourceKind(
        type: "LedgerEntry", word: "entry", missing: .entry,
        seen: { (glance: .explainEntry, whole: .explainEntry) },
        found: { asked, facts in try facts.entry(numbered: asked.number(of: .entry)) })
}

extension UndoneKind {
    static let ledgerEntry = UndoneKind(
        name: { thing, _ in "entry \(thing.number ?? 0)" }, title: { _, _, _ in nil },
        found: { thing, home, facts in
            try thing.number.flatMap { try facts.entry($0, in: home.household.id) }
        })
}

extension ActionTarget {
    static let ledgerEntry = ActionTarget(.ledgerEntry)
}

/// An operation on one entry of the household's book.
package protocol EntryOperation: Operation where Subject == Entry {
    /// The number by which whoever asks calls the entry: its place in the book or, for those who read their own only,
    /// among these.
    var entry: Int { get }
}

extension EntryOperation {
    /// The entry.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Entry {
        try facts.entry(numbered: entry)
    }

    /// The error for an entry that isn't there, by the number that was typed.
    package func unseen(_ reference: ResourceReference) -> ServiceError {
        .notFound(.entry, String(entry))
    }
}

extension Facts {
    /// The entry that whoever asks calls by that number.
    borrowing func entry(numbered number: Int, for principal: Principal) throws -> Entry {
        let (member, home) = try principal.membership()
        let entry =
            try home.knowsBook(member)
            ? entry(number, in: home.household.id)
            : entry(at: number, of: member.id, in: home.household.id)
        // What moved no points is no entry of theirs, and nobody's affair but of those between whom it is.
        return try entry.flatMap { $0.amount > 0 ? $0 : nil }.found(.entry, number)
    }

    /// By which numbers `asker` calls an entry.
    ///
    /// Parents answer for entries, and call each by its place in the household's book. Others call their own by their
    /// places among these, and nobody else's by any: gaps would tell how much others earn.
    borrowing func numbers(
        of entry: Entry, for asker: Member, in home: Principal.Membership
    ) throws -> EntryNumbers {
        let member = entry.member
        return EntryNumbers(
            own: try number(of: entry.sequence, of: member, for: asker, in: home),
            reverses: try number(of: entry.reverses, of: member, for: asker, in: home),
            reversedBy: try number(of: entry.reversedBy, of: member, for: asker, in: home))
    }

    /// By which number `asker` calls the entry of the member's at that place in the book, if by one.
    borrowing func number(
        of sequence: Int?, of member: Member.ID, for asker: Member, in home: Principal.Membership
    ) throws -> Int? {
        guard let sequence else { return nil }
        guard !home.knowsBook(asker) else { return sequence }
        guard asker.id == member else { return nil }
        return try place(of: sequence, among: member, in: home.household.id)
    }
}

extension Principal.Membership {
    /// Whether the member answers for entries of the book that are others'.
    func knowsBook(_ member: Member) -> Bool {
        member.role.isGuardian && household.template != .housemates
    }
}
