import Synchronization

/// What was cut from a line, for Ctrl-Y in the same or a later one.
///
/// It belongs to the person who cut it, so the shell makes another one whenever somebody else comes.
package final class CutText: Sendable {
    private let text = Mutex("")

    package init() {}

    /// Forgets what was cut.
    package func clear() {
        last = ""
    }

    var last: String {
        get { text.withLock { $0 } }
        set { text.withLock { $0 = newValue } }
    }
}
