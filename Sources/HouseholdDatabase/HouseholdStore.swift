import FileHandling
package import GRDB
package import HouseholdModel

/// The data file: one SQLite database that several programs may have open at once.
package struct HouseholdStore: Sendable {
    /// The identity of the file.
    package let id: String
    /// The connection that writes.
    private let queue: DatabaseQueue
    private let readers: Readers
    /// Where it lies.
    package let path: String
    /// Which file that was when it was opened.
    private let identity: FileStatus.Identity?
    /// The file or its folder, where others could read or change it until now.
    package let closedToOthers: [String]
    private let isStopped: @Sendable () -> Bool
    private let patience: Patience
    /// Hears of each transaction.
    private var begins: @Sendable () -> Void = {}
    /// Hears in which household something happened, once it is committed.
    private var changed: (@Sendable (HouseholdProgress) -> Void)?

    init(
        id: String, queue: DatabaseQueue, readers: Readers, path: String, closedToOthers: [String],
        identity: FileStatus.Identity?, patience: Patience,
        isStopped: @escaping @Sendable () -> Bool
    ) {
        self.id = id
        self.closedToOthers = closedToOthers
        self.queue = queue
        self.readers = readers
        self.path = path
        self.identity = identity
        self.isStopped = isStopped
        self.patience = patience
    }

    /// The same store, which says whenever something is to be read or written in a transaction.
    package func saying(_ begins: @escaping @Sendable () -> Void) -> HouseholdStore {
        var store = self
        store.begins = begins
        return store
    }

    /// The same store, which says of each household in which this program has changed something how far it has come.
    package func telling(
        _ changed: (@Sendable (HouseholdProgress) -> Void)?
    ) -> HouseholdStore {
        var store = self
        store.changed = changed
        return store
    }

    /// Whether the file, or its folder, can only be read.
    package var isReadOnly: Bool { queue.configuration.readonly }

    /// Throws where the file is somebody else's, whom the system would keep from it but for its rights.
    ///
    /// - Throws: ``StoreError/notOwn(path:)``.
    package func checkOwner() throws(StoreError) {
        guard try Files.status(of: path).isInOwnHands else { throw .notOwn(path: path) }
    }

    /// Lends what the data file says to `body`; everything it reads is from one moment.
    ///
    /// - Throws: ``StoreError``, or what `body` throws.
    package func read<Value>(_ body: (consuming Facts) throws -> Value) throws -> Value {
        begins()
        do {
            try checkPlace()
            return try readers.lend { reader in
                try reader.writeWithoutTransaction { database in
                    try Self.readTransaction(on: database) {
                        let facts = Facts(connection(to: database, nil))
                        return try body(facts)
                    }
                }
            }
        } catch {
            throw translated(error)
        }
    }

    /// Lends an immediate transaction to `body`: committed when it returns, rolled back when it throws.
    ///
    /// - Throws: ``StoreError``, or what `body` throws.
    package func write<Value>(_ body: (consuming Transaction) throws -> Value) throws -> Value {
        begins()
        do {
            try checkPlace()
            let watch = StateWatch()
            let (value, changes) = try queue.write { database in
                try checkPlace()
                let connection = connection(to: database, watch)
                let value = try body(Transaction(connection))
                try watch.keep(on: connection)
                return (value, try progress(behind: connection))
            }
            patience.recovers()
            if let changed { changes.forEach(changed) }
            // What is done is done: where this fails, the next to open the file does it.
            if watch.hasErased { try? queue.writeWithoutTransaction(Self.sweep) }
            return value
        } catch {
            throw translated(error)
        }
    }

    /// How far the households have come that a transaction has changed, where anybody wants to hear that.
    private func progress(behind connection: Connection) throws -> [HouseholdProgress] {
        guard changed != nil, let households = connection.changed?.all else { return [] }
        let facts = Facts(connection)
        var progress: [HouseholdProgress] = []
        for household in households { progress.append(try facts.progress(of: household)) }
        return progress
    }

    /// Runs `body` in a transaction that sees one moment of the file.
    ///
    /// GRDB's own `read` switches the whole connection to reading and back, on which SQLite prepares all kept
    /// statements anew; here each statement is looked at instead, by ``Connection``.
    static func readTransaction<Value>(
        on database: Database, _ body: () throws -> Value
    ) throws -> Value {
        try database.cachedStatement(sql: "BEGIN DEFERRED TRANSACTION").execute()
        do {
            let value = try body()
            try database.cachedStatement(sql: "COMMIT TRANSACTION").execute()
            return value
        } catch {
            try? database.rollback()
            throw error
        }
    }

    /// Refuses where another file has come in the place of the one that is open: what would be written is in none that
    /// anybody finds again.
    private func checkPlace() throws(StoreError) {
        guard let found = try? FileStatus(of: path, followingLinks: true) else { return }
        guard found.identity == identity else { throw .replaced(path: path) }
    }

    /// Lets go of the file.
    func close() throws {
        try readers.close()
        try queue.close()
    }

    /// A number that is another one once another program, or another connection, has changed the file.
    package func foreignChanges() throws -> Int? {
        try queue.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    }

    /// Does `body` while nobody else reads or writes the file, unless somebody has changed it.
    ///
    /// - Returns: Whether it was done.
    func whileAlone(unlessChangedSince version: Int?, _ body: () throws -> Void) throws -> Bool {
        try queue.writeWithoutTransaction { database in
            // A change that was never finished is taken back with this, so that no journal of it is left.
            try database.execute(sql: "BEGIN EXCLUSIVE TRANSACTION")
            defer { try? database.rollback() }
            try checkPlace()
            guard try Int.fetchOne(database, sql: "PRAGMA data_version") == version else {
                return false
            }
            try body()
            return true
        }
    }

    /// A connection that may change something where somebody watches.
    private func connection(to database: Database, _ watch: StateWatch?) -> Connection {
        Connection(
            database: database, path: path, mayChange: watch != nil, watch: watch,
            changed: watch.map { _ in ChangedHouseholds() }, isStopped: isStopped)
    }

    /// What the error means to us; to be stopped while others hold the file is no fault of theirs.
    private func translated(_ error: any Error) -> any Error {
        let error = StoreError.translating(error, path: path)
        return error as? StoreError == .busy && isStopped() ? StoreError.interrupted : error
    }

    /// Takes how the households stand for how they are to stand, for tests that change it behind the queries.
    package func keepStates() throws {
        try write { try $0.keepStates() }
    }

    /// Lends the connection itself, for tests that look behind the queries.
    package func withDatabase<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try queue.writeWithoutTransaction(body)
    }
}
