import EmbeddedFiles
import Foundation
import GRDB

/// The numbered steps from an empty file to the newest form: the first schema, and what was added to it since.
package struct Schema: Sendable {
    /// Marks a SQLite file as ours: the bytes of `chor`.
    static let applicationID = 0x6368_6F72

    /// The version of a file that has the first schema and nothing more.
    ///
    /// Those below it were taken by programs from before the first release, whose files look otherwise.
    package static let first = 26

    /// The steps of this program.
    package static let shipped = Schema(
        migrations: [
            [
                EmbeddedFile.programTables, .accountTables, .householdTables, .choreTables,
                .badgeTables, .rewardTables, .ledgerTables, .auditTables, .noticeTables,
                .messageTables, .undoTables, .deviceTables,
            ].map(\.text).joined(),
            [EmbeddedFile.approvalColumns, .wishTables].map(\.text).joined(),
            [EmbeddedFile.offerTables, .promiseTables, .routineTables].map(\.text).joined(),
            [EmbeddedFile.rulePromiseTables, .mustDoColumns].map(\.text).joined(),
            [EmbeddedFile.ruleTrialTables, .moneyTables, .allowanceTables].map(\.text).joined(),
            EmbeddedFile.movedColumns.text,
            EmbeddedFile.absencePageIndexes.text,
            EmbeddedFile.trustColumns.text,
            EmbeddedFile.settingPromiseColumns.text,
            EmbeddedFile.rewardTagColumns.text,
            EmbeddedFile.halfColumns.text,
            EmbeddedFile.waitPromiseColumns.text,
            EmbeddedFile.lookPromiseColumns.text,
        ])

    /// Each step as SQL; a file that has taken the first schema and `n` more is at version ``first`` + `n`.
    package let migrations: [String]

    /// What a file has after all of them: read out of them once, since each file is compared with it.
    let form: Form

    package init(migrations: [String]) {
        self.migrations = migrations
        form = Form(after: migrations)
    }

    package var newest: Int { Self.first + migrations.count - 1 }

    /// The version of the file behind `database`: 0 for an empty one.
    ///
    /// - Throws: ``StoreError`` when the file is another program's, or one that this program does not know, before
    ///   anything is set.
    func version(of database: Database, path: String) throws -> Int {
        let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        let isEmpty = version == 0 && tables == 0
        guard application == Self.applicationID || (application == 0 && isEmpty) else {
            throw StoreError.foreign(path: path)
        }
        guard version <= newest else { throw StoreError.newer(version: version, known: newest) }
        guard version >= Self.first || isEmpty else { throw StoreError.unreleased(path: path) }
        return version
    }

    /// Brings the file behind `database` to the newest form; the caller's transaction keeps it whole.
    func migrate(_ database: Database, from version: Int) throws {
        for (number, sql) in zip(Self.first..., migrations) where number > version {
            try database.execute(sql: sql)
            try database.execute(sql: "PRAGMA user_version = \(number)")
        }
        try database.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
        try database.checkForeignKeys()
    }
}
