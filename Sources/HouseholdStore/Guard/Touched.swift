import GRDB
import Household

/// A row that changed in a transaction, by its key.
struct Touched: Hashable {
    let kind: Guarded
    let key: [DatabaseValue]

    /// Among whose records it belongs how it was left.
    var scope: AuditScope {
        guard !kind.isOfFile, let text = String.fromDatabaseValue(key[0]) else { return .program }
        return Household.ID(text).map(AuditScope.household) ?? .program
    }

    init(kind: Guarded, key: [DatabaseValue]) {
        self.kind = kind
        self.key = key
    }

    init(_ row: Fields) throws(StoreError) {
        let number = try row.integer("kind")
        kind = try row.parsed("kind", number) { UInt8(exactly: $0).flatMap(Guarded.init) }
        key = Array(row.values.dropFirst().prefix(kind.key.count))
    }
}

extension Connection {
    /// Has the connection note which guarded rows change on it, whoever changes them: a statement, a trigger, or
    /// a row that goes with another.
    ///
    /// What notes it is the connection's own, where no other program reaches it.
    func watch() throws(StoreError) {
        let isWatching = try first(
            "SELECT 1 AS one FROM temp.sqlite_schema WHERE name = 'touched'"
        ) { _ in true }
        guard isWatching == nil else { return }
        try StoreError.catching(path: path) {
            try database.execute(sql: "CREATE TEMP TABLE touched (kind INTEGER, k1, k2, k3, k4)")
            for kind in Guarded.allCases {
                let columns = try kind.guardsAll ? [] : database.columns(in: kind.table).map(\.name)
                for watch in kind.watches(over: columns) { try database.execute(sql: watch) }
            }
        }
    }

    /// The rows that changed since this was asked last.
    func touched() throws(StoreError) -> [Touched] {
        let rows = try rows(
            "SELECT DISTINCT kind, k1, k2, k3, k4 FROM touched", read: Touched.init)
        if !rows.isEmpty { try run("DELETE FROM touched") }
        return rows
    }
}
