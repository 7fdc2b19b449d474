package import HouseholdModel

/// What a household's members have earned or done in a period, as `leaderboard` in JSON.
package struct LeaderboardView: Codable, Sendable {
    /// One member's place.
    package struct Row: Codable, Sendable {
        /// The place; `null` where the board shows shares and nothing was due to the member.
        package var rank: Int?
        /// The name to sign in with.
        package var username: String?
        /// What the person is called.
        package let name: String
        /// The picture, where the asker may see it.
        package var avatar: String?
        /// The points of the period.
        package let points: Int
        /// Where the board shows shares, how much of what was due to the member is done, in whole percent.
        package var share: Int?
    }

    /// What all have earned together whom the caller may see.
    package struct Team: Codable, Sendable {
        /// The points of the period.
        package let points: Int
        /// The points of the period before it; `null` for all time.
        package var before: Int?
    }

    /// What it shows: `points`, `share`, `team` or `off`.
    package let mode: Leaderboard.Mode
    /// The period.
    package let period: Period
    /// Its first day.
    package var from: Day?
    /// Its last day.
    package var to: Day?
    /// The rows, first place first; none where all count together, or nothing is shown.
    package let rows: [Row]
    /// Where all count together, what they have earned.
    package var team: Team?
    /// How many members are hidden from the caller.
    package let hidden: Int
}
