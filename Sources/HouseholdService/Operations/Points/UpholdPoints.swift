public import Household

/// Says no to an objection: the deduction stays.
///
/// Parents may.
public struct UpholdPoints: Change, EntryOperation {
    /// The name by which the rules know it.
    public static let action = Action.upholdPoints
    /// The entry's place in the book.
    public let entry: Int
    let why: Note?

    /// Says no to the objection to the entry at that place.
    public init(_ entry: Int, because why: Note? = nil) {
        self.entry = entry
        self.why = why
    }

    /// Keeps the answer.
    public func run(_ grant: borrowing Grant<Self>) throws -> EntryView {
        try grant.uphold(because: why)
    }
}
