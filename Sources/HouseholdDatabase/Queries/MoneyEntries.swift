package import HouseholdModel

extension Facts {
    /// The entries of money that are not taken back, in the order of the book.
    package func standingMoney(
        _ side: MoneySide, in household: Household.ID
    ) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + Self.ofSide + """
                 AND l.reverses IS NULL AND b.sequence IS NULL
                ORDER BY l.sequence
                """, side.values(in: household), read: Self.entry)
    }

    /// The entries of money, newest first, with those that were taken back.
    package func moneyEntries(
        _ side: MoneySide, in household: Household.ID, limit: Int
    ) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + Self.ofSide + " ORDER BY l.sequence DESC LIMIT ?5",
            side.values(in: household) + [limit], read: Self.entry)
    }

    /// The entry of money at that place among those between a member and others, from 1, also of what is taken back.
    package func moneyEntry(
        at place: Int, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Entry? {
        guard place > 0 else { return nil }
        return try connection.first(
            Self.selectEntry + Self.ofSide + " ORDER BY l.sequence LIMIT 1 OFFSET ?5",
            MoneySide.all(of: member).values(in: household) + [place - 1], read: Self.entry)
    }

    /// The places in the book of all entries of money between a member and others, in its order, with what was taken back.
    package func moneySequences(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [Int] {
        try connection.rows(
            Self.selectSequence + Self.ofSide + " ORDER BY l.sequence",
            MoneySide.all(of: member).values(in: household)
        ) { row throws(StoreError) in try row.integer("sequence") }
    }

    static let selectSequence = "SELECT l.sequence FROM ledger l"

    /// All entries of money of a household, newest first.
    package func moneyEntries(in household: Household.ID) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + """
                 WHERE l.household_id = ?1 AND l.sequence IN (
                        SELECT m.sequence FROM ledger m INDEXED BY ledger_money
                        WHERE m.household_id = ?1 AND m.money IS NOT NULL)
                ORDER BY l.sequence DESC
                """, [household.blob], read: Self.entry)
    }

    /// The entries whose money moves between the two of a side, by what each of them is found by.
    static let ofSide = """
         WHERE l.household_id = ?1 AND l.sequence IN (
            SELECT m.sequence FROM ledger m INDEXED BY ledger_owed
            WHERE m.household_id = ?1 AND m.member_id = ?2 AND m.money IS NOT NULL
                AND (?3 = 0 OR m.other_id IS NULL) AND (?4 IS NULL OR m.other_id = ?4)
            UNION ALL
            SELECT o.sequence FROM ledger o INDEXED BY ledger_owing
            WHERE o.household_id = ?1 AND o.other_id = ?2 AND o.money IS NOT NULL
                AND ?3 = 0 AND (?4 IS NULL OR o.member_id = ?4))
        """

    /// The payment by which a payout was handed over at once, also where it was taken back.
    package func paymentAtOnce(
        ofPayout sequence: Int, in household: Household.ID
    ) throws(StoreError) -> Entry? {
        try connection.first(
            Self.selectEntry + Self.ofPayout + Self.isPaymentAtOnce + ")",
            [household.blob, sequence], read: Self.entry)
    }

    private static let ofPayout = """
         WHERE l.household_id = ?1 AND l.sequence = (
            SELECT h.sequence FROM ledger e, ledger h
            WHERE e.household_id = ?1 AND e.sequence = ?2 AND
        """

    /// Whether `h` is the payment by which the payout `e` was handed over at once: what was booked behind it in the same breath.
    static let isPaymentAtOnce = """
         e.kind = 'payout' AND h.household_id = e.household_id AND h.sequence = e.sequence + 1
            AND h.kind = 'payment' AND h.at = e.at AND h.member_id = e.member_id
            AND h.money = e.money AND h.other_id IS e.other_id AND h.due_on IS e.due_on
        """

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
            FROM ledger INDEXED BY ledger_owed
            WHERE household_id = ? AND money IS NOT NULL AND member_id = ? AND other_id IS ?
            """, [household.blob, member.blob, other?.blob]
        ) { row throws(StoreError) in try row.integer("minor") } ?? 0
    }

    /// How much is left of what both sides of the book say of a member and another, or the household: less than nothing where
    /// the other is owed.
    package func net(
        to member: Member.ID, by other: Member.ID?, in household: Household.ID
    ) throws(StoreError) -> Int {
        let owed = try owed(to: member, by: other, in: household)
        guard let other else { return owed }
        return try owed - self.owed(to: other, by: member, in: household)
    }
}

extension MoneySide {
    /// What its entries are looked for by.
    func values(in household: Household.ID) -> [Connection.Value] {
        [household.blob, member.blob, isHouseholds ? 1 : 0, other?.blob]
    }
}
