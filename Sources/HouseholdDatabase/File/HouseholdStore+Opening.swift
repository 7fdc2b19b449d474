import FileHandling
import GRDB
import Glibc
package import HouseholdModel
import Synchronization

extension HouseholdStore {
    /// Opens the data file at `path`; one that an older program made is brought to the newest form.
    ///
    /// A file that can't be written, or lies in a folder that can't, is opened for reading. Once `isStopped`,
    /// what is read or written then ends with ``StoreError/interrupted``.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - readers: How many connections read it beside the one that writes; with none, that one reads too.
    ///   - isStopped: Whether somebody wants what runs stopped.
    /// - Returns: The file.
    /// - Throws: ``StoreError`` when there is none, or it can't be used.
    package static func open(
        at path: String, readers: Int = 0, isStopped: @escaping @Sendable () -> Bool = { false }
    ) throws(StoreError) -> HouseholdStore {
        try open(at: path, schema: .shipped, readers: readers, isStopped: isStopped)
    }

    /// Opens the data file at `path`, after making it where there is none.
    ///
    /// It is made under another name and appears whole: whoever is interrupted leaves no half of one, and of
    /// two programs that make it at once one wins and both open it.
    ///
    /// - Throws: ``StoreError``.
    package static func openOrCreate(
        at path: String, storeID: Identifier<HouseholdStore>, now: Instant, readers: Int = 0,
        isStopped: @escaping @Sendable () -> Bool = { false }
    ) throws(StoreError) -> HouseholdStore {
        guard unsafe access(path, F_OK) != 0 else {
            return try open(at: path, readers: readers, isStopped: isStopped)
        }
        try Files.makeFolder(Folders.parent(of: path))
        let draft = "\(path).\(storeID.rawValue).new"
        try Files.makeEmpty(draft, for: path)
        defer {
            unsafe unlink(draft)
            unsafe unlink(draft + "-journal")
        }
        try fill(draft, storeID: storeID, now: now)
        guard unsafe link(draft, path) == 0 || errno == EEXIST else {
            throw .cannotCreate(path: path, reason: Files.systemReason())
        }
        unsafe unlink(draft)
        return try open(at: path, readers: readers, isStopped: isStopped)
    }

    /// Opens the data file at `path` as a program with that `schema`.
    package static func open(
        at path: String, schema: Schema, readers: Int = 0,
        isStopped: @escaping @Sendable () -> Bool = { false }
    ) throws(StoreError) -> HouseholdStore {
        guard unsafe access(path, F_OK) == 0 else { throw .absent(path: path) }
        try Files.checkPlain(path)
        let closed = try closeToOthers(path)
        let identity = (try? FileStatus(of: path, followingLinks: true))?.identity
        let isWritable =
            unsafe access(path, W_OK) == 0 && access(Folders.parent(of: path), W_OK) == 0
        return try StoreError.catching(path: path, isStopped: isStopped) {
            let id = Mutex<String?>(nil)
            let patience = Patience()
            let configuration = Connecting.configuration(
                readOnly: !isWritable, isStopped: isStopped, patience: patience
            ) { database in
                let found = try readTransaction(on: database) {
                    try look(at: database, path, schema)
                }
                id.withLock { $0 = found }
            }
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            if id.withLock(\.self) == nil {
                guard isWritable else { throw StoreError.readOnly(path: path) }
                try upgrade(queue, at: path, to: schema)
            }
            if isWritable { try? queue.writeWithoutTransaction(sweep) }
            return HouseholdStore(
                id: try id.withLock(\.self) ?? queue.read { try storeID(in: $0, path) },
                queue: queue,
                readers: try Self.readers(readers, beside: queue, isStopped, patience), path: path,
                closedToOthers: closed,
                identity: identity, patience: patience, isStopped: isStopped)
        }
    }

    /// The connections that read the file of `queue`: so many beside it, or it alone.
    private static func readers(
        _ count: Int, beside queue: DatabaseQueue, _ isStopped: @escaping @Sendable () -> Bool,
        _ patience: Patience
    ) throws -> Readers {
        let configuration = Connecting.configuration(
            readOnly: queue.configuration.readonly, isStopped: isStopped, patience: patience)
        let others = try (0..<count).map { _ in
            try DatabaseQueue(path: queue.path, configuration: configuration)
        }
        guard let first = others.first else { return Readers(queue) }
        return Readers(first, Array(others.dropFirst()))
    }

    /// Looks whose file it is, and whether it is whole.
    ///
    /// - Returns: Its identity, or `nil` for one that an older program made.
    private static func look(
        at database: Database, _ path: String, _ schema: Schema
    ) throws -> String? {
        let version = try schema.version(of: database, path: path)
        guard version > 0 else { throw StoreError.damaged("the file is empty") }
        guard version == schema.newest else { return nil }
        try schema.checkForm(of: database)
        return try storeID(in: database, path)
    }

    private static func storeID(in database: Database, _ path: String) throws -> String {
        try Facts(
            Connection(database: database, path: path, mayChange: false, isStopped: { false })
        ).storeID()
    }

    /// Takes the file away from others, and its folder from those who could change what is in it.
    private static func closeToOthers(_ path: String) throws(StoreError) -> [String] {
        let folder = Folders.parent(of: path)
        var closed: [String] = []
        if try Files.closeToOthers(folder, taking: 0o022, isRootsAllowed: true) {
            closed.append(folder)
        }
        if try Files.closeToOthers(path, taking: 0o077) { closed.append(path) }
        return closed
    }

    private static func fill(
        _ draft: String, storeID: Identifier<HouseholdStore>, now: Instant
    ) throws(StoreError) {
        try StoreError.catching(path: draft) {
            let queue = try DatabaseQueue(
                path: draft, configuration: Connecting.configuration(readOnly: false))
            try queue.write { database in
                try Schema.shipped.migrate(database, from: 0)
                try database.execute(
                    sql: "INSERT INTO program (one, store_id, created_at) VALUES (1, ?, ?)",
                    arguments: [storeID.blob, now.milliseconds])
            }
            try queue.close()
        }
    }
}
