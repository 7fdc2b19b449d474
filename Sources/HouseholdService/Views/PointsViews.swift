public import Household

/// A member's points, as `points` in JSON.
public struct PointsView: Codable, Sendable {
    /// Whose they are.
    public let member: String
    /// All that were ever earned.
    public let earned: Int
    /// What can be spent.
    public let balance: Int
    /// What waits for a parent's OK.
    public let pending: Int
    /// What is set aside for a request.
    public let reserved: Int
    /// Earned this week.
    public let week: Int
    /// Earned this month.
    public let month: Int
    /// How many chores were done.
    public let completed: Int
}

/// A line of a member's history, as `entry` in JSON.
public struct EntryView: Codable, Sendable {
    /// Its place in the household's book.
    public let seq: Int
    /// When.
    public let at: String
    /// Whose points.
    public let member: String
    /// Why they moved.
    public let kind: EntryKind
    /// How the balance changed.
    public let points: Int
    /// By whom.
    public let by: String
    /// For which chore.
    public var chore: Number?
    /// For which reward.
    public var reward: Number?
    /// The reason that was given.
    public var why: String?
}

/// A reward, as `reward` in JSON.
public struct RewardView: Codable, Sendable {
    /// That a member has reached it.
    public struct Reached: Codable, Sendable {
        /// Who.
        public let member: String
        /// When.
        public let at: String
    }

    /// How far a member is.
    public struct Progress: Codable, Sendable {
        /// Who.
        public let member: String
        /// The points that count.
        public let points: Int
    }

    /// By what people name it.
    public let number: Number
    /// What it is.
    public let title: String
    /// More about it.
    public var description: String?
    /// `milestone`, until there is a shop.
    public let kind: String
    /// How many points it takes.
    public let points: Int
    /// Who can reach it.
    public let `for`: [String]
    /// Whether it comes again.
    public let `repeat`: String
    /// How many there are.
    public var stock: Int?
    /// Who has reached it.
    public let reached: [Reached]
    /// How far those are whom the caller may see.
    public let progress: [Progress]
    /// `active` or `retired`.
    public let state: String
}

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
