/// How a member does.
///
/// In JSON: `{"member":"mia","completed":17,"due":14,"on_time":12,"on_time_percent":85|null,"weekdays":
/// [{"weekday":"monday","completed":3}],"streak":{"current":3,"best":9}|null,"weeks":
/// [{"from":"2026-09-07","points":12}]}`.
public struct StatsView: Codable, Sendable {
    /// How many weeks are looked at, with this one.
    public static let weekCount = 12

    /// What was done on a day of the week, all weeks together.
    public struct Weekday: Codable, Sendable {
        /// The day: `monday`.
        public let weekday: String
        /// How many chores.
        public let completed: Int
    }

    /// Days in a row on which all that was due was done by the end of the day.
    public struct Streak: Codable, Sendable {
        /// Among how many days it is looked for: the last ones on which something was due.
        public static let dayCount = 366

        /// Until now.
        public let current: Int
        /// The most.
        public let best: Int
    }

    /// What was earned in a week.
    public struct Week: Codable, Sendable {
        /// Its first day.
        public let from: String
        /// The points.
        public let points: Int
    }

    /// Whose numbers they are.
    public let member: String
    /// How many chores were ever done and, where a parent looks, found good.
    public let completed: Int
    /// How many were due to the member in the weeks that are looked at, and are done or late.
    public let due: Int
    /// How many of these were done by the end of their day.
    public let onTime: Int
    /// The same in whole percent; `null` where none was due.
    public var onTimePercent: Int?
    /// How many were done in those weeks on each day of the week, the household's first day first.
    public let weekdays: [Weekday]
    /// Days in a row; `null` where the member keeps achievements private.
    public var streak: Streak?
    /// The points of each week, earliest first.
    public let weeks: [Week]
}
