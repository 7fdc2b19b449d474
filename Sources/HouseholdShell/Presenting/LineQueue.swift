import Synchronization

/// Lines that are taken one after the other.
final class LineQueue: Sendable {
    private let lines: Mutex<[String]>

    init(_ lines: some Sequence<String>) {
        self.lines = Mutex(lines.reversed())
    }

    func next() -> String? {
        lines.withLock { $0.popLast() }
    }
}
