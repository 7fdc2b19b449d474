import Foundation
import HouseholdModel
import Synchronization

extension Stage {
    /// Lets so many days go by.
    func pass(days: Int) {
        clock.withLock { $0 = $0.adding(milliseconds: Int64(days) * 86_400_000) }
    }

    /// Lets so many minutes go by.
    func pass(minutes: Int) {
        clock.withLock { $0 = $0.adding(milliseconds: Int64(minutes) * 60_000) }
    }

    /// Makes it that moment, by the clock of UTC.
    func setClock(_ moment: String) throws {
        let date = try Date("\(moment):00Z", strategy: .iso8601)
        clock.withLock { $0 = Instant(milliseconds: Int64(date.timeIntervalSince1970) * 1_000) }
    }
}
