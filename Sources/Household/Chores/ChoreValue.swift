/// What a chore is worth: 0 to 10,000 points.
public struct ChoreValue: Hashable, Sendable, Codable {
    /// The points.
    public let points: Int

    /// Creates a value, or returns `nil` when `points` is not from 0 to 10,000.
    public init?(_ points: Int) {
        guard (0...10_000).contains(points) else { return nil }
        self.points = points
    }

    private init(unchecked points: Int) {
        self.points = points
    }

    /// What a to-do of one's own is worth.
    public static let nothing = ChoreValue(unchecked: 0)

    /// What a chore is worth when nobody says otherwise.
    public static let one = ChoreValue(unchecked: 1)

    /// Reads and checks the points.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = ChoreValue(try container.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "points")
        }
        self = value
    }

    /// Writes the points.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(points)
    }
}
