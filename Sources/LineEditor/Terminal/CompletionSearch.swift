import Dispatch
import Synchronization

/// A search for what could stand at the cursor, which has to be quick.
struct CompletionSearch {
    /// What one thread finds and another one waits for.
    private final class Outcome: Sendable {
        let completions = Mutex<Completions?>(nil)
        let isThere = DispatchSemaphore(value: 0)
    }

    /// What was found, or `nil` when it took too long.
    let result: Completions?

    /// Searches; the thread is held up until there is a result, or for as long as `patience`.
    init(
        _ complete: @escaping LineRequest.Completer, line: String, cursor: Int, patience: Duration
    ) {
        let outcome = Outcome()
        let search = Task {
            let completions = await complete(line, cursor)
            outcome.completions.withLock { $0 = completions }
            outcome.isThere.signal()
        }
        let limit = DispatchTimeInterval.milliseconds(Int(patience / .milliseconds(1)))
        guard outcome.isThere.wait(timeout: .now() + limit) == .success else {
            search.cancel()
            result = nil
            return
        }
        result = outcome.completions.withLock { $0 }
    }
}
