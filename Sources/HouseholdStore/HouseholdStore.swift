package import GRDB
import Household

/// The data file: one SQLite database that several programs may have open at once.
public struct HouseholdStore: Sendable {
    private let queue: DatabaseQueue
    private let path: String
    private let isStopped: @Sendable () -> Bool

    init(queue: DatabaseQueue, path: String, isStopped: @escaping @Sendable () -> Bool) {
        self.queue = queue
        self.path = path
        self.isStopped = isStopped
    }

    /// Whether the file, or its folder, can only be read.
    public var isReadOnly: Bool { queue.configuration.readonly }

    /// Lends what the data file says to `body`; everything it reads is from one moment.
    ///
    /// - Throws: ``StoreError``, or what `body` throws.
    public func read<Value>(_ body: (consuming Facts) throws -> Value) throws -> Value {
        do {
            return try queue.read { database in
                let facts = Facts(connection(to: database))
                return try body(facts)
            }
        } catch {
            throw translated(error)
        }
    }

    /// Lends an immediate transaction to `body`: committed when it returns, rolled back when it throws.
    ///
    /// - Throws: ``StoreError``, or what `body` throws.
    public func write<Value>(_ body: (consuming Transaction) throws -> Value) throws -> Value {
        do {
            return try queue.write { database in
                let transaction = Transaction(connection(to: database))
                return try body(transaction)
            }
        } catch {
            throw translated(error)
        }
    }

    private func connection(to database: Database) -> Connection {
        Connection(database: database, path: path, isStopped: isStopped)
    }

    /// What the error means to us; to be stopped while others hold the file is no fault of theirs.
    private func translated(_ error: any Error) -> any Error {
        let error = StoreError.translating(error, path: path)
        return error as? StoreError == .busy && isStopped() ? StoreError.interrupted : error
    }

    /// Lends the connection itself, for tests that look behind the queries.
    package func withDatabase<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try queue.writeWithoutTransaction(body)
    }
}
