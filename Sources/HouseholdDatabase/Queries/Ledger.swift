package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// The member's newest entries of points before a place in the book, newest first; those for private chores, for requests
    /// and for money only where `isAll`.
    package func entries(
        of member: Member.ID, in household: Household.ID, before sequence: Int = .max, limit: Int,
        isAll: Bool = true
    ) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + """
                 WHERE l.household_id = ? AND l.member_id = ? AND l.sequence < ? AND l.points > 0
                    AND (? = 1 OR (l.reward_request_id IS NULL AND l.money IS NULL
                        AND coalesce(c.private, 0) = 0))
                ORDER BY l.sequence DESC LIMIT ?
                """, [household.blob, member.blob, sequence, isAll ? 1 : 0, limit],
            read: Self.entry)
    }

    /// The member's entries of points of a span, newest first; those for private chores, for requests and for money only where
    /// `isAll`.
    package func entries(
        of member: Member.ID, in household: Household.ID, during span: Range<Instant>, isAll: Bool
    ) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + """
                 WHERE l.household_id = ? AND l.member_id = ? AND l.at >= ? AND l.at < ?
                    AND l.points > 0
                    AND (? = 1 OR (l.reward_request_id IS NULL AND l.money IS NULL
                        AND coalesce(c.private, 0) = 0))
                ORDER BY l.sequence DESC
                """,
            [
                household.blob, member.blob, span.lowerBound.milliseconds,
                span.upperBound.milliseconds, isAll ? 1 : 0,
            ], read: Self.entry)
    }

    /// The member's entry that stands at that place among the member's own of points, from 1.
    package func entry(
        at place: Int, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Entry? {
        guard place > 0 else { return nil }
        return try connection.first(
            Self.selectEntry + """
                 WHERE l.household_id = ? AND l.member_id = ? AND l.points > 0
                ORDER BY l.sequence LIMIT 1 OFFSET ?
                """, [household.blob, member.blob, place - 1], read: Self.entry)
    }

    /// The place of an entry of the member's among the member's own of points, from 1.
    package func place(
        of sequence: Int, among member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS place FROM ledger
            WHERE household_id = ? AND member_id = ? AND sequence <= ? AND points > 0
            """, [household.blob, member.blob, sequence]
        ) { row throws(StoreError) in try row.integer("place") } ?? 0
    }

    /// The entry at that place.
    package func entry(
        _ sequence: Int, in household: Household.ID
    ) throws(StoreError) -> Entry? {
        try connection.first(
            Self.selectEntry + " WHERE l.household_id = ? AND l.sequence = ?",
            [household.blob, sequence], read: Self.entry)
    }

    /// The deductions that stand, to which somebody objects, and nobody has answered yet, oldest first.
    package func objectedEntries(in household: Household.ID) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + """
                 JOIN appeal p ON p.household_id = l.household_id AND p.sequence = l.sequence
                WHERE p.household_id = ? AND p.answered_at IS NULL AND b.sequence IS NULL
                ORDER BY l.sequence
                """, [household.blob], read: Self.entry)
    }

    /// The points that were deducted from a member from `start` on and before `end`, and not given back.
    package func deducted(
        from member: Member.ID, in household: Household.ID, from start: Instant,
        until end: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(d.points), 0) AS points FROM ledger d
            LEFT JOIN ledger r ON r.household_id = d.household_id AND r.reverses = d.sequence
            WHERE d.household_id = ? AND d.member_id = ? AND d.kind = 'deduction'
                AND d.at >= ? AND d.at < ? AND r.sequence IS NULL
            """,
            [household.blob, member.blob, start.milliseconds, end.milliseconds]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    /// Whether points of the member have moved, but for what was had before and is reversed.
    package func hasBegun(
        _ member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        let begun: Int? = try connection.first(
            """
            SELECT 1 AS begun FROM ledger l
            LEFT JOIN ledger r ON r.household_id = l.household_id AND r.reverses = l.sequence
            LEFT JOIN ledger o ON o.household_id = l.household_id AND o.sequence = l.reverses
            WHERE l.household_id = ? AND l.member_id = ? AND l.points > 0
                AND NOT (l.kind = 'opening' AND r.sequence IS NOT NULL)
                AND NOT (l.kind = 'reversal' AND o.kind = 'opening')
            LIMIT 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("begun") }
        return begun != nil
    }

    /// The award that was booked for a completion: its place in the book.
    package func award(
        for completion: Completion.ID, in household: Household.ID
    ) throws(StoreError) -> Int? {
        try connection.first(
            """
            SELECT sequence FROM ledger
            WHERE household_id = ? AND completion_id = ? AND kind = 'award'
            """, [household.blob, completion.blob]
        ) { row throws(StoreError) in try row.integer("sequence") }
    }

    /// What one member gave another for a completion and has not got back, and what that one got.
    package func thanks(
        for completion: Completion.ID, in household: Household.ID
    ) throws(StoreError) -> [Entry] {
        try connection.rows(
            Self.selectEntry + """
                 WHERE l.household_id = ? AND l.completion_id = ? AND l.kind = 'thanks'
                    AND b.sequence IS NULL
                """, [household.blob, completion.blob], read: Self.entry)
    }

    static let selectEntry = """
        SELECT l.household_id, l.sequence, l.at, l.counted_at, l.kind, l.source, l.target, l.points,
            l.member_id, l.by_id, l.money, l.currency, l.other_id, l.due_on, l.why, l.erased_by,
            l.reverses, l.rule, b.sequence AS reversed_by,
            CASE WHEN m.unseen_at = l.at THEN m.unseen_hours END AS unseen_hours,
            m.trusted_oks, m.full_points,
            CASE WHEN m.paid IS NULL OR m.paid = m.points THEN m.halved_by END AS halved_by,
            c.number AS chore, c.title AS chore_title, w.number AS reward, w.title AS reward_title
        FROM ledger l
        LEFT JOIN ledger b ON b.household_id = l.household_id AND b.reverses = l.sequence
        LEFT JOIN completion m ON m.household_id = l.household_id AND m.id = l.completion_id
        LEFT JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
        LEFT JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
        LEFT JOIN reward_request q ON q.household_id = l.household_id AND q.id = l.reward_request_id
        LEFT JOIN reward w ON w.household_id = q.household_id AND w.id = q.reward_id
        """

    static func entry(_ row: Fields) throws(StoreError) -> Entry {
        let member: Member.ID = try row.id("member_id")
        let amount = try row.integer("points")
        let balance = BookAccount.balance(member).word
        let points =
            try row.text("target") == balance
            ? amount : try row.text("source") == balance ? -amount : 0
        let kind: EntryKind = try row.word("kind")
        let file = kind == .opening ? try file(row) : nil
        let why = if let file { file.name as Note? } else { try why(row) }
        return Entry(
            household: try row.id("household_id"), sequence: try row.integer("sequence"),
            at: try row.instant("at"), countedAt: try row.instant("counted_at"),
            kind: kind, member: member, by: try row.id("by_id"), amount: amount,
            points: points, claim: try claim(row), matter: try matter(row), why: why, file: file,
            unseenHours: kind == .award ? try row.optionalInteger("unseen_hours") : nil,
            trustedOKs: kind == .award ? try row.optionalInteger("trusted_oks") : nil,
            half: kind == .award ? try half(row) : nil,
            reverses: try row.optionalInteger("reverses"),
            reversedBy: try row.optionalInteger("reversed_by"),
            rule: try row.text("rule").split(separator: " ").map(String.init))
    }

    static func claim(_ row: Fields) throws(StoreError) -> Claim? {
        guard try row.optionalInteger("money") != nil else { return nil }
        return Claim(
            try row.money("money", in: "currency"), from: try row.optionalID("other_id"),
            due: try row.optionalDay("due_on"))
    }

    /// The reason that was given; what was erased is said to be.
    private static func why(_ row: Fields) throws(StoreError) -> Note? {
        guard try row.optionalInteger("erased_by") == nil else { return ErasedText.note }
        return try row.optionalPersonText("why")
    }

    /// The file that says what was had before, unless it is erased.
    private static func file(_ row: Fields) throws(StoreError) -> FileReference? {
        guard let line = try row.optionalText("why") else { return nil }
        return try row.parsed("why", line) { FileReference(line: $0) }
    }

    private static func matter(_ row: Fields) throws(StoreError) -> Entry.Matter? {
        if let chore = try row.optionalInteger("chore") {
            return .chore(chore, try row.personText("chore_title"))
        }
        guard let reward = try row.optionalInteger("reward") else { return nil }
        return .reward(reward, try row.personText("reward_title"))
    }
}

// MARK: - Booking

extension Transaction {
    /// Books a transfer at the end of the household's book; `rule` names the policies that allowed it.
    ///
    /// - Returns: Its place in the book.
    @discardableResult
    package func book(
        _ transfer: Transfer, by member: Member.ID, rule: String, in household: Household.ID
    ) throws(StoreError) -> Int {
        let cause = transfer.cause
        let sequence = try append(
            [
                transfer.at.milliseconds, transfer.countedAt.milliseconds, cause.kind.rawValue,
                transfer.source.word, transfer.target.word, transfer.points,
                transfer.member.blob, member.blob, cause.completion?.blob,
                cause.reversed, rule, cause.rewardRequest?.blob,
            ], besides: cause.written.map(SaltedText.init), then: cause.claim.columns, to: .ledger,
            in: .household(household),
            with: """
                INSERT INTO ledger (household_id, sequence, at, counted_at, kind, source, target,
                    points, member_id, by_id, completion_id, reverses, rule, reward_request_id,
                    why_digest, money, currency, other_id, due_on, hash, why, salt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        // What moves for a chore, a routine or a request is taken back with it.
        switch cause {
        case .bonus, .deduction, .opening, .payout, .allowance, .charge, .payment:
            noteMade(RowSnapshot.Key(entry: sequence))
        case .award, .routine, .thanking, .thanked, .reserve, .release, .spend, .reversal: break
        }
        return sequence
    }
}

extension Transfer.Cause {
    fileprivate var completion: Completion.ID? {
        switch self {
        case .award(let completion), .reversal(_, .award(let completion), _),
            .thanking(let completion), .reversal(_, .thanking(let completion), _),
            .thanked(let completion), .reversal(_, .thanked(let completion), _):
            completion
        case .bonus, .routine, .deduction, .reserve, .release, .spend, .opening,
            .payout, .allowance, .charge, .payment, .reversal:
            nil
        }
    }

    fileprivate var rewardRequest: RewardRequest.ID? {
        switch self {
        case .reserve(let rewardRequest), .release(let rewardRequest), .spend(let rewardRequest):
            rewardRequest
        case .award, .bonus, .routine, .deduction, .opening, .thanking, .thanked, .payout,
            .allowance, .charge, .payment, .reversal:
            nil
        }
    }

    /// What the book has of people's words.
    fileprivate var written: String? {
        guard case .opening(let file) = self else { return why?.text }
        return file.line
    }

    fileprivate var reversed: Int? {
        guard case .reversal(let sequence, _, _) = self else { return nil }
        return sequence
    }
}

extension Claim? {
    /// What stands in the columns of money: how much, in what currency, whose debt and until when.
    fileprivate var columns: [Connection.Value] {
        [
            self?.money.minor, self?.money.currency.code, self?.debtor?.blob,
            self?.due?.description,
        ]
    }
}

extension BookAccount {
    /// What the account is called in the book; whose it is says the entry.
    fileprivate var word: String {
        switch self {
        case .issued: "issued"
        case .brought: "brought"
        case .balance: "balance"
        case .reserved: "reserved"
        case .spent: "spent"
        case .forfeited: "forfeited"
        case .handed: "handed"
        case .exchanged: "exchanged"
        case .given: "given"
        case .owed: "owed"
        case .paid: "paid"
        }
    }
}
