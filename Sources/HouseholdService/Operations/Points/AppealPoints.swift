package import HouseholdModel

/// Objects to a deduction, once.
///
/// Whoever it was taken from.
package struct AppealPoints: Change, EntryOperation {
    package static let action = Action.appealPoints
    /// The number by which whoever asks calls the entry.
    package let entry: Int
    let why: Note

    /// Objects to the entry with that number.
    package init(_ entry: Int, because why: Note) {
        self.entry = entry
        self.why = why
    }

    /// Keeps it for the parents.
    package func run(_ grant: borrowing Grant<Self>) throws -> EntryView {
        try grant.appeal(because: why)
    }
}

extension Action {
    package static let appealPoints = Action(
        "points.appeal", on: .ledgerEntry, kin: .manages(except: .oneself), password: .never,
        back: .never("an objection was made", instead: .nothing),
        tells: [.guardians(.appealed)])
}
