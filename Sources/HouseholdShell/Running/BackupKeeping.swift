import HouseholdModel
import HouseholdService
import Synchronization

/// Keeps copies of the data file while a household is served, and knows when the last one was made.
final class BackupKeeping: Sendable {
    private struct State {
        var last: Instant?
        /// When it is tried again after it did not work.
        var nextTry: Instant?

        func isDue(at now: Instant) -> Bool {
            if let nextTry, now < nextTry { return false }
            return last.map { Zone.utc.day(at: $0) != Zone.utc.day(at: now) } ?? true
        }
    }

    /// How long it is not tried again, in milliseconds: a disk that is full stays so for a while, and a copy keeps others from
    /// the data file.
    private static let pause: Int64 = 3_600_000

    private let folder: String
    private let state = Mutex(State())

    /// Keeps them in `folder`.
    init(in folder: String) {
        self.folder = folder
    }

    /// When the last copy was made; `nil` where none is known of.
    var last: Instant? { state.withLock(\.last) }

    /// Has a copy made where there is none of this day.
    ///
    /// - Throws: What hinders it, each hour at most.
    func keep(of gate: Gate, at now: Instant) async throws(ServiceError) {
        guard state.withLock({ $0.isDue(at: now) }) else { return }
        do {
            let last = try await gate.keepBackup(in: folder)
            state.withLock { $0 = State(last: last) }
        } catch {
            state.withLock { $0.nextTry = now.adding(milliseconds: Self.pause) }
            throw error
        }
    }
}
