import CSQLite
import GRDB

/// The row at which a query stands, read column by column as the engine has it, until the query goes on.
///
/// GRDB's `Row` looks columns up by their names in small letters, for which it makes an index of them for each query; as we
/// have their places, that was more than half of what a query of one row took. What GRDB takes for one value of a row is
/// made to be the row itself.
@safe struct CurrentRow: DatabaseValueConvertible, StatementColumnConvertible {
    private let statement: SQLiteStatement

    init(sqliteStatement: SQLiteStatement, index: CInt) {
        unsafe statement = sqliteStatement
    }

    /// The row, also where its first column has nothing.
    static func fromStatement(
        _ statement: SQLiteStatement, atUncheckedIndex index: CInt
    ) -> CurrentRow? {
        unsafe CurrentRow(sqliteStatement: statement, index: index)
    }

    /// What is in the column at `place`, counted from 0.
    subscript(place: Int) -> DatabaseValue {
        unsafe DatabaseValue(sqliteStatement: statement, index: CInt(place))
    }

    /// The bytes in the column at `place`, copied once; `nil` where something else is in it.
    func bytes(at place: Int) -> [UInt8]? {
        let place = CInt(place)
        guard unsafe sqlite3_column_type(statement, place) == SQLITE_BLOB else { return nil }
        let first = unsafe sqlite3_column_blob(statement, place)
        let count = Int(unsafe sqlite3_column_bytes(statement, place))
        return unsafe Array(UnsafeRawBufferPointer(start: first, count: count))
    }

    // It is no value of its own.

    var databaseValue: DatabaseValue { .null }

    static func fromDatabaseValue(_ value: DatabaseValue) -> CurrentRow? { nil }
}
