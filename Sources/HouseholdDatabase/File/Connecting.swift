import CSQLite
import GRDB
import Glibc

/// How every connection is set, and read back, before anything else happens on it.
///
/// WAL is not used: SQLite before 3.51.3 can corrupt a file that several processes checkpoint, and GRDB's
/// pools lower `synchronous`. What is deleted is overwritten. A rollback journal that is truncated and synced loses nothing in a power cut.
enum Connecting {
    static let settings = [
        ("trusted_schema", "0"), ("foreign_keys", "1"), ("recursive_triggers", "1"),
        ("cell_size_check", "1"), ("secure_delete", "1"), ("journal_mode", "truncate"),
        ("synchronous", "3"),
    ]

    /// The configuration; `look` looks whose file it is, and what it throws leaves the file as it was.
    ///
    /// - Parameters:
    ///   - readOnly: Whether nothing is written.
    ///   - isStopped: Whether nobody waits any more for the programs that hold the file.
    ///   - patience: For how long one waits for them.
    ///   - look: Runs before anything is set.
    /// - Returns: The configuration.
    static func configuration(
        readOnly: Bool, isStopped: @escaping @Sendable () -> Bool = { false },
        patience: Patience = Patience(),
        look: @escaping @Sendable (Database) throws -> Void = { _ in }
    ) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = readOnly
        configuration.label = "chorus"
        // SQLite's own timeout sleeps 100 ms between tries and starves.
        configuration.busyMode = .callback { tries in
            usleep(.random(in: 500...5_000))
            return patience.lasts(after: tries) && !isStopped()
        }
        configuration.prepareDatabase { database in
            try look(database)
            try shield(database)
            for (name, value) in settings { try set(name, to: value, on: database) }
        }
        return configuration
    }

    /// Keeps statements from the schema's own tables and from other files, whoever may have slipped them in.
    private static func shield(_ database: Database) throws {
        guard unsafe chorus_be_defensive(database.sqliteConnection) == SQLITE_OK else {
            throw StoreError.setting("defensive")
        }
        attachFiles(0, to: database)
    }

    /// Lets a connection attach so many files; to write a copy is to attach one.
    static func attachFiles(_ count: Int32, to database: Database) {
        unsafe chorus_limit_attached_files(database.sqliteConnection, count)
    }

    /// Changes a setting and reads it back.
    static func set(_ name: String, to value: String, on database: Database) throws {
        try database.execute(sql: "PRAGMA \(name) = \(value)")
        guard try String.fetchOne(database, sql: "PRAGMA \(name)") == value else {
            throw StoreError.setting(name)
        }
    }
}
