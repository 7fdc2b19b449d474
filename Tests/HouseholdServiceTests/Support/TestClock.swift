import Credentials
import HouseholdModel
import SeededRandom
import Synchronization

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
    private let instant: Mutex<Instant>

    init(at instant: Instant) {
        self.instant = Mutex(instant)
    }

    var now: Instant { instant.withLock(\.self) }

    /// The same clock as the gate takes it.
    var wall: WallClock { WallClock { self.now } }

    func advance(milliseconds: Int64) {
        instant.withLock { $0 = $0.adding(milliseconds: milliseconds) }
    }

    func advance(seconds: Int64) {
        advance(milliseconds: seconds * 1_000)
    }

    func advance(minutes: Int64) {
        advance(milliseconds: minutes * 60_000)
    }

    func advance(days: Int64) {
        instant.withLock { $0 = $0.adding(days: days) }
    }
}

/// A source of randomness that gives the same bytes every time.
final class SeededBytes: Sendable {
    private let generator: Mutex<SeededGenerator>

    init(seed: UInt64) {
        generator = Mutex(SeededGenerator(seed: seed))
    }

    var source: RandomSource {
        RandomSource { count in
            self.generator.withLock { generator in
                (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            }
        }
    }
}
