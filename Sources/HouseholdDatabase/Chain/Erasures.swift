import GRDB
import HouseholdModel

// A text that is gone has in its place the number of the row of the records that says so, and that row has a digest of
// all texts that it speaks of in its hash. So nothing can be taken away, or put back, under the name of an erasure.

extension Facts {
    /// The digest of which texts the next row of the records says that they are erased.
    func erasureToSay(in scope: AuditScope) throws(StoreError) -> [UInt8] {
        let place = try lastLink(of: .audit, in: scope).sequence + 1
        return Chain.digest(of: try erasedTexts(in: scope)[place.databaseValue] ?? [])
    }

    /// The first row whose text is said to be erased by one that does not say so; or that says so of others than there are.
    func erasureFault(
        in scope: AuditScope, named records: String
    ) throws(StoreError) -> Verification.Fault? {
        var erased = try erasedTexts(in: scope)
        let rows = try connection.rows(
            """
            SELECT sequence, erasure FROM audit
            WHERE household_id = ? AND erasure IS NOT NULL ORDER BY sequence
            """, [scope.key]
        ) { row throws(StoreError) in row.values }
        for row in rows {
            let texts = erased.removeValue(forKey: row[0]) ?? []
            guard row[1] == blob(Chain.digest(of: texts)).databaseValue else {
                return Verification.Fault(
                    table: records, sequence: Int.fromDatabaseValue(row[0]) ?? 0)
            }
        }
        return erased.values.flatMap(\.self).map { text in
            Verification.Fault(
                table: text[0] == "audit".databaseValue ? records : "ledger",
                sequence: Int.fromDatabaseValue(text[1]) ?? 0)
        }.min { ($0.table, $0.sequence) < ($1.table, $1.sequence) }
    }

    /// How many texts of the books are erased.
    func countOfErased(in scope: AuditScope) throws(StoreError) -> Int {
        try erasedTexts(in: scope).values.reduce(0) { $0 + $1.count }
    }

    /// Book and place of each text that is erased, by the place of the row that says so.
    private func erasedTexts(
        in scope: AuditScope
    ) throws(StoreError) -> [DatabaseValue: [[DatabaseValue]]] {
        let rows = try connection.rows(
            """
            SELECT erased_by, 'audit' AS book, sequence FROM audit
            WHERE household_id = ?1 AND erased_by IS NOT NULL
            UNION ALL
            SELECT erased_by, 'ledger' AS book, sequence FROM ledger
            WHERE household_id = ?1 AND erased_by IS NOT NULL
            """, [scope.key]
        ) { row throws(StoreError) in row.values }
        return Dictionary(grouping: rows) { $0[0] }.mapValues { rows in
            rows.map { Array($0.dropFirst()) }.sorted { left, right in
                (left[0].description, Int.fromDatabaseValue(left[1]) ?? 0)
                    < (right[0].description, Int.fromDatabaseValue(right[1]) ?? 0)
            }
        }
    }
}
