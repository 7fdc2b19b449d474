import HouseholdModel

/// A calendar that was written, for other programs or to be printed, as `written_calendar` in JSON.
struct WrittenCalendarView: Codable, Sendable {
    let file: String
    /// How many events, to-dos or boxes are in it.
    let entries: Int
    /// The first day.
    let from: Day
    /// The last day.
    let to: Day
}
