package import HouseholdModel

extension Facts {
    /// The entries of money that are not taken back, in the order of the book; where `member` is given, those between it and
    /// others alone, and what the household owes it.
    package func standingMoney(
        in household: Household.ID, of member: Member.ID? = nil
    ) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + """
                 WHERE l.household_id = ?1 AND l.sequence IN (
                        SELECT m.sequence FROM ledger m INDEXED BY ledger_money
                        WHERE m.household_id = ?1 AND m.money IS NOT NULL)
                    AND l.reverses IS NULL AND b.sequence IS NULL
                    AND (?2 IS NULL OR ?2 IN (l.member_id, l.other_id))
                ORDER BY l.sequence
                """, [household.blob, member?.blob], read: Self.entry)
    }

    /// All entries of money, newest first, with those that were taken back.
    package func moneyEntries(in household: Household.ID) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + """
                 WHERE l.household_id = ?1 AND l.sequence IN (
                        SELECT m.sequence FROM ledger m INDEXED BY ledger_money
                        WHERE m.household_id = ?1 AND m.money IS NOT NULL)
                ORDER BY l.sequence DESC
                """, [household.blob], read: Self.entry)
    }

    /// Whether any money stands in the household's book, also what was taken back.
    package func hasMoney(in household: Household.ID) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT 1 AS one FROM ledger INDEXED BY ledger_money
            WHERE household_id = ? AND money IS NOT NULL LIMIT 1
            """, [household.blob]
        ) { row throws(StoreError) in try row.integer("one") } != nil
    }

    /// How much a member is owed by another, or by the household, by what stands in the book on this side of the two: less
    /// than nothing where more was paid.
    package func owed(
        to member: Member.ID, by other: Member.ID?, in household: Household.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(
                CASE WHEN target IN ('owed', 'exchanged') THEN money ELSE -money END), 0) AS minor
            FROM ledger INDEXED BY ledger_money
            WHERE household_id = ? AND money IS NOT NULL AND member_id = ? AND other_id IS ?
            """, [household.blob, member.blob, other?.blob]
        ) { row throws(StoreError) in try row.integer("minor") } ?? 0
    }

    /// What a notice says of money, with the claim of its entry.
    static func money(
        _ news: Notice.MoneyNews, _ row: Fields
    ) throws(StoreError) -> Notice.News.Matter {
        guard let claim = try claim(row) else {
            throw .damaged("a notice of money is about an entry without any")
        }
        return .money(
            news, entry: try row.integer("entry"), claim, points: try row.integer("points"))
    }
}
