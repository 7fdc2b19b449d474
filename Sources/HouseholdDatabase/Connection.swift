import GRDB

/// The thin port between our queries and the database engine: run a statement, or read rows.
///
/// Statements are kept for the connection's life; every value is bound.
struct Connection {
    typealias Value = (any DatabaseValueConvertible)?

    let database: Database
    let path: String
    /// Whether its statements may change anything.
    let mayChange: Bool
    /// Notes how the households stood before something changes it; nothing where nothing may.
    var watch: StateWatch?
    /// Notes in which households something happens; nothing where nothing may.
    var changed: ChangedHouseholds?
    /// What a file that is about to be brought to the newest form has not yet; nothing of any other.
    var missing: Set<LaterTable> = []
    /// Whether somebody wants all of it stopped.
    let isStopped: @Sendable () -> Bool

    /// Runs a statement that gives no rows.
    func run(_ sql: String, _ values: [Value] = []) throws(StoreError) {
        try checkStop()
        try watch?.look(before: sql, on: self)
        try StoreError.catching(path: path) {
            try statement(sql).execute(arguments: StatementArguments(values))
        }
    }

    /// Runs a statement and returns how many rows it changed.
    func count(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Int {
        try run(sql, values)
        return database.changesCount
    }

    /// Reads the rows of a query, each through `read`.
    func rows<Element>(
        _ sql: String, _ values: [Value] = [], read: (Fields) throws(StoreError) -> Element
    ) throws(StoreError) -> [Element] {
        try watch?.look(before: sql, on: self)
        return try StoreError.catching(path: path) {
            let statement = try statement(sql)
            let cursor = try CurrentRow.fetchCursor(
                statement, arguments: StatementArguments(values))
            let columns = Columns(statement.columnNames)
            var elements: [Element] = []
            while let row = try cursor.next() {
                try checkStop()
                elements.append(try read(Fields(row: row, columns: columns)))
            }
            return elements
        }
    }

    /// Reads the first row of a query through `read`, or returns `nil` when there is none.
    func first<Element>(
        _ sql: String, _ values: [Value] = [], read: (Fields) throws(StoreError) -> Element
    ) throws(StoreError) -> Element? {
        try rows(sql, values, read: read).first
    }

    private func statement(_ sql: String) throws -> Statement {
        let statement = try database.cachedStatement(sql: sql)
        guard mayChange || statement.isReadonly else { throw StoreError.readOnly(path: path) }
        return statement
    }

    private func checkStop() throws(StoreError) {
        if isStopped() { throw .interrupted }
    }
}
