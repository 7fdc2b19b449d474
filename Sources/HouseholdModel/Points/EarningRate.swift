/// How fast somebody earns points, from what came in each of some weeks.
package struct EarningRate: Hashable, Sendable {
    /// Points a week, on average of the slower half of the weeks.
    package let slow: Double
    /// Points a week, on average of the faster half of the weeks.
    package let fast: Double

    /// The pace of weeks in which so many points came.
    package init(_ weeks: [Int]) {
        let ordered = weeks.sorted()
        slow = Self.mean(ordered.prefix((ordered.count + 1) / 2))
        fast = Self.mean(ordered.suffix((ordered.count + 1) / 2))
    }

    private static func mean(_ weeks: ArraySlice<Int>) -> Double {
        weeks.isEmpty ? 0 : Double(weeks.reduce(0, +)) / Double(weeks.count)
    }

    /// Returns the day on which `points` more will have come at so many a week, or `nil` where that is never or
    /// more than ten years away.
    package func day(of points: Int, at pace: Double, from today: Day) -> Day? {
        guard points > 0 else { return today }
        let days = (Double(points) * 7 / pace).rounded(.up)
        guard pace > 0, days <= 3_652 else { return nil }
        return today.adding(days: Int(days))
    }
}
