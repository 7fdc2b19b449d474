import Foundation
import GRDB

/// The numbered steps from an empty file to the newest form.
enum Schema {
    /// Marks a SQLite file as ours: the bytes of `chor`.
    static let applicationID = 0x6368_6F72

    static let migrations = [PackageResources.m0001_household_sql]

    static var newest: Int { migrations.count }

    /// The version of the file behind `database`: 0 for an empty one.
    ///
    /// - Throws: ``StoreError`` when the file is another program's or a newer one, before anything is set.
    static func version(of database: Database, path: String) throws -> Int {
        let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        guard application == applicationID || (application == 0 && version == 0 && tables == 0)
        else { throw StoreError.foreign(path: path) }
        guard version <= newest else { throw StoreError.newer(version: version, known: newest) }
        return version
    }

    /// Brings the file behind `database` to the newest form, in one transaction.
    static func migrate(_ database: Database, from version: Int) throws {
        for (number, sql) in migrations.enumerated().dropFirst(version) {
            try database.execute(sql: String(decoding: sql, as: UTF8.self))
            try database.execute(sql: "PRAGMA user_version = \(number + 1)")
        }
        try database.execute(sql: "PRAGMA application_id = \(applicationID)")
        try database.checkForeignKeys()
    }
}
