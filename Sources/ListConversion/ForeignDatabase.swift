import CSQLite
import Foundation
import GRDB

/// An SQLite file of another program, which is read and never written to, nor anything beside it.
///
/// Whoever made the file may have meant harm: no view, trigger, function or generated column of it is run, and there is a
/// bound for everything that is read. Values are read whatever their columns say they are, as SQLite keeps them.
struct ForeignDatabase {
    /// A row, by the names of its columns.
    struct Row {
        fileprivate let values: [String: DatabaseValue]
        fileprivate let format: ForeignFormat
        fileprivate let table: String
    }

    private let queue: DatabaseQueue
    private let format: ForeignFormat
    private let tables: Set<String>

    /// How many rows of a table are read, how many bytes one may have, and how many they may have together.
    private static let (mostRows, mostBytes, mostInAll) = (100_000, 4_194_304, 67_108_864)

    /// Opens the file at `path`, which is an SQLite file.
    init(at path: String, of format: ForeignFormat) throws(ConversionError) {
        self.format = format
        let path = URL(filePath: path).resolvingSymlinksInPath().path
        for suffix in ["-wal", "-journal"] where Self.isThere(path + suffix) {
            throw .unfinished(format)
        }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "foreign"
        configuration.prepareDatabase { database in
            guard unsafe chorus_be_defensive(database.sqliteConnection) == SQLITE_OK else {
                throw DatabaseError(resultCode: .SQLITE_AUTH)
            }
            unsafe chorus_limit_attached_files(database.sqliteConnection, 0)
            unsafe chorus_limit_values(database.sqliteConnection, Int32(Self.mostBytes))
            try database.execute(sql: "PRAGMA trusted_schema = 0")
            try database.execute(sql: "PRAGMA cell_size_check = 1")
            try database.execute(sql: "PRAGMA mmap_size = 0")
        }
        (queue, tables) = try Self.catching(format) {
            let queue = try DatabaseQueue(
                path: try Self.address(of: path), configuration: configuration)
            return (queue, try queue.read(Self.plainTables))
        }
    }

    /// Whether it has all these tables.
    func has(_ names: String...) -> Bool { tables.isSuperset(of: names) }

    /// That something in it is not as the program writes it.
    func wrong(_ place: String) -> ConversionError { .damaged(format, place: place) }
}

// MARK: - Opening

extension ForeignDatabase {
    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_size > 0
    }

    /// The path as an address by which SQLite takes the file for one that nobody changes, and so makes nothing beside it.
    private static func address(of path: String) throws -> String {
        guard let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        else {
            throw DatabaseError(resultCode: .SQLITE_CANTOPEN)
        }
        return "file:\(escaped)?immutable=1"
    }

    /// The tables of which no column is made by something that stands in the file.
    private static func plainTables(_ database: Database) throws -> Set<String> {
        let names = try String.fetchAll(
            database,
            sql: """
                SELECT name FROM sqlite_master
                WHERE type = 'table' AND sql NOT LIKE 'create virtual%' AND length(name) < 100
                LIMIT 1000
                """)
        let generated = try String.fetchAll(
            database,
            sql: """
                SELECT m.name FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS c
                WHERE m.type = 'table' AND c.hidden <> 0
                LIMIT 1000
                """)
        return Set(names).subtracting(generated)
    }

    private static func catching<Result>(
        _ format: ForeignFormat, _ body: () throws -> Result
    ) throws(ConversionError) -> Result {
        do {
            return try body()
        } catch let error as ConversionError {
            throw error
        } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
            throw .tooLong
        } catch {
            throw .damaged(format, place: "SQLite")
        }
    }
}

// MARK: - Reading

extension ForeignDatabase {
    /// What is asked of a table; older files lack columns, so that all are asked for.
    struct Query {
        let table: String
        let sql: String
    }

