/// A place in a member's part of the book.
package struct BookPlace: Hashable, Sendable {
    /// How many entries of the member there are up to there.
    package let number: Int
    /// When the entry was made.
    package let at: Instant
    /// The hash there.
    package let hash: [UInt8]

    /// Creates a place.
    package init(number: Int, at: Instant, hash: [UInt8]) {
        (self.number, self.at, self.hash) = (number, at, hash)
    }
}
