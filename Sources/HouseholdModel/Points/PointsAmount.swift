/// How many points a parent gives or takes at once: 1 to 10,000.
package struct PointsAmount: PointsValue {
    /// The points.
    package let points: Int

    /// Creates an amount, or returns `nil` when `points` is not from 1 to 10,000.
    package init?(_ points: Int) {
        guard (1...10_000).contains(points) else { return nil }
        self.points = points
    }

    /// Whether it is more than a parent gives or takes in passing.
    package var isLarge: Bool { points > 100 }
}
