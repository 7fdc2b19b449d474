import Foundation
import GRDB

/// The numbered steps from an empty file to the newest form.
package struct Schema: Sendable {
    /// Marks a SQLite file as ours: the bytes of `chor`.
    static let applicationID = 0x6368_6F72

    /// The steps of this program.
    package static let shipped = Schema(
        migrations: [
            PackageResources.m0001_household_sql,
            PackageResources.m0002_rules_sql,
            PackageResources.m0003_chores_sql,
            PackageResources.m0004_turns_sql,
            PackageResources.m0005_notices_sql,
            PackageResources.m0006_undo_sql,
            PackageResources.m0007_book_sql,
            PackageResources.m0008_badges_sql,
            PackageResources.m0009_seal_sql,
            PackageResources.m0010_notices_sql,
            PackageResources.m0011_booked_days_sql,
            PackageResources.m0012_settings_sql,
            PackageResources.m0013_profile_sql,
            PackageResources.m0014_undo_points_sql,
            PackageResources.m0015_reauthentication_sql,
            PackageResources.m0016_clock_sql,
            PackageResources.m0017_sessions_sql,
            PackageResources.m0018_guards_sql,
            PackageResources.m0019_own_work_sql,
            PackageResources.m0020_told_sql,
            PackageResources.m0021_states_sql,
            PackageResources.m0022_times_sql,
            PackageResources.m0023_smaller_sql,
        ].map { String(decoding: $0, as: UTF8.self) })

    /// Each step as SQL; a file at version n has taken the first n.
    package let migrations: [String]

    package init(migrations: [String]) {
        self.migrations = migrations
    }

    var newest: Int { migrations.count }

    /// The version of the file behind `database`: 0 for an empty one.
    ///
    /// - Throws: ``StoreError`` when the file is another program's or a newer one, before anything is set.
    func version(of database: Database, path: String) throws -> Int {
        let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        let isEmpty = application == 0 && version == 0 && tables == 0
        guard application == Self.applicationID || isEmpty else {
            throw StoreError.foreign(path: path)
        }
        guard version <= newest else { throw StoreError.newer(version: version, known: newest) }
        return version
    }

    /// Brings the file behind `database` to the newest form; the caller's transaction keeps it whole.
    func migrate(_ database: Database, from version: Int) throws {
        for (number, sql) in migrations.enumerated().dropFirst(version) {
            try database.execute(sql: sql)
            try database.execute(sql: "PRAGMA user_version = \(number + 1)")
        }
        try database.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
        try database.checkForeignKeys()
    }
}
