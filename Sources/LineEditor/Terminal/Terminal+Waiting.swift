import Synchronization

extension Terminal {
    /// Shows that something goes on once it has taken a second, and takes that away again at its end.
    ///
    /// Where the cursor is not to move, or can't, it is a line every five seconds.
    ///
    /// - Parameters:
    ///   - text: What is shown.
    ///   - inLines: Whether the cursor is not to move.
    ///   - pause: Waits for a while; throws where that is cancelled.
    /// - Returns: What is called at the end.
    package func showWaiting(
        _ text: String, inLines: Bool,
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) -> @Sendable () -> Void {
        let isMoving = !inLines && !isDumb
        let notice = WaitingNotice()
        let task = Task.detached {
            for count in 1... {
                try await pause(.seconds(isMoving ? 1 : 5))
                let dots = String(repeating: ".", count: (count - 1) % 3 + 1)
                notice.show { write(isMoving ? "\r\(text)\(dots)\u{1B}[K" : "\(text).\n") }
            }
        }
        return {
            task.cancel()
            notice.end { if isMoving { write("\r\u{1B}[K") } }
        }
    }
}

/// What somebody was told who waits; nothing is shown any more after its end.
private final class WaitingNotice: Sendable {
    private enum State { case unseen, shown, over }

    private let state = Mutex(State.unseen)

    func show(_ write: () -> Void) {
        state.withLock { state in
            guard state != .over else { return }
            write()
            state = .shown
        }
    }

    func end(_ remove: () -> Void) {
        state.withLock { state in
            if state == .shown { remove() }
            state = .over
        }
    }
}
