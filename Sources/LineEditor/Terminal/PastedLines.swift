import Synchronization

/// How many lines were pasted of which the line is made that somebody has run.
///
/// It belongs to one question, whose answer is a line all the same.
package final class PastedLines: Sendable {
    private let lines = Mutex(0)

    /// Nothing was pasted yet.
    package init() {}

    /// How many; 0 where it is typed, or pasted as one.
    package var count: Int {
        get { lines.withLock { $0 } }
        set { lines.withLock { $0 = newValue } }
    }
}
