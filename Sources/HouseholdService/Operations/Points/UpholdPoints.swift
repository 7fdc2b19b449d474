package import HouseholdModel

/// Says no to an objection: the deduction stays.
///
/// Parents may.
package struct UpholdPoints: Change, EntryOperation {
    package static let action = Action.upholdPoints
    /// The number by which whoever asks calls the entry.
    package let entry: Int
    let why: Note?

    /// Says no to the objection to the entry with that number.
    package init(_ entry: Int, because why: Note? = nil) {
        self.entry = entry
        self.why = why
    }

    /// Keeps the answer.
    package func run(_ grant: borrowing Grant<Self>) throws -> EntryView {
        try grant.uphold(because: why)
    }
}

extension Action {
    package static let upholdPoints = Action(
        "points.uphold", on: .ledgerEntry, kin: .manages(except: .nothing), password: .never,
        back: .never("an objection was answered", instead: .nothing),
        tells: [.member(.upheld)])
}
