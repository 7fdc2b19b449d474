import Glibc
import Synchronization

/// Ctrl-C while no line is asked for: it is taken note of, and ends nothing.
public enum Interruption {
    private static let flag = Atomic<Bool>(false)

    /// Whether it came since ``await()``.
    public static var hasCome: Bool { flag.load(ordering: .sequentiallyConsistent) }

    /// Forgets what came before, and takes note of what comes from now on.
    public static func await() {
        flag.store(false, ordering: .sequentiallyConsistent)
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in
            Interruption.flag.store(true, ordering: .sequentiallyConsistent)
        }
        action.sa_flags = Int32(SA_RESTART)
        unsafe sigaction(SIGINT, &action, nil)
    }
}
