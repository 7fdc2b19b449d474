import Synchronization

/// For how long one waits for the programs that hold the data file.
///
/// A line of the shell asks several things, and a server has others behind the first: whoever has waited in vain once asks
/// only briefly from then on, until the file is free again, so that they wait once and not for each.
final class Patience: Sendable {
    private let isExhausted = Atomic(false)

    /// Whether to try once more; a try takes some three milliseconds, so it is about ten seconds the first time, and a
    /// quarter of one after that.
    func lasts(after tries: Int) -> Bool {
        guard tries >= (isExhausted.load(ordering: .relaxed) ? 90 : 3_600) else { return true }
        isExhausted.store(true, ordering: .relaxed)
        return false
    }

    /// Something could be written: who only reads may find the file free while another reader keeps all from being written.
    func recovers() {
        isExhausted.store(false, ordering: .relaxed)
    }
}
