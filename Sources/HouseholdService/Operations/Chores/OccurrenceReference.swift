package import HouseholdModel

/// The date of a chore that somebody means: the one that is to be done, unless more is said.
package struct OccurrenceReference: Codable, Sendable {
    /// The chore's number.
    let number: Number
    /// The day on which it is due.
    let day: Day?
    /// Whose it is, where each has their own.
    let person: String?

    /// Creates what somebody means.
    package init(_ number: Number, on day: Day? = nil, of person: String? = nil) {
        self.number = number
        self.day = day
        self.person = person
    }
}
