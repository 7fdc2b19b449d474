import GRDB
package import HouseholdModel

/// What came of checking a household's books.
package struct Verification: Hashable, Sendable {
    /// The first row that does not fit.
    package struct Fault: Hashable, Sendable, Codable {
        /// What it is in: `ledger`, `audit`, `program` (what happened in nobody's household), `state` or `standing`;
        /// or what another program has changed: `settings`, `members`, `credentials`, `sessions` or `rules`.
        package let table: String
        /// The row's place in it; 0 for sums, which have none.
        package let sequence: Int

        /// Creates a fault.
        package init(table: String, sequence: Int) {
            self.table = table
            self.sequence = sequence
        }
    }

    /// Where the chains end, as they were recomputed.
    package let heads: ChainHeads
    /// The first row that does not fit, or `nil` when all do.
    package fileprivate(set) var firstBad: Fault?
    /// How many texts of the household's books are erased, as its records say.
    package let erased: Int

    /// How many entries the ledger has.
    package var ledger: Int { heads.ledger.sequence }
    /// How many rows the audit log has.
    package var audit: Int { heads.audit.sequence }
}

extension Facts {
    /// Recomputes the chains and the sums of a household, and the program's own chain, and compares.
    package func verify(_ household: Household.ID) throws(StoreError) -> Verification {
        var verification = try verify(household, since: .start)
        if verification.firstBad == nil { verification.firstBad = try verifySums(household) }
        return verification
    }

    /// Recomputes what was added to the chains since they ended in `heads`, and compares.
    package func verify(
        _ household: Household.ID, since heads: ChainHeads
    ) throws(StoreError) -> Verification {
        let scope = AuditScope.household(household)
        let ledger = try walk(.ledger, of: scope, named: "ledger", after: heads.ledger)
        let audit = try walk(.audit, of: scope, named: "audit", after: heads.audit)
        let program = try walk(.audit, of: .program, named: "program", after: heads.program)
        let state = try walk(.state, of: scope, named: "state", after: heads.state)
        var bad = ledger.bad ?? audit.bad ?? program.bad ?? state.bad
        if bad == nil { bad = try erasureFault(in: scope, named: "audit") }
        if bad == nil { bad = try erasureFault(in: .program, named: "program") }
        if bad == nil { bad = try foreignChange(in: household) }
        return Verification(
            heads: ChainHeads(
                ledger: ledger.end, audit: audit.end, program: program.end, state: state.end),
            firstBad: bad, erased: try countOfErased(in: scope))
    }

    private typealias Walk = (end: ChainLink, bad: Verification.Fault?)

    private func walk(
        _ book: ChainedBook, of scope: AuditScope, named name: String, after start: ChainLink
    ) throws(StoreError) -> Walk {
        var link = start
        var bad: Int?
        try links(of: book, in: scope, after: start) {
            row, computed, hasItsText throws(StoreError) in
            link = computed
            let (sequence, hash) = (try row.integer("sequence"), try row.bytes("hash"))
            if ChainLink(sequence: sequence, hash: hash) != link || !hasItsText {
                bad = bad ?? link.sequence
            }
        }
        let end = try lastLink(of: book, in: scope)
        if end.sequence != link.sequence || end.hash != link.hash {
            bad = bad ?? min(end.sequence, link.sequence) + 1
        }
        return (link, bad.map { Verification.Fault(table: name, sequence: $0) })
    }

    /// Computes a chain anew from behind `start` on, and lends `body` each row, its link as it is computed from what the
    /// row says, and whether what people wrote in it is what its digest says.
    func links(
        of book: ChainedBook, in scope: AuditScope, after start: ChainLink,
        _ body: (Fields, ChainLink, Bool) throws(StoreError) -> Void
    ) throws(StoreError) {
        let table =
            switch book {
            case .ledger: "SELECT * FROM ledger"
            case .audit: "SELECT * FROM audit"
            case .state: "SELECT * FROM house_state"
            }
        let sql = table + " WHERE household_id = ? AND sequence > ? ORDER BY sequence"
        var link = start
        _ = try connection.rows(sql, [scope.key, start.sequence]) { row throws(StoreError) in
            let values = row.values
            let end = values.count - 1 - book.columnsBehind
            let hash = Chain.hash(of: values[..<end], in: book, after: link.hash)
            link = ChainLink(sequence: link.sequence + 1, hash: hash)
            try body(row, link, Self.hasItsText(values, end, in: book))
        }
    }

    /// Whether what stands behind the hash, at `end`, is the text whose digest stands before it.
    private static func hasItsText(
        _ values: [DatabaseValue], _ end: Int, in book: ChainedBook
    ) -> Bool {
        guard book.columnsBehind > 0 else { return true }
        let digest = values[end - 1 - book.columnsAfterDigest]
        return TextBeside(digest: digest, behind: values[(end + 1)...]).fits
    }

