package import HouseholdModel

/// How a member does.
///
/// In JSON: `{"member":"mia","completed":17,"due":14,"on_time":12,"on_time_percent":85|null,"weekdays":
/// [{"weekday":"monday","completed":3}],"streak":{"current":3,"best":9}|null,"weeks":
/// [{"from":"2026-09-07","points":12}]}`.
package struct StatsView: Codable, Sendable {
    /// How many weeks are looked at, with this one.
    package static let weekCount = 12

    /// What was done on a day of the week, all weeks together.
    package struct WeekdayCount: Codable, Sendable {
        /// The day.
        package let weekday: Weekday
        /// How many chores.
        package let completed: Int
    }

    /// Days in a row on which all that was due was done by the end of the day.
    package struct Streak: Codable, Sendable {
        /// Among how many days it is looked for: the last ones on which something was due.
        package static let dayCount = 366

        /// Until now.
        package let current: Int
        /// The most.
        package let best: Int
    }

    /// What was earned in a week.
    package struct Week: Codable, Sendable {
        /// Its first day.
        package let from: Day
        /// The points.
        package let points: Int
    }

    /// Whose numbers they are.
    package let member: String
    /// How many chores were ever done and, where a parent looks, found good.
    package let completed: Int
    /// How many were due to the member in the weeks that are looked at, and are done or late.
    package let due: Int
    /// How many of these were done by the end of their day.
    package let onTime: Int
    /// The same in whole percent; `null` where none was due.
    package var onTimePercent: Int?
    /// How many were done in those weeks on each day of the week, the household's first day first.
    package let weekdays: [WeekdayCount]
    /// Days in a row; `null` where the member keeps achievements private.
    package var streak: Streak?
    /// The points of each week, earliest first.
    package let weeks: [Week]
}
