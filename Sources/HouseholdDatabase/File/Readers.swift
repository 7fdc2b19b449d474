import GRDB
import Synchronization

/// The connections through which the data file is read: the one that writes, or others beside it, so that where many ask at
/// once they wait neither for each other nor for a change that is not committed yet.
///
/// They are connections like any other and no pool of GRDB's, which would set the file to WAL. None is opened for reading
/// only: whoever comes first after a program that died in the middle of a change has to take that change back.
final class Readers: Sendable {
    private let queues: [DatabaseQueue]
    /// For how many each is in use, or waited for.
    private let uses: Mutex<[Int]>

    /// Those that read, of which there is at least one.
    init(_ first: DatabaseQueue, _ others: [DatabaseQueue] = []) {
        queues = [first] + others
        uses = Mutex(queues.map { _ in 0 })
    }

    /// Lends `body` the one that fewest use.
    func lend<Value>(_ body: (DatabaseQueue) throws -> Value) rethrows -> Value {
        let place = uses.withLock { uses in
            let place = uses.indices.min { uses[$0] < uses[$1] } ?? 0
            uses[place] += 1
            return place
        }
        defer { uses.withLock { $0[place] -= 1 } }
        return try body(queues[place])
    }

    /// Lets go of the file.
    func close() throws {
        for queue in queues { try queue.close() }
    }
}