    /// The rows of a table in the order of their numbers; none where there is no such table.
    func rows(_ query: Query) throws(ConversionError) -> [Row] {
        guard tables.contains(query.table) else { return [] }
        let rows = try Self.catching(format) {
            try queue.read { database in try read(query, database) }
        }
        guard rows.count <= Self.mostRows else { throw .tooLong }
        return rows.sorted { $0.number < $1.number }
    }

    /// How many rows a table has, up to a bound.
    func count(_ query: Query) throws(ConversionError) -> Int {
        guard tables.contains(query.table) else { return 0 }
        return try Self.catching(format) {
            try queue.read { try Int.fetchOne($0, sql: query.sql) ?? 0 }
        }
    }

    private func read(_ query: Query, _ database: Database) throws -> [Row] {
        let statement = try database.makeStatement(sql: query.sql)
        let columns = statement.columnNames.prefix(200).map { $0.lowercased() }
        let cursor = try GRDB.Row.fetchCursor(statement)
        var rows: [Row] = []
        var room = Self.mostInAll
        while rows.count <= Self.mostRows, let row = try cursor.next() {
            var values: [String: DatabaseValue] = [:]
            for (place, column) in columns.enumerated() {
                let value: DatabaseValue = row[place]
                room -= value.size
                guard room >= 0 else { throw ConversionError.tooLong }
                if case .string(let text) = value.storage, text.contains("\u{FFFD}") {
                    let bytes: Data = row[place]
                    guard String(validating: bytes, as: UTF8.self) != nil else {
                        throw wrong("\(query.table).\(column)")
                    }
                }
                if values[column] == nil { values[column] = value }
            }
            rows.append(Row(values: values, format: format, table: query.table))
        }
        return rows
    }
}

extension DatabaseValue {
    /// How many bytes it takes, roughly.
    fileprivate var size: Int {
        switch storage {
        case .null, .int64, .double: 16
        case .string(let text): text.utf8.count + 32
        case .blob(let bytes): bytes.count + 32
        }
    }
}

// MARK: - Values of a row

extension ForeignDatabase.Row {
    fileprivate var number: Int64 {
        if case .int64(let number)? = values["id"]?.storage { number } else { 0 }
    }

    /// Whether something stands there.
    func has(_ column: String) -> Bool { values[column].map { !$0.isNull } ?? false }

    /// That something in it is not as the program writes it.
    func wrong(_ column: String) -> ConversionError {
        .damaged(format, place: "\(table).\(column)")
    }

    /// A text; nothing where there is none.
    func text(_ column: String) throws(ConversionError) -> String {
        switch values[column]?.storage ?? .null {
        case .null: return ""
        case .string(let text): return text
        case .int64(let number): return "\(number)"
        case .double(let number): return "\(number)"
        case .blob(let bytes):
            guard let text = String(validating: bytes, as: UTF8.self) else { throw wrong(column) }
            return text
        }
    }

    /// A number, also one that is written as a text.
    func number(_ column: String) throws(ConversionError) -> Double? {
        switch values[column]?.storage ?? .null {
        case .null: return nil
        case .int64(let number): return Double(number)
        case .double(let number):
            guard number.isFinite else { throw wrong(column) }
            return number
        case .string(let text):
            guard !text.isEmpty else { return nil }
            guard let number = Double(text), number.isFinite else { throw wrong(column) }
            return number
        case .blob: throw wrong(column)
        }
    }

    /// A whole number that counts something.
    func count(_ column: String) throws(ConversionError) -> Int? {
        guard let number = try number(column) else { return nil }
        return Int(min(max(number, -1), 1_000_000))
    }

    /// Whether it is so: SQLite has no such type, and programs write 0 and 1.
    func flag(_ column: String, otherwise absent: Bool = false) throws(ConversionError) -> Bool {
        if case .string(let text)? = values[column]?.storage, ["true", "false"].contains(text) {
            return text == "true"
        }
        return try number(column).map { $0 != 0 } ?? absent
    }
}
