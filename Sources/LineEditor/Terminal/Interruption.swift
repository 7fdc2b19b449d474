import Glibc
import Synchronization

/// Ctrl-C while a command runs: it is taken note of, and ends nothing.
package enum Interruption {
    private static let isHeeded = Atomic<Bool>(false)
    private static let flag = Atomic<Bool>(false)

    /// Whether it came since the command began that runs.
    package static var hasCome: Bool {
        isHeeded.load(ordering: .sequentiallyConsistent)
            && flag.load(ordering: .sequentiallyConsistent)
    }

    /// Begins to take note of it, and forgets what came before.
    package static func begin() {
        flag.store(false, ordering: .sequentiallyConsistent)
        isHeeded.store(true, ordering: .sequentiallyConsistent)
        heed(SIGINT)
    }

    /// From now on takes being told to end by the system for the same.
    package static func heedTermination() {
        heed(SIGTERM)
    }

    private static func heed(_ signal: Int32) {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in
            Interruption.flag.store(true, ordering: .sequentiallyConsistent)
        }
        action.sa_flags = Int32(SA_RESTART)
        unsafe sigaction(signal, &action, nil)
    }

    /// Lets it mean nothing until the next command begins.
    package static func end() {
        isHeeded.store(false, ordering: .sequentiallyConsistent)
    }
}
