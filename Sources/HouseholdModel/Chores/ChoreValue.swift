/// What a chore is worth: 0 to 10,000 points.
package struct ChoreValue: PointsValue {
    /// The points.
    package let points: Int

    /// Creates a value, or returns `nil` when `points` is not from 0 to 10,000.
    package init?(_ points: Int) {
        guard (0...10_000).contains(points) else { return nil }
        self.points = points
    }

    private init(unchecked points: Int) {
        self.points = points
    }

    /// Half of it, rounded up to a whole point.
    package var half: ChoreValue { ChoreValue(unchecked: (points + 1) / 2) }

    /// What a to-do of one's own is worth.
    package static let nothing = ChoreValue(unchecked: 0)

    /// What a chore is worth when nobody says otherwise.
    package static let one = ChoreValue(unchecked: 1)
}
