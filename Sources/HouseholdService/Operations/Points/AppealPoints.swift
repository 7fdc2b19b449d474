public import Household

/// Objects to a deduction, once.
///
/// Whoever it was taken from.
public struct AppealPoints: Change, EntryOperation {
    /// The name by which the rules know it.
    public static let action = Action.appealPoints
    /// The number by which whoever asks calls the entry.
    public let entry: Int
    let why: Note

    /// Objects to the entry with that number.
    public init(_ entry: Int, because why: Note) {
        self.entry = entry
        self.why = why
    }

    /// Keeps it for the parents.
    public func run(_ grant: borrowing Grant<Self>) throws -> EntryView {
        try grant.appeal(because: why)
    }
}

extension Action {
    package static let appealPoints = Action(
        "points.appeal", on: .ledgerEntry, kin: .manages(except: .oneself), password: .never,
        back: .never("an objection was made", instead: []))
}
