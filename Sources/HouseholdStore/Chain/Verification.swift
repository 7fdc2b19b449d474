public import Household

/// What came of checking a household's books.
public struct Verification: Hashable, Sendable {
    /// The first row that does not fit.
    public struct Fault: Hashable, Sendable {
        /// The table: `ledger`, `audit` or `standing`.
        public let table: String
        /// The row's place in it; 0 for sums, which have none.
        public let sequence: Int

        /// Creates a fault.
        public init(table: String, sequence: Int) {
            self.table = table
            self.sequence = sequence
        }
    }

    /// How many entries the ledger has.
    public let ledger: Int
    /// How many rows the audit log has.
    public let audit: Int
    /// The first row that does not fit, or `nil` when all do.
    public let firstBad: Fault?
}

extension Facts {
    /// Recomputes the chains and the sums of a household and compares.
    public func verify(_ household: Household.ID) throws(StoreError) -> Verification {
        let ledger = try verifyLedger(household)
        let audit = try verifyAudit(household)
        let sums = try verifySums(household)
        return Verification(
            ledger: ledger.rows, audit: audit.rows, firstBad: ledger.bad ?? audit.bad ?? sums)
    }

    private typealias Walk = (rows: Int, bad: Verification.Fault?)

    private func verifyLedger(_ household: Household.ID) throws(StoreError) -> Walk {
        try walk(
            "ledger", sql: "SELECT * FROM ledger WHERE household_id = ? ORDER BY sequence",
            household
        ) { row, previous throws(StoreError) in
            let entry = try LedgerRow(row)
            return (entry.sequence, entry.hash(after: previous))
        }
    }

    private func verifyAudit(_ household: Household.ID) throws(StoreError) -> Walk {
        try walk(
            "audit", sql: "SELECT * FROM audit WHERE household_id = ? ORDER BY sequence", household
        ) { row, previous throws(StoreError) in
            let entry = try AuditRow(row)
            return (entry.sequence, entry.hash(in: .household(household), after: previous))
        }
    }

    private func walk(
        _ table: String, sql: String, _ household: Household.ID,
        hash: (Fields, [UInt8]) throws(StoreError) -> (sequence: Int, hash: [UInt8])
    ) throws(StoreError) -> Walk {
        var previous = Chain.start
        var count = 0
        var bad: Verification.Fault?
        _ = try connection.rows(sql, [household.rawValue]) { row throws(StoreError) in
            count += 1
            guard bad == nil else { return }
            let link = try hash(row, previous)
            let stored = (try row.bytes("previous"), try row.bytes("hash"))
            if link.sequence != count || stored != (previous, link.hash) {
                bad = Verification.Fault(table: table, sequence: count)
            }
            previous = link.hash
        }
        return (count, bad)
    }

    /// The sums at hand against those of the book, and each completion against its award.
    private func verifySums(_ household: Household.ID) throws(StoreError) -> Verification.Fault? {
        let wrong = try connection.first(
            """
            SELECT 1 AS one FROM standing s
            WHERE s.household_id = ? AND (
                s.earned <> (
                    SELECT coalesce(sum(CASE kind WHEN 'award' THEN points ELSE -points END), 0)
                    FROM ledger l
                    WHERE l.household_id = s.household_id AND l.member_id = s.member_id)
                OR s.balance <> (
                    SELECT coalesce(sum(CASE kind WHEN 'award' THEN points ELSE -points END), 0)
                    FROM ledger l
                    WHERE l.household_id = s.household_id AND l.member_id = s.member_id)
                OR s.completed <> (
                    SELECT count(*) FROM completion m
                    WHERE m.household_id = s.household_id AND m.doer_id = s.member_id
                        AND m.undone_at IS NULL))
            UNION ALL
            SELECT 1 AS one FROM completion m
            LEFT JOIN ledger a ON a.household_id = m.household_id AND a.completion_id = m.id
                AND a.kind = 'award'
            LEFT JOIN ledger r ON r.household_id = a.household_id AND r.reverses = a.sequence
            WHERE m.household_id = ? AND m.points > 0
                AND (a.points IS NOT m.points OR (m.undone_at IS NULL) <> (r.sequence IS NULL))
            LIMIT 1
            """, [household.rawValue, household.rawValue]
        ) { row throws(StoreError) in try row.integer("one") }
        return wrong.map { _ in Verification.Fault(table: "standing", sequence: 0) }
    }
}
