import GRDB
package import HouseholdModel

extension Facts {
    /// All that there is of a household but what people sign in with, and what only this computer needs.
    package func export(of household: Household.ID) throws(StoreError) -> ExportedTables {
        var tables: ExportedTables = [:]
        for source in ExportSource.sources {
            guard let statement = source.all else { continue }
            tables[source.table] = try rows(
                statement, without: source.leavesOut, [household.blob])
        }
        return tables
    }

    /// What there is of one member of a household; without what tells how much there is of others.
    package func export(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> ExportedTables {
        var tables: ExportedTables = [:]
        for source in ExportSource.sources {
            guard let statement = source.own else { continue }
            tables[source.table] = try rows(
                statement, without: source.leavesOut.union(ExportSource.countingOthers),
                [household.blob, member.blob])
        }
        return tables
    }

    /// The places in the household's book of the entries that go out with one member, in their order, with those of the
    /// entries that they take back.
    package func exportedEntries(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [(place: Int, reverses: Int?)] {
        try connection.rows(
            """
            SELECT sequence, reverses FROM ledger
            WHERE household_id = ?1 AND ?2 IN (member_id, other_id)
            ORDER BY sequence
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            (try row.integer("sequence"), try row.optionalInteger("reverses"))
        }
    }

    private func rows(
        _ statement: String, without left: Set<String>, _ values: [Connection.Value]
    ) throws(StoreError) -> [[String: ExportedValue]] {
        try connection.rows(statement, values) { row throws(StoreError) in
            var columns: [String: ExportedValue] = [:]
            for (name, value) in row.named where !left.contains(name) {
                columns[name] = try ExportedValue(value, of: name)
            }
            return columns
        }
    }
}

extension ExportedValue {
    /// The value of a column, by what its name says it holds.
    init(_ value: DatabaseValue, of column: String) throws(StoreError) {
        switch value.storage {
        case .null: self = .none
        case .int64(let number) where Self.isMoment(column):
            let second = Instant(milliseconds: number).description.dropLast()
            let rest = "\(1_000 + (number % 1_000 + 1_000) % 1_000)".dropFirst()
            self = .text("\(second).\(rest)Z")
        case .int64(let number): self = .number(Int(number))
        case .string(let text): self = .text(text)
        case .blob(let data) where Self.lists.contains(column):
            self = .list(
                stride(from: 0, to: data.count, by: 16).map { place in
                    let bytes = Array(data.dropFirst(place).prefix(16))
                    let isNobody = bytes.allSatisfy { $0 == 0 }
                    return isNobody ? nil : Identifier<Member>(bytes: bytes)?.rawValue
                })
        case .blob(let data):
            self = .text(Identifier<Member>(bytes: Array(data))?.rawValue ?? data.hexadecimal)
        case .double: throw .damaged("the column \(column) is not as it was written")
        }
    }

    /// Columns with several identities one after the other.
    private static let lists: Set = ["people", "chores", "completions"]

    /// Whether a column that is called so has a moment.
    static func isMoment(_ column: String) -> Bool {
        column == "at" || column == "since" || column.hasSuffix("_at")
    }
}
