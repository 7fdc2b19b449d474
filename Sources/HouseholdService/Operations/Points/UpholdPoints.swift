public import Household

/// Says no to an objection: the deduction stays.
///
/// Parents may.
public struct UpholdPoints: Change, EntryOperation {
    /// The name by which the rules know it.
    public static let action = Action.upholdPoints
    /// The number by which whoever asks calls the entry.
    public let entry: Int
    let why: Note?

    /// Says no to the objection to the entry with that number.
    public init(_ entry: Int, because why: Note? = nil) {
        self.entry = entry
        self.why = why
    }

    /// Keeps the answer.
    public func run(_ grant: borrowing Grant<Self>) throws -> EntryView {
        try grant.uphold(because: why)
    }
}

extension Action {
    package static let upholdPoints = Action(
        "points.uphold", on: .ledgerEntry, kin: .manages(except: .nothing), password: .never,
        back: .never("an objection was answered", instead: []))
}
