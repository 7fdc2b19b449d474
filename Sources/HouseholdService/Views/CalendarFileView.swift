import HouseholdModel

/// A calendar file that is kept for a member: for the program itself, never for people.
package struct CalendarFileView: Codable, Sendable {
    /// Where it lies.
    package let path: String
    /// Whether to-dos stand in it in place of events.
    package let hasToDos: Bool
    /// For whom it is.
    let member: Member.ID
    /// How that member signs in.
    package let username: String
    /// What the member's household is called.
    package let household: String
    /// What the member is called.
    package let name: String
    /// What the file has that is up to date: otherwise it is once something happened, and each day.
    package let state: String
}
