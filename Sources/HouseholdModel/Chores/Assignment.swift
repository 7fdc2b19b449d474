extension Chore {
    /// Whose a chore is to do.
    package enum Assignment: Hashable, Sendable, Codable {
        /// Open to all; the first to do it has it.
        case anyone
        /// One member's.
        case one(Member.ID)
        /// A copy for each of them; every copy comes back by itself.
        case each(Lineup)
        /// A part for each of them; it is done once all have done theirs.
        case together(Lineup)
        /// One member's after the other.
        case rotation(Rotation)

        /// The same without whom it names: the word under which it is kept, and by which programs know it.
        package enum Mode: String, CaseIterable, Hashable, Sendable, Codable {
            case one, anyone, each, together, rotation
        }
    }
}

/// Members in an order, each once, and at least one.
package struct Lineup: Hashable, Sendable, Codable {
    /// Who, in that order.
    package let members: [Member.ID]

    /// Creates a lineup, or returns `nil` when `members` is empty or names somebody twice.
    package init?(_ members: [Member.ID]) {
        guard !members.isEmpty, Set(members).count == members.count else { return nil }
        self.members = members
    }

    /// Those who come after `member`, once around, `member` last; all of them where `member` is not among them.
    func around(after member: Member.ID?) -> [Member.ID] {
        guard let place = members.firstIndex(where: { $0 == member }) else { return members }
        return Array(members[(place + 1)...] + members[...place])
    }
}

extension Chore.Assignment {
    /// All whom it names, each once: nobody where it is open to all.
    package var members: [Member.ID] {
        switch self {
        case .anyone: []
        case .one(let member): [member]
        case .each(let lineup), .together(let lineup): lineup.members
        case .rotation(let rotation): rotation.members
        }
    }

    /// How it is called.
    package var mode: Mode {
        switch self {
        case .anyone: .anyone
        case .one: .one
        case .each: .each
        case .together: .together
        case .rotation: .rotation
        }
    }

    /// Whether a date of it is several: one for each member.
    package var isShared: Bool {
        switch self {
        case .each, .together: true
        case .anyone, .one, .rotation: false
        }
    }
}
