package import HouseholdModel

/// When a chore is due, as `due` in JSON.
package struct DueView: Codable, Hashable, Sendable {
    /// The day.
    package let day: Day
    /// The time, or `null` for the end of the day.
    package var time: TimeOfDay?
    /// The household's zone.
    package let zone: Zone
    /// Whether the time is over and the chore not done.
    package let late: Bool
}
