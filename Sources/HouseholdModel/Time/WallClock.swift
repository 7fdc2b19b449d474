/// The only source of the current time.
package struct WallClock: Sendable {
    /// Returns the current time.
    package let now: @Sendable () -> Instant

    /// Creates a clock that asks `now`.
    package init(now: @escaping @Sendable () -> Instant) {
        self.now = now
    }

    /// A clock that always shows `instant`.
    package static func stopped(at instant: Instant) -> WallClock {
        WallClock { instant }
    }
}
