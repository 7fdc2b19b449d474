package import HouseholdModel

extension Facts {
    /// Where a member's part of the book ends; `nil` where it has not begun.
    package func bookEnd(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> BookPlace? {
        try connection.first(
            """
            SELECT at, hash,
                (SELECT count(*) FROM ledger
                    WHERE household_id = ?1 AND member_id = ?2 AND points > 0) AS number
            FROM ledger WHERE household_id = ?1 AND member_id = ?2 AND points > 0
            ORDER BY sequence DESC LIMIT 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            BookPlace(
                number: try row.integer("number"), at: try row.instant("at"),
                hash: try row.bytes("hash"))
        }
    }

    /// The entry of a member at which the book, computed anew from its first entry, is what a receipt says.
    ///
    /// The hashes that are kept are not asked: whoever changes an entry can change these, too.
    ///
    /// - Returns: The place, or `nil` where the book does not come to that.
    package func place(
        fitting receipt: BookReceipt, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> BookPlace? {
        guard try erasureFault(in: .household(household), named: "audit") == nil else { return nil }
        var (place, number, isWhole): (BookPlace?, Int, Bool) = (nil, 0, true)
        try links(of: .ledger, in: .household(household), after: .start) {
            row, link, hasItsText throws(StoreError) in
            isWhole = isWhole && hasItsText
            let owner: Member.ID = try row.id("member_id")
            guard isWhole, place == nil, owner == member, try row.integer("points") > 0
            else { return }
            number += 1
            guard BookReceipt(of: link.hash) == receipt else { return }
            place = BookPlace(number: number, at: try row.instant("at"), hash: link.hash)
        }
        return place
    }
}
