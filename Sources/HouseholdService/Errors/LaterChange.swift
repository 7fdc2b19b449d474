package import HouseholdModel

/// A change that came after another one, which can't be taken back before it.
package struct LaterChange: Hashable, Sendable, Codable {
    /// Who made it, and when on the household's clocks.
    package struct Deed: Hashable, Sendable, Codable {
        package let who: Name
        package let action: Action
        /// The day, unless it is today.
        package let day: Day?
        package let time: TimeOfDay
    }

    /// What it was done to, such as `chore 12`.
    package let thing: Phrase
    /// What is known of it.
    package var deed: Deed?
}
