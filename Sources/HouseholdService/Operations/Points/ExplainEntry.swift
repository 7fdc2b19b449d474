public import Household
import HouseholdStore

/// Explains one entry of the book: what it was for, who booked it, and which rules allowed it.
///
/// One's own always; others' as their privacy allows.
public struct ExplainEntry: Inquiry, EntryOperation {
    /// The name by which the rules know it.
    public static let action = Action.explainEntry
    /// The entry's place in the book.
    public let entry: Int

    /// Asks about the entry at that place.
    public init(_ entry: Int) {
        self.entry = entry
    }

    /// The entry; reasons only for the member and the parents.
    public func answer(_ sight: borrowing Sight<Entry>) throws -> EntryView {
        let entry = sight.subject
        let isConfidant = try sight.isConfidant(of: entry.member)
        return EntryView(
            entry, appeal: try sight.facts.appeal(to: entry), in: try sight.home(),
            isConfidant: isConfidant, tellingMatter: try isConfidant || sight.knows(entry.matter))
    }
}

extension Sight {
    /// Whether the principal may know that there is what an entry was for.
    func knows(_ matter: Entry.Matter?) throws -> Bool {
        switch matter {
        case .chore(let number, _):
            try facts.chore(number).map { try allows(.glanceChore, to: $0) } ?? false
        case .reward(let number, _):
            try facts.reward(number).map { try allows(.showReward, to: $0) } ?? false
        case nil: false
        }
    }

    private func allows(_ action: Action, to resource: some Resource) throws -> Bool {
        try !allowed(action, [resource]).isEmpty
    }

    /// Whether the principal reads the reasons for a member's points: the member and, in a family, the parents.
    func isConfidant(of member: Member.ID) throws -> Bool {
        let (asker, home) = try principal.membership()
        return asker.id == member
            || (asker.role.isGuardian && home.household.template != .housemates)
    }
}
