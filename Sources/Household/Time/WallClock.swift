/// The only source of the current time.
public struct WallClock: Sendable {
    /// Returns the current time.
    public let now: @Sendable () -> Instant

    /// Creates a clock that asks `now`.
    public init(now: @escaping @Sendable () -> Instant) {
        self.now = now
    }

    /// A clock that always shows `instant`.
    public static func stopped(at instant: Instant) -> WallClock {
        WallClock { instant }
    }
}
