package import HouseholdModel

/// A place in a member's part of the book.
package struct BookPlace: Hashable, Sendable {
    /// Its place in the household's book.
    package let sequence: Int
    /// When the entry was made.
    package let at: Instant
    /// The hash there.
    package let hash: [UInt8]
}

extension Facts {
    /// Where a member's part of the book ends; `nil` where it has not begun.
    package func bookEnd(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> BookPlace? {
        try connection.first(
            """
            SELECT sequence, at, hash FROM ledger WHERE household_id = ? AND member_id = ?
            ORDER BY sequence DESC LIMIT 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            BookPlace(
                sequence: try row.integer("sequence"), at: try row.instant("at"),
                hash: try row.bytes("hash"))
        }
    }

    /// The entry of a member at which the book, computed anew from its first entry, is what a receipt says.
    ///
    /// The hashes that are kept are not asked: whoever changes an entry can change these, too.
    ///
    /// - Returns: The place, or `nil` where the book does not come to that.
    package func place(
        fitting receipt: Receipt, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> BookPlace? {
        var (place, isWhole): (BookPlace?, Bool) = (nil, true)
        try links(of: .ledger, in: .household(household), after: .start) {
            row, link, hasItsText throws(StoreError) in
            isWhole = isWhole && hasItsText
            guard isWhole, place == nil, Receipt(of: link.hash) == receipt else { return }
            let owner: Member.ID = try row.id("member_id")
            guard owner == member else { return }
            place = BookPlace(
                sequence: link.sequence, at: try row.instant("at"), hash: link.hash)
        }
        return place
    }
}