    /// What is kept at hand against the book: sums, progress, completions and requests.
    private func verifySums(_ household: Household.ID) throws(StoreError) -> Verification.Fault? {
        let checks = [
            try areSumsRight(household), try isProgressRight(household),
            try areCompletionsPaid(household), try areRequestsPaid(household),
            try areThanksHandedOn(household), try isMoneyRight(household),
        ]
        return checks.contains(false) ? Verification.Fault(table: "standing", sequence: 0) : nil
    }

    private func areSumsRight(_ household: Household.ID) throws(StoreError) -> Bool {
        try isNothing(
            """
            SELECT 1 AS one FROM member p
            LEFT JOIN standing s ON s.household_id = p.household_id AND s.member_id = p.id
            WHERE p.household_id = ? AND (
                (s.earned, s.balance, s.reserved) IS DISTINCT FROM (
                    SELECT
                        coalesce(sum(CASE 'issued'
                            WHEN source THEN points WHEN target THEN -points ELSE 0 END), 0),
                        coalesce(sum(CASE 'balance'
                            WHEN target THEN points WHEN source THEN -points ELSE 0 END), 0),
                        coalesce(sum(CASE 'reserved'
                            WHEN target THEN points WHEN source THEN -points ELSE 0 END), 0)
                    FROM ledger l
                    WHERE l.household_id = p.household_id AND l.member_id = p.id)
                OR s.completed IS DISTINCT FROM (
                    SELECT count(*) FROM completion m
                    WHERE m.household_id = p.household_id AND m.doer_id = p.id
                        AND m.state = 'booked' AND m.undone_at IS NULL AND m.counts = 1))
            LIMIT 1
            """, household)
    }

    /// How far members are towards what counts from when it was set.
    private func isProgressRight(_ household: Household.ID) throws(StoreError) -> Bool {
        try isNothing(
            """
            SELECT 1 AS one FROM reward w
            JOIN member p ON p.household_id = w.household_id
            LEFT JOIN reward_progress q ON q.household_id = w.household_id AND q.reward_id = w.id
                AND q.member_id = p.id
            WHERE w.household_id = ? AND w.counting IS NOT NULL
                AND coalesce(q.points, 0) IS DISTINCT FROM (
                    SELECT coalesce(sum(
                        CASE l.source WHEN 'issued' THEN l.points ELSE -l.points END), 0)
                    FROM ledger l
                    LEFT JOIN completion m ON m.household_id = l.household_id
                        AND m.id = l.completion_id
                    WHERE l.household_id = w.household_id AND l.member_id = p.id
                        AND l.sequence > w.after_sequence
                        AND (l.source = 'issued' OR l.target = 'issued')
                        AND coalesce(m.first_entry, l.reverses, l.sequence) > w.after_sequence)
            LIMIT 1
            """, household)
    }

    /// Each completion against its award.
    private func areCompletionsPaid(_ household: Household.ID) throws(StoreError) -> Bool {
        try isNothing(
            """
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
            """, household)
    }

    /// Each request against what was reserved, and released or spent.
    private func areRequestsPaid(_ household: Household.ID) throws(StoreError) -> Bool {
        try isNothing(
            """
            SELECT 1 AS one FROM reward_request q
            LEFT JOIN ledger r ON r.household_id = q.household_id AND r.reward_request_id = q.id
                AND r.kind = 'reserve'
            LEFT JOIN ledger e ON e.household_id = q.household_id AND e.reward_request_id = q.id
                AND e.kind IN ('release', 'spend')
            WHERE q.household_id = ? AND (
                r.points IS DISTINCT FROM q.points OR r.member_id <> q.member_id
                OR e.kind IS DISTINCT FROM CASE q.state
                    WHEN 'granted' THEN 'spend' WHEN 'delivered' THEN 'spend'
                    WHEN 'declined' THEN 'release' WHEN 'withdrawn' THEN 'release' END)
            LIMIT 1
            """, household)
    }

    /// What members gave each other against what they got.
    private func areThanksHandedOn(_ household: Household.ID) throws(StoreError) -> Bool {
        try isNothing(
            """
            SELECT 1 AS one FROM ledger
            WHERE household_id = ? AND 'handed' IN (source, target)
            GROUP BY completion_id
            HAVING sum(CASE target WHEN 'handed' THEN points ELSE -points END) <> 0
            LIMIT 1
            """, household)
    }

    /// That the household owes nobody less than nothing, and money is all in its currency.
    private func isMoneyRight(_ household: Household.ID) throws(StoreError) -> Bool {
        try isNothing(
            """
            SELECT 1 AS one FROM ledger l
            JOIN household h ON h.id = l.household_id
            WHERE l.household_id = ? AND l.money IS NOT NULL
            GROUP BY l.member_id
            HAVING min(l.currency IS h.currency) = 0
                OR sum(CASE WHEN l.other_id IS NOT NULL THEN 0
                    WHEN l.target IN ('owed', 'exchanged') THEN l.money ELSE -l.money END) < 0
            LIMIT 1
            """, household)
    }

    private func isNothing(
        _ sql: String, _ household: Household.ID...
    ) throws(StoreError) -> Bool {
        try connection.first(sql, household.map(\.blob)) { row throws(StoreError) in
            try row.integer("one")
        } == nil
    }
}
