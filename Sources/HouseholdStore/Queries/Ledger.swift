public import Household

/// The sums of a member's points.
public struct Standing: Hashable, Sendable {
    /// All points ever earned, less what was taken back.
    public let earned: Int
    /// What can be spent.
    public let balance: Int
    /// How many chores the member has done.
    public let completed: Int

    /// Creates sums.
    public init(earned: Int, balance: Int, completed: Int) {
        self.earned = earned
        self.balance = balance
        self.completed = completed
    }
}

// MARK: - Reading

extension Facts {
    /// The sums of one member.
    public func standing(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Standing {
        let standing = try connection.first(
            """
            SELECT earned, balance, completed FROM standing
            WHERE household_id = ? AND member_id = ?
            """, [household.rawValue, member.rawValue]
        ) { row throws(StoreError) in
            Standing(
                earned: try row.integer("earned"), balance: try row.integer("balance"),
                completed: try row.integer("completed"))
        }
        guard let standing else { throw .damaged("a member has no sums") }
        return standing
    }

    /// The points that a member earned from `start` on and before `end`.
    public func earned(
        by member: Member.ID, in household: Household.ID, from start: Instant, until end: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(CASE kind WHEN 'award' THEN points ELSE -points END), 0) AS points
            FROM ledger
            WHERE household_id = ? AND member_id = ? AND counted_at >= ? AND counted_at < ?
            """,
            [household.rawValue, member.rawValue, start.milliseconds, end.milliseconds]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    /// The member's entries, newest first.
    public func entries(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [Entry] {
        try connection.rows(
            """
            SELECT l.sequence, l.at, l.kind, l.member_id, l.by_id, l.points, c.number
            FROM ledger l
            JOIN completion m ON m.household_id = l.household_id AND m.id = l.completion_id
            JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            WHERE l.household_id = ? AND l.member_id = ?
            ORDER BY l.sequence DESC
            """, [household.rawValue, member.rawValue], read: Self.entry)
    }

    /// The award that was booked for a completion: its place in the book.
    public func award(
        for completion: Completion.ID, in household: Household.ID
    ) throws(StoreError) -> Int? {
        try connection.first(
            """
            SELECT sequence FROM ledger
            WHERE household_id = ? AND completion_id = ? AND kind = 'award'
            """, [household.rawValue, completion.rawValue]
        ) { row throws(StoreError) in try row.integer("sequence") }
    }

    private static func entry(_ row: Fields) throws(StoreError) -> Entry {
        let kind: EntryKind = try row.word("kind")
        let points = try row.integer("points")
        return Entry(
            sequence: try row.integer("sequence"), at: try row.instant("at"), kind: kind,
            member: try row.id("member_id"), by: try row.id("by_id"),
            points: kind == .award ? points : -points, chore: try row.optionalInteger("number"))
    }
}

// MARK: - Booking

extension Transaction {
    /// Books a transfer at the end of the household's book; `rule` names the policies that allowed it.
    public func book(
        _ transfer: Transfer, by member: Member.ID, rule: String, in household: Household.ID
    ) throws(StoreError) {
        let (completion, reversed): (Completion.ID, Int?) =
            switch transfer.cause {
            case .award(let completion): (completion, nil)
            case .reversal(let sequence, let completion): (completion, sequence)
            }
        try append(
            [
                transfer.at.milliseconds, transfer.countedAt.milliseconds, transfer.kind.rawValue,
                transfer.source.key, transfer.target.key, transfer.points,
                transfer.member.rawValue, member.rawValue, completion.rawValue, reversed, rule,
            ], to: .ledger, in: .household(household),
            with: """
                INSERT INTO ledger (household_id, sequence, at, counted_at, kind, source, target,
                    points, member_id, by_id, completion_id, reverses, rule, previous, hash)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
    }
}

extension BookAccount {
    /// What the account is called in the book.
    fileprivate var key: String {
        switch self {
        case .issued: "issued"
        case .balance(let member): "balance:\(member.rawValue)"
        }
    }
}
