package import HouseholdModel
package import HouseholdService
import Synchronization

/// Keeps copies of the data file while a household is served, and knows when the last one was made.
package final class BackupKeeping: Sendable {
    private struct State {
        var last: Instant?
        /// The day of which there is a copy.
        var day: Day?
        /// When it is tried again after it did not work.
        var nextTry: Instant?

        /// Whether it is to be tried; a clock that was wrong when it did not work is not waited for.
        func isDue(on day: Day, at now: Instant) -> Bool {
            if let nextTry, now < nextTry, nextTry <= now.adding(milliseconds: pause) {
                return false
            }
            return self.day != day
        }
    }

    /// How long it is not tried again, in milliseconds: a disk that is full stays so for a while.
    private static let pause: Int64 = 3_600_000
    /// When a day begins, in milliseconds after midnight: at night, since others wait while a copy is made.
    private static let dawn: Int64 = 3 * 3_600_000

    private let folder: String
    private let zone: Zone
    private let state = Mutex(State())

    /// Keeps them in `folder`, one of each day in `zone`.
    package init(in folder: String, at zone: Zone) {
        (self.folder, self.zone) = (folder, zone)
    }

    /// When the last copy was made; `nil` where none is known of.
    package var last: Instant? { state.withLock(\.last) }

    /// Has a copy made where there is none of this day.
    ///
    /// - Throws: What hinders it, each hour at most.
    package func keep(of gate: Gate, at now: Instant) async throws(ServiceError) {
        let day = zone.day(at: now.adding(milliseconds: -Self.dawn))
        let (isDue, isFirst) = state.withLock { ($0.isDue(on: day, at: now), $0.last == nil) }
        guard isDue else { return }
        do {
            if isFirst {
                let last = try await gate.lastBackup(in: folder)
                state.withLock { $0.last = last }
            }
            let last = try await gate.keepBackup(of: day, in: folder)
            state.withLock { state in
                state = last.map { State(last: $0, day: day) } ?? State(last: state.last)
            }
        } catch {
            state.withLock { $0.nextTry = now.adding(milliseconds: Self.pause) }
            throw error
        }
    }
}
