/// How many points a reward takes, or what it costs: 1 to 1,000,000.
package struct RewardValue: PointsValue {
    /// The points.
    package let points: Int

    /// Creates a value, or returns `nil` when `points` is not from 1 to 1,000,000.
    package init?(_ points: Int) {
        guard (1...1_000_000).contains(points) else { return nil }
        self.points = points
    }
}
