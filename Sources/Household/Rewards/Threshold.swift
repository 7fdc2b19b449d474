/// How many points a reward takes: 1 to 1,000,000.
public struct Threshold: Hashable, Sendable {
    /// The points.
    public let points: Int

    /// Creates a threshold, or returns `nil` when `points` is not from 1 to 1,000,000.
    public init?(_ points: Int) {
        guard (1...1_000_000).contains(points) else { return nil }
        self.points = points
    }
}
