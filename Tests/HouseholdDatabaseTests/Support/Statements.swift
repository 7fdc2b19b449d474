import GRDB
import Synchronization

/// What a connection ran, or several threads said.
final class Statements: Sendable {
    private let list = Mutex<[String]>([])

    var all: [String] { list.withLock { $0 } }

    func add(_ text: String) {
        list.withLock { $0.append(text) }
    }

    func add(_ event: Database.TraceEvent) {
        guard case .statement(let statement) = event else { return }
        add(statement.expandedSQL)
    }
}
