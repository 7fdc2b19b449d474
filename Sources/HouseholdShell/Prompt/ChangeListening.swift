import HouseholdService
import Synchronization

/// Listens, for as long as somebody sits at the prompt, to whatever tells that something happened at home.
///
/// It goes on from line to line: what happens while a line runs is looked at once the next one is typed.
final class ChangeListening: Sendable {
    private struct State {
        /// For whom is listened.
        var caller: Caller?
        var listening: Task<Void, Never>?
        /// Whether nobody tells them anything any more, or ever did.
        var isOver = true
        /// Whether something happened at which nobody has looked yet.
        var isNew = false
        /// Where whoever looks waits.
        var looker: AsyncStream<Void>.Continuation?
    }

    private let state = Mutex(State())

    deinit {
        state.withLock(\.listening)?.cancel()
    }

    /// Listens at `door` for `caller` from now on, unless it does so already.
    ///
    /// - Returns: Whether somebody tells of what happens.
    func listen(at door: any Door, as caller: Caller) -> Bool {
        let known: Bool? = state.withLock { $0.caller == caller ? !$0.isOver : nil }
        if let known { return known }
        let changes = door.changes(of: caller)
        state.withLock { state in
            state.listening?.cancel()
            state.caller = caller
            (state.isNew, state.isOver) = (false, changes == nil)
            state.listening = changes.map { changes in
                Task { [weak self] in
                    for await _ in changes { self?.note() }
                    if !Task.isCancelled { self?.end(for: caller) }
                }
            }
        }
        return changes != nil
    }

    private func note() {
        state.withLock { state in
            state.isNew = true
            state.looker?.yield()
        }
    }

    private func end(for caller: Caller) {
        state.withLock { if $0.caller == caller { $0.isOver = true } }
    }

    /// Has an element when something happened, at once where that was before; only the last one who asks for it gets any.
    func happenings() -> AsyncStream<Void> {
        let (happenings, looker) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            state.looker?.finish()
            state.looker = looker
            if state.isNew { looker.yield() }
        }
        return happenings
    }

    /// Has whoever waits look, since it is time.
    func ring() {
        state.withLock { _ = $0.looker?.yield() }
    }

    /// Notes that somebody looks at all that has happened until now.
    func beginLook() {
        state.withLock { $0.isNew = false }
    }
}
