package import Credentials
public import Household

/// What the gate takes from outside: time, chance and the cost of hashing.
public struct Surroundings: Sendable {
    /// The time.
    public let clock: WallClock
    let random: RandomSource
    let hasher: PasswordHasher
    let boot: @Sendable () -> BootInstant?

    /// Surroundings that tests control.
    package init(
        clock: WallClock, random: RandomSource, hasher: PasswordHasher,
        boot: @escaping @Sendable () -> BootInstant?
    ) {
        self.clock = clock
        self.random = random
        self.hasher = hasher
        self.boot = boot
    }

    /// Those of a program, after asking the system to keep its memory from others.
    ///
    /// - Parameters:
    ///   - folder: Where the programs of this computer count the hashes that they make at once.
    ///   - now: The time in milliseconds since 1970-01-01T00:00:00Z.
    /// - Returns: The surroundings, or `nil` when the memory can't be kept from others.
    public static func ofProcess(
        slots folder: String, now: @escaping @Sendable () -> Int64
    ) -> Surroundings? {
        guard ProcessHardening.apply() else { return nil }
        return Surroundings(
            clock: WallClock { Instant(milliseconds: now()) }, random: .system,
            hasher: PasswordHasher(slots: HashingSlots(directory: folder)),
            boot: { BootInstant.now() })
    }
}
