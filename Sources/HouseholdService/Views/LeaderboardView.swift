public import Household

/// What a household's members have earned or done in a period, as `leaderboard` in JSON.
public struct LeaderboardView: Codable, Sendable {
    /// One member's place.
    public struct Row: Codable, Sendable {
        /// The place; `null` where the board shows shares and nothing was due to the member.
        public var rank: Int?
        /// The name to sign in with.
        public var username: String?
        /// What the person is called.
        public let name: String
        /// The picture, where the asker may see it.
        public var avatar: String?
        /// The points of the period.
        public let points: Int
        /// Where the board shows shares, how much of what was due to the member is done, in whole percent.
        public var share: Int?
    }

    /// What all have earned together whom the caller may see.
    public struct Team: Codable, Sendable {
        /// The points of the period.
        public let points: Int
        /// The points of the period before it; `null` for all time.
        public var before: Int?
    }

    /// What it shows: `points`, `share`, `team` or `off`.
    public let mode: Leaderboard.Mode
    /// The period.
    public let period: Period
    /// Its first day.
    public var from: String?
    /// Its last day.
    public var to: String?
    /// The rows, first place first; none where all count together, or nothing is shown.
    public let rows: [Row]
    /// Where all count together, what they have earned.
    public var team: Team?
    /// How many members are hidden from the caller.
    public let hidden: Int
}
