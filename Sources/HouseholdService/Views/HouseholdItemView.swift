package import HouseholdModel

/// One of the households that somebody is in, as an item of `household list` in JSON.
package struct HouseholdItemView: Codable, Sendable {
    /// Its place in the list, by which it can be named as well.
    package let number: Int
    /// What the home is called.
    package let name: String
    /// What one is there.
    package let role: Role
    /// Since when.
    package let joinedAt: Instant
    /// Whether it is the one that one acts in.
    package let current: Bool
}
