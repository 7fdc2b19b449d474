/// How often, and how far apart, it is tried to send a message that did not get through.
package enum DeliveryPace {
    /// For how long it is tried: a day, in milliseconds.
    package static let span: Int64 = 86_400_000
    /// How often at most, also where the clock says that no day has passed.
    private static let most = 50
    /// The first distance, and the longest one, in milliseconds.
    private static let (first, longest): (Int64, Int64) = (30_000, 7_200_000)
    /// How long whoever took a message to send it has it alone, in milliseconds.
    package static let lease: Int64 = 180_000

    /// When to try again what was tried `tries` times by `now`.
    ///
    /// The distances double; each is up to a quarter longer or shorter, so that what failed at once does not come again at
    /// once. What the other side asks for holds where that is longer.
    ///
    /// - Parameters:
    ///   - tries: How often it was tried, at least once.
    ///   - start: When the message came up.
    ///   - now: The moment.
    ///   - asked: After how many milliseconds the other side wants to be asked again.
    ///   - jitter: A random number.
    /// - Returns: The moment, or `nil` where by then a day has passed since the message came up, or it was tried often enough.
    package static func next(
        after tries: Int, since start: Instant, at now: Instant, asked: Int64?, jitter: UInt8
    ) -> Instant? {
        guard tries < most else { return nil }
        let doubled = min(longest, first << Int64(min(max(tries, 1) - 1, 16)))
        let spread = doubled / 2 * Int64(jitter) / 255 - doubled / 4
        let next = now.adding(milliseconds: max(doubled + spread, min(asked ?? 0, span)))
        return next < start.adding(milliseconds: span) ? next : nil
    }
}
