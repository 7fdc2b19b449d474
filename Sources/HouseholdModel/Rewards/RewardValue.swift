/// How many points a reward takes, or what it costs: 1 to 1,000,000.
package struct RewardValue: PointsValue {
    /// How many points there can be.
    package static let range = 1...1_000_000

    /// The points.
    package let points: Int

    /// Creates a value, or returns `nil` when `points` is not within ``range``.
    package init?(_ points: Int) {
        guard Self.range.contains(points) else { return nil }
        self.points = points
    }
}
