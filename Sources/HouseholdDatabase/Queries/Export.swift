import GRDB
package import HouseholdModel

extension Facts {
    /// All that there is of a household but what people sign in with, and what only this computer needs.
    package func export(of household: Household.ID) throws(StoreError) -> ExportedTables {
        var tables: ExportedTables = [:]
        for source in ExportSource.all {
            tables[source.table] = try rows(source, "1", [household.blob])
        }
        return tables
    }

    /// What there is of one member of a household.
    package func export(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> ExportedTables {
        var tables: ExportedTables = [:]
        for source in ExportSource.all + ExportSource.ofMembers {
            guard let own = source.own else { continue }
            tables[source.table] = try rows(source, own, [household.blob, member.blob])
        }
        return tables
    }

    private func rows(
        _ source: ExportSource, _ condition: String, _ values: [Connection.Value]
    ) throws(StoreError) -> [[String: ExportedValue]] {
        try connection.rows(
            """
            SELECT * FROM \(source.table) WHERE \(source.scope) AND (\(condition))
            ORDER BY \(source.order)
            """, values
        ) { row throws(StoreError) in
            var columns: [String: ExportedValue] = [:]
            for (name, value) in row.named where !source.leavesOut.contains(name) {
                columns[name] = try ExportedValue(value, of: name)
            }
            return columns
        }
    }
}

// MARK: - What goes out

/// A table that goes out, and how.
private struct ExportSource {
    let table: String
    /// Which rows are the household's.
    var scope = "household_id = ?1"
    let order: String
    /// Which rows are one member's, if any are.
    var own: String?
    /// Columns that are secret, of use on this computer only, or made of others.
    var leavesOut: Set<String> = []

    /// The tables of a household, in an order in which none names what comes later.
    static let all = [
        ExportSource(
            table: "account",
            scope: "id IN (SELECT account_id FROM member WHERE household_id = ?1)", order: "id",
            leavesOut: ["email", "phc", "recovery_digest", "missed", "missed_since"]),
        ExportSource(
            table: "household", scope: "id = ?1", order: "id", own: "1",
            leavesOut: [
                "key_misses", "clock_at", "clock_boot_id", "clock_boot_at", "clock_told",
            ]),
        ExportSource(
            table: "member", order: "id", own: "id = ?2", leavesOut: ["skeleton"]),
        ExportSource(
            table: "house_rules", order: "household_id", leavesOut: ["checked_within"]),
        ExportSource(table: "absence", order: "number", own: "member_id = ?2"),
        ExportSource(
            table: "chore", order: "number",
            own: """
                created_by = ?2 OR assignee_id = ?2 OR instr(people, ?2) > 0
                OR EXISTS (
                    SELECT 1 FROM occurrence o WHERE o.household_id = chore.household_id
                        AND o.chore_id = chore.id AND o.assignee_id = ?2)
                OR EXISTS (
                    SELECT 1 FROM completion c JOIN occurrence o
                        ON o.household_id = c.household_id AND o.id = c.occurrence_id
                    WHERE c.household_id = chore.household_id AND o.chore_id = chore.id
                        AND c.doer_id = ?2)
                """),
        ExportSource(table: "chore_note", order: "at, id", own: "member_id = ?2"),
        ExportSource(
            table: "occurrence", order: "id",
            own: """
                assignee_id = ?2 OR EXISTS (
                    SELECT 1 FROM completion c WHERE c.household_id = occurrence.household_id
                        AND c.occurrence_id = occurrence.id AND c.doer_id = ?2)
                """),
        ExportSource(table: "completion", order: "at, id", own: "doer_id = ?2"),
        ExportSource(
            table: "merit", order: "member_id, kind, completion_id", own: "member_id = ?2"),
        ExportSource(table: "badge", order: "member_id, key, turn", own: "member_id = ?2"),
        ExportSource(table: "reward", order: "number"),
        ExportSource(table: "reward_member", order: "reward_id, member_id", own: "member_id = ?2"),
        ExportSource(table: "reward_price", order: "reward_id, member_id", own: "member_id = ?2"),
        ExportSource(table: "goal", order: "member_id", own: "member_id = ?2"),
        ExportSource(table: "milestone", order: "at, reward_id, member_id", own: "member_id = ?2"),
        ExportSource(table: "handover", order: "number", own: "member_id = ?2"),
        ExportSource(table: "reward_request", order: "number", own: "member_id = ?2"),
        ExportSource(table: "ledger", order: "sequence", own: "member_id = ?2"),
        ExportSource(
            table: "appeal", order: "sequence",
            own: """
                EXISTS (
                    SELECT 1 FROM ledger l WHERE l.household_id = appeal.household_id
                        AND l.sequence = appeal.sequence AND l.member_id = ?2)
                """),
        ExportSource(
            table: "audit", order: "sequence", own: "member_id = ?2 OR about_id = ?2"),
        ExportSource(table: "house_state", order: "sequence"),
        ExportSource(
            table: "notice", order: "member_id, number", own: "member_id = ?2",
            leavesOut: ["change"]),
        ExportSource(
            table: "look", order: "member_id, day, viewer_id",
            own: "member_id = ?2 OR viewer_id = ?2"),
    ]

    /// What else a member reads of the own account.
    static let ofMembers = [
        ExportSource(
            table: "account", scope: isOfMember("id"), order: "id", own: "1",
            leavesOut: ["phc", "recovery_digest", "missed", "missed_since"]),
        ExportSource(
            table: "account_setting", scope: isOfMember("account_id"), order: "name", own: "1"),
        ExportSource(
            table: "session", scope: isOfMember("account_id"), order: "number", own: "1",
            leavesOut: ["digest", "machine"]),
    ]

    /// That an account is that of the member.
    private static func isOfMember(_ column: String) -> String {
        "\(column) = (SELECT account_id FROM member WHERE household_id = ?1 AND id = ?2)"
    }
}

extension ExportedValue {
    /// The value of a column, by what its name says it holds.
    fileprivate init(_ value: DatabaseValue, of column: String) throws(StoreError) {
        switch value.storage {
        case .null: self = .none
        case .int64(let number) where Self.isMoment(column):
            let second = Instant(milliseconds: number).description.dropLast()
            let rest = "\(1_000 + (number % 1_000 + 1_000) % 1_000)".dropFirst()
            self = .text("\(second).\(rest)Z")
        case .int64(let number): self = .number(Int(number))
        case .string(let text): self = .text(text)
        case .blob(let data) where column == "people":
            self = .list(
                stride(from: 0, to: data.count, by: 16).map { place in
                    let bytes = Array(data).dropFirst(place).prefix(16)
                    let isNobody = bytes.allSatisfy { $0 == 0 }
                    return isNobody ? nil : Identifier<Member>(bytes: bytes)?.rawValue
                })
        case .blob(let data):
            let digits = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            self = .text(Identifier<Member>(bytes: data)?.rawValue ?? digits)
        case .double: throw .damaged("the column \(column) is not as it was written")
        }
    }

    private static func isMoment(_ column: String) -> Bool {
        column == "at" || column == "since" || column.hasSuffix("_at")
    }
}
