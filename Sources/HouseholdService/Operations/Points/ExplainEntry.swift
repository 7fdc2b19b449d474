package import HouseholdModel

/// Explains one entry of the book: what it was for, who booked it, and which rules allowed it.
///
/// One's own always; others' as their privacy allows.
package struct ExplainEntry: Inquiry, EntryOperation {
    package static let action = Action.explainEntry
    /// The number by which whoever asks calls the entry.
    package let entry: Int

    /// Asks about the entry with that number.
    package init(_ entry: Int) {
        self.entry = entry
    }

    /// The entry; reasons only for the member and the parents.
    package func answer(_ sight: borrowing Sight<Entry>) throws -> EntryView {
        let (entry, home) = (sight.subject, try sight.home())
        let seesAll = try sight.seesAll(of: home.member(entry.member))
        return EntryView(
            entry, try sight.facts.numbers(of: entry), appeal: try sight.facts.appeal(to: entry),
            in: home, without: try sight.hiddenHelpers(in: [entry]), seesAll: seesAll,
            tellingMatter: try seesAll || sight.knows(entry.matter))
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

    /// Whether the principal sees all that a member does and gets: the reasons for points too, and what is private.
    func seesAll(of member: Member?) throws -> Bool {
        try member.map { try !allowed(.viewDetails, [$0]).isEmpty } ?? false
    }

    /// Which of a member's points the principal may count.
    func counted(of member: Member) throws -> Counted {
        try seesAll(of: member) ? .all : .open
    }
}

extension Action {
    package static let explainEntry = Action(
        "points.why", on: .ledgerEntry, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
