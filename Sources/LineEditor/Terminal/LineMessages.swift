import Glibc
import Synchronization

/// What is to be told to somebody who may be typing a line.
package final class LineMessages: Sendable {
    private let waiting = Mutex<[String]>([])
    /// Gets a byte for each message, so that whoever waits for a key wakes up.
    let wake: Int32
    private let writer: Int32

    /// Creates a queue without messages.
    package init() {
        let kind = [SOCK_STREAM, SOCK_CLOEXEC, SOCK_NONBLOCK].reduce(0) { $0 | $1.rawValue }
        var ends: [Int32] = [-1, -1]
        unsafe socketpair(AF_UNIX, Int32(kind), 0, &ends)
        (wake, writer) = (ends[0], ends[1])
    }

    deinit {
        close(wake)
        close(writer)
    }

    /// Has a message shown above the line that is typed, or above the next one.
    ///
    /// - Parameter text: Lines that are safe to write to a terminal, without the last line break.
    package func show(_ text: String) {
        waiting.withLock { $0.append(text) }
        var byte: UInt8 = 0
        unsafe write(writer, &byte, 1)
    }

    /// Returns the messages that were not shown yet, and forgets them.
    package func take() -> [String] {
        var byte: UInt8 = 0
        while unsafe read(wake, &byte, 1) == 1 {}
        return waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
