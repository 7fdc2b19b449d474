import Household

/// One row of the ledger, as it is written and as its hash covers it.
struct LedgerRow {
    let household: String
    let sequence: Int
    let at: Int
    let countedAt: Int
    let kind: String
    let source: String
    let target: String
    let points: Int
    let member: String
    let by: String
    let completion: String
    let reverses: Int?
    let rule: String

    init(
        household: Household.ID, sequence: Int, transfer: Transfer, by: Member.ID, rule: String
    ) {
        self.household = household.rawValue
        self.sequence = sequence
        at = Int(transfer.at.milliseconds)
        countedAt = Int(transfer.countedAt.milliseconds)
        kind = transfer.kind.rawValue
        source = transfer.source.name
        target = transfer.target.name
        points = transfer.points
        member = transfer.member.rawValue
        self.by = by.rawValue
        self.rule = rule
        switch transfer.cause {
        case .award(let completion):
            self.completion = completion.rawValue
            reverses = nil
        case .reversal(let sequence, let completion):
            self.completion = completion.rawValue
            reverses = sequence
        }
    }

    init(_ row: Fields) throws(StoreError) {
        household = try row.text("household_id")
        sequence = try row.integer("sequence")
        at = try row.integer("at")
        countedAt = try row.integer("counted_at")
        kind = try row.text("kind")
        source = try row.text("source")
        target = try row.text("target")
        points = try row.integer("points")
        member = try row.text("member_id")
        by = try row.text("by_id")
        completion = try row.text("completion_id")
        reverses = try row.optionalInteger("reverses")
        rule = try row.text("rule")
    }

    /// The columns before `previous` and `hash`, in the order of the table.
    var values: [Connection.Value] {
        [
            household, sequence, at, countedAt, kind, source, target, points, member, by,
            completion, reverses, rule,
        ]
    }

    func hash(after previous: [UInt8]) -> [UInt8] {
        var chain = Chain("ledger", previous: previous)
        chain.append(household)
        for integer in [sequence, at, countedAt] { chain.append(integer) }
        for text in [kind, source, target] { chain.append(text) }
        chain.append(points)
        for text in [member, by, completion] { chain.append(text) }
        chain.append(reverses)
        chain.append(rule)
        return chain.finish()
    }
}

extension BookAccount {
    /// What the account is called in the book.
    fileprivate var name: String {
        switch self {
        case .issued: "issued"
        case .balance(let member): "balance:\(member.rawValue)"
        }
    }
}
