import Credentials
import Synchronization

/// A source of randomness that gives the same bytes every time (SplitMix64).
final class SeededBytes: Sendable {
    private let state: Mutex<UInt64>

    init(seed: UInt64) {
        state = Mutex(seed)
    }

    var source: RandomSource {
        RandomSource { count in (0..<count).map { _ in self.next() } }
    }

    private func next() -> UInt8 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31))
        }
    }
}
