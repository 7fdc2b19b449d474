package import HouseholdModel

/// Takes a bonus or a deduction back; that answers an objection to it, too.
///
/// Parents may, but not of their own points. Twice changes nothing.
package struct ReversePoints: Change, EntryOperation {
    package static let action = Action.reversePoints
    /// The number by which whoever asks calls the entry.
    package let entry: Int
    let why: Note?

    /// Takes the entry at that place back.
    package init(_ entry: Int, because why: Note? = nil) {
        self.entry = entry
        self.why = why
    }

    /// Books the opposite.
    package func run(_ grant: borrowing Grant<Self>) throws -> EntryView {
        try grant.reverse(because: why)
    }
}

extension Action {
    package static let reversePoints = Action(
        "points.reverse", on: .ledgerEntry, kin: .manages(except: .nothing), password: .never,
        back: .never("an entry was reversed", instead: .nothing),
        tells: [.member(.reversed)])
}
