package import HouseholdModel

/// What somebody keeps of the book, as `receipt` in JSON.
package struct ReceiptView: Codable, Sendable {
    /// Whose points it is about.
    package let member: String
    /// The six words.
    package let words: String
    /// When the last entry was made.
    package let at: Instant
    /// How many entries there are.
    package let entries: Int
    /// What is left after them, in points, also of what is in a jar.
    package let balance: Int
}

/// What came of comparing a receipt with the book, as `receipt_check` in JSON.
package struct ReceiptCheckView: Codable, Sendable {
    /// Whose points it is about.
    package let member: String
    /// When the last entry was made up to which all is as it was.
    package let at: Instant
    /// How many entries that are.
    package let entries: Int
    /// How many came after them.
    package let since: Int
}
