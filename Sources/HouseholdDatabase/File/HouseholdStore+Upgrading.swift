import FileHandling
import GRDB
import Glibc

extension HouseholdStore {
    /// Brings an older file to the newest form in one transaction, after a copy of it was made beside it.
    ///
    /// Whoever comes second waits for the lock and finds nothing left to do; whoever is interrupted leaves the
    /// file as it was.
    static func upgrade(_ queue: DatabaseQueue, at path: String, to schema: Schema) throws {
        try queue.writeWithoutTransaction { database in
            // A step may rebuild a table that others refer to; inside a transaction this has no effect.
            try Connecting.set("foreign_keys", to: "0", on: database)
            try database.inTransaction(.immediate) {
                let version = try schema.version(of: database, path: path)
                guard version < schema.newest else { return .rollback }
                try copy(path, to: "\(path).v\(version)", at: version, of: schema)
                var connection = Connection(
                    database: database, path: path, mayChange: true, isStopped: { false })
                let watch = StateWatch()
                connection.missing = try Set(
                    LaterTable.allCases.filter { try !database.tableExists($0.rawValue) })
                try watch.look(before: nil, on: connection)
                connection.missing = []
                try schema.migrate(database, from: version)
                try watch.keep(on: connection)
                return .commit
            }
            try Connecting.set("foreign_keys", to: "1", on: database)
        }
    }

    /// Copies the file through a connection of its own, and opens and checks the copy before it gets its name.
    private static func copy(_ path: String, to copy: String, at version: Int, of schema: Schema)
        throws
    {
        let draft = copy + ".new"
        unsafe unlink(draft)
        try Files.makeEmpty(draft, for: copy)
        defer { unsafe unlink(draft) }
        try vacuum(path, into: draft)
        try check(draft, at: version, of: schema)
        try Files.sync(draft)
        guard unsafe rename(draft, copy) == 0 else {
            throw StoreError.cannotCreate(path: copy, reason: Files.systemReason())
        }
        try Files.sync(Folders.parent(of: copy))
    }

    private static func check(_ copy: String, at version: Int, of schema: Schema) throws {
        let queue = try DatabaseQueue(
            path: copy, configuration: Connecting.configuration(readOnly: true))
        try queue.read { database in
            let answer = try String.fetchOne(database, sql: "PRAGMA integrity_check")
            guard try schema.version(of: database, path: copy) == version, answer == "ok"
            else { throw StoreError.damaged("the copy made before an upgrade does not read back") }
        }
        try queue.close()
    }
}
