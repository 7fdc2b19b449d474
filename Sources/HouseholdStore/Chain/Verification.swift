import GRDB
public import Household

/// What came of checking a household's books.
public struct Verification: Hashable, Sendable {
    /// The first row that does not fit.
    public struct Fault: Hashable, Sendable {
        /// What another program did to a row of which the records say how it was left.
        public enum Change: Hashable, Sendable {
            /// It put the row there.
            case added
            /// It changed what the row says.
            case changed
            /// It took the row away.
            case removed
        }

        /// What it is in: `ledger`, `audit`, `program` (what happened in nobody's household), `standing`, or
        /// the table of a row that is not as it was left.
        public let table: String
        /// The row's place in it, or the number that people know it by; 0 where it has none.
        public let sequence: Int
        /// What happened to a row that is not as it was left; `nil` for chains and sums.
        public let change: Change?
        /// What the row is called, where it is a member's.
        public let name: String?

        /// Creates a fault.
        public init(
            table: String, sequence: Int, change: Change? = nil, name: String? = nil
        ) {
            self.table = table
            self.sequence = sequence
            self.change = change
            self.name = name
        }
    }

    /// Where the chains end, as they were recomputed.
    public let heads: ChainHeads
    /// How the people, sign-ins, settings and rules stand, which a seal says, too.
    public let state: [UInt8]
    /// The first row that does not fit, or `nil` when all do.
    public let firstBad: Fault?

    /// How many entries the ledger has.
    public var ledger: Int { heads.ledger.sequence }
    /// How many rows the audit log has.
    public var audit: Int { heads.audit.sequence }
}

extension Facts {
    /// Recomputes the chains and the sums of a household, and the program's own chain, and compares; so it does
    /// what the records say of each row.
    public func verify(_ household: Household.ID) throws(StoreError) -> Verification {
        let books = try walk(household, after: .start)
        var bad = try firstBad(Guarded.allCases, in: household, books)
        if bad == nil { bad = try verifySums(household) }
        return try verification(of: household, books.heads, bad)
    }

    /// Recomputes what was added to the chains since they were sealed, and compares that and what the seal says
    /// itself.
    public func verify(since seal: StoredSeal) throws(StoreError) -> Verification {
        guard let state = seal.state else { return try verify(seal.household) }
        let books = try walk(seal.household, after: seal.heads, from: [blob(state).databaseValue])
        let bad = try firstBad(Guarded.sealed, in: seal.household, books)
        return try verification(of: seal.household, books.heads, bad)
    }

    private func verification(
        of household: Household.ID, _ heads: ChainHeads, _ bad: Verification.Fault?
    ) throws(StoreError) -> Verification {
        Verification(
            heads: heads, state: bad == nil ? try state(of: household) : [], firstBad: bad)
    }

    /// What was read of the chains: where they end, what rows say of how others were left, and what is wrong.
    private typealias Books = (
        heads: ChainHeads, leavings: [DatabaseValue], bad: Verification.Fault?
    )

    private func firstBad(
        _ kinds: [Guarded], in household: Household.ID, _ books: Books
    ) throws(StoreError) -> Verification.Fault? {
        if let bad = books.bad { return bad }
        var leavings = Leavings()
        for later in books.leavings { try leavings.merge(later) }
        return try firstForeign(kinds, in: household, against: leavings)
    }

    private func walk(
        _ household: Household.ID, after heads: ChainHeads, from sealed: [DatabaseValue] = []
    ) throws(StoreError) -> Books {
        let scope = AuditScope.household(household)
        var leavings = sealed
        let ledger = try walk(.ledger, of: scope, named: "ledger", after: heads.ledger)
        let audit = try walk(.audit, of: scope, named: "audit", after: heads.audit) {
            leavings.append($0)
        }
        let program = try walk(.audit, of: .program, named: "program", after: heads.program) {
            leavings.append($0)
        }
        return (
            ChainHeads(ledger: ledger.end, audit: audit.end, program: program.end), leavings,
            ledger.bad ?? audit.bad ?? program.bad
        )
    }

    private typealias Walk = (end: ChainLink, bad: Verification.Fault?)

    private func walk(
        _ book: ChainedBook, of scope: AuditScope, named name: String, after start: ChainLink,
        readingLast: (DatabaseValue) -> Void = { _ in }
    ) throws(StoreError) -> Walk {
        let table =
            switch book {
            case .ledger: "SELECT * FROM ledger"
            case .audit: "SELECT * FROM audit"
            }
        let sql = table + " WHERE household_id = ? AND sequence > ? ORDER BY sequence"
        var link = start
        var bad: Int?
        _ = try connection.rows(sql, [scope.key, start.sequence]) { row throws(StoreError) in
            let (values, before) = (row.values, link)
            let hash = Chain.hash(of: values.dropLast(2), in: book, after: before.hash)
            link = ChainLink(sequence: before.sequence + 1, hash: hash)
            let expected = [blob(before.hash), blob(hash)].map(\.databaseValue)
            let fits =
                values[1] == link.sequence.databaseValue && values.suffix(2) == expected[...]
            if !fits { bad = bad ?? link.sequence }
            if let last = values.dropLast(2).last, !last.isNull { readingLast(last) }
        }
        let end = try lastLink(of: book, in: scope)
        if end.sequence != link.sequence || end.hash != link.hash {
            bad = bad ?? min(end.sequence, link.sequence) + 1
        }
        return (link, bad.map { Verification.Fault(table: name, sequence: $0) })
    }

    /// What is kept at hand against the book: sums, progress, completions and requests.
    private func verifySums(_ household: Household.ID) throws(StoreError) -> Verification.Fault? {
        let checks = [
            try areSumsRight(household), try isProgressRight(household),
            try areCompletionsPaid(household), try areRequestsPaid(household),
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
                        coalesce(sum(CASE 'balance:' || p.id
                            WHEN target THEN points WHEN source THEN -points ELSE 0 END), 0),
                        coalesce(sum(CASE 'reserved:' || p.id
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
            SELECT 1 AS one FROM redemption q
            LEFT JOIN ledger r ON r.household_id = q.household_id AND r.redemption_id = q.id
                AND r.kind = 'reserve'
            LEFT JOIN ledger e ON e.household_id = q.household_id AND e.redemption_id = q.id
                AND e.kind IN ('release', 'spend')
            WHERE q.household_id = ? AND (
                r.points IS DISTINCT FROM q.points OR r.member_id <> q.member_id
                OR e.kind IS DISTINCT FROM CASE q.state
                    WHEN 'granted' THEN 'spend' WHEN 'delivered' THEN 'spend'
                    WHEN 'declined' THEN 'release' WHEN 'withdrawn' THEN 'release' END)
            LIMIT 1
            """, household)
    }

    private func isNothing(
        _ sql: String, _ household: Household.ID...
    ) throws(StoreError) -> Bool {
        try connection.first(sql, household.map(\.rawValue)) { row throws(StoreError) in
            try row.integer("one")
        } == nil
    }
}
