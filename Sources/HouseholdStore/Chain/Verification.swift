public import Household

/// What came of checking a household's books.
public struct Verification: Hashable, Sendable {
    /// The first row that does not fit.
    public struct Fault: Hashable, Sendable {
        /// What it is in: `ledger`, `audit`, `program` (what happened in nobody's household) or `standing`.
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
    /// Recomputes the chains and the sums of a household, and the program's own chain, and compares.
    public func verify(_ household: Household.ID) throws(StoreError) -> Verification {
        let ledger = try walk(.ledger, of: .household(household), named: "ledger")
        let audit = try walk(.audit, of: .household(household), named: "audit")
        let program = try walk(.audit, of: .program, named: "program")
        let sums = try verifySums(household)
        return Verification(
            ledger: ledger.rows, audit: audit.rows,
            firstBad: ledger.bad ?? audit.bad ?? program.bad ?? sums)
    }

    private typealias Walk = (rows: Int, bad: Verification.Fault?)

    private func walk(
        _ book: ChainedBook, of scope: AuditScope, named name: String
    ) throws(StoreError) -> Walk {
        let sql =
            switch book {
            case .ledger: "SELECT * FROM ledger WHERE household_id = ? ORDER BY sequence"
            case .audit: "SELECT * FROM audit WHERE household_id = ? ORDER BY sequence"
            }
        var link = ChainLink(sequence: 0, hash: Chain.start)
        var bad: Int?
        _ = try connection.rows(sql, [scope.key]) { row throws(StoreError) in
            let hash = Chain.hash(of: row.values.dropLast(2), in: book, after: link.hash)
            let stored = (
                try row.integer("sequence"), try row.bytes("previous"), try row.bytes("hash")
            )
            let fits = stored == (link.sequence + 1, link.hash, hash)
            link = ChainLink(sequence: link.sequence + 1, hash: hash)
            if !fits { bad = bad ?? link.sequence }
        }
        let end = try lastLink(of: book, in: scope)
        if end.sequence != link.sequence || end.hash != link.hash {
            bad = bad ?? min(end.sequence, link.sequence) + 1
        }
        return (link.sequence, bad.map { Verification.Fault(table: name, sequence: $0) })
    }

    /// The sums at hand against those of the book, and each completion against its award.
    private func verifySums(_ household: Household.ID) throws(StoreError) -> Verification.Fault? {
        let wrong = try connection.first(
            """
            SELECT 1 AS one FROM member p
            LEFT JOIN standing s ON s.household_id = p.household_id AND s.member_id = p.id
            WHERE p.household_id = ? AND (
                s.earned IS DISTINCT FROM (
                    SELECT coalesce(sum(CASE kind WHEN 'award' THEN points ELSE -points END), 0)
                    FROM ledger l
                    WHERE l.household_id = p.household_id AND l.member_id = p.id)
                OR s.balance IS DISTINCT FROM s.earned
                OR s.completed IS DISTINCT FROM (
                    SELECT count(*) FROM completion m
                    WHERE m.household_id = p.household_id AND m.doer_id = p.id
                        AND m.state = 'booked' AND m.undone_at IS NULL))
            UNION ALL
            SELECT 1 AS one FROM completion m
            LEFT JOIN ledger a ON a.household_id = m.household_id AND a.completion_id = m.id
                AND a.kind = 'award'
            LEFT JOIN ledger r ON r.household_id = a.household_id AND r.reverses = a.sequence
            WHERE m.household_id = ? AND (
                a.points IS DISTINCT FROM
                    CASE m.state WHEN 'booked' THEN nullif(coalesce(m.paid, m.points), 0) END
                OR a.member_id <> m.doer_id
                OR (a.sequence IS NOT NULL AND (m.undone_at IS NULL) <> (r.sequence IS NULL)))
            LIMIT 1
            """, [household.rawValue, household.rawValue]
        ) { row throws(StoreError) in try row.integer("one") }
        return wrong.map { _ in Verification.Fault(table: "standing", sequence: 0) }
    }
}
