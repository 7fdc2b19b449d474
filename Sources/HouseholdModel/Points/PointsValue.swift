/// A number of points within limits.
package protocol PointsValue: Hashable, Sendable, Codable {
    /// The points.
    var points: Int { get }

    /// Creates a value, or returns `nil` when `points` is not within the limits.
    init?(_ points: Int)
}

extension PointsValue {
    /// Reads and checks the points.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Self(try container.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "points")
        }
        self = value
    }

    /// Writes the points.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(points)
    }
}
