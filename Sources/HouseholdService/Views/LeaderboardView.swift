public import Household

/// The members in the order of their points, as `leaderboard` in JSON.
public struct LeaderboardView: Codable, Sendable {
    /// One member's place.
    public struct Row: Codable, Sendable {
        /// The place.
        public let rank: Int
        /// The name to sign in with.
        public var username: String?
        /// What the person is called.
        public let name: String
        /// The points of the period.
        public let points: Int
    }

    /// The period.
    public let period: Period
    /// Its first day.
    public var from: String?
    /// Its last day.
    public var to: String?
    /// The rows, first place first.
    public let rows: [Row]
    /// How many members are hidden from the caller.
    public let hidden: Int
}
