import Credentials
import SeededRandom
import Synchronization

/// A source of randomness that gives the same bytes every time.
final class SeededBytes: Sendable {
    private let generator: Mutex<SeededGenerator>

    init(seed: UInt64) {
        generator = Mutex(SeededGenerator(seed: seed))
    }

    var source: RandomSource {
        RandomSource { count in
            self.generator.withLock { generator in
                (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            }
        }
    }
}
