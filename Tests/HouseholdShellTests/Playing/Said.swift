import Synchronization

/// What a program said.
final class Said: Sendable {
    private let parts = Mutex<[(text: String, isResult: Bool)]>([])

    func append(_ text: String, isResult: Bool) {
        parts.withLock { $0.append((text, isResult)) }
    }

    var everything: String { parts.withLock { $0.map(\.text).joined() } }
    var results: String { parts.withLock { $0.filter(\.isResult).map(\.text).joined() } }
    var messages: String { parts.withLock { $0.filter { !$0.isResult }.map(\.text).joined() } }
}
