package import HouseholdModel

/// A rule of a household as it was written.
package struct WrittenRuleView: Codable, Sendable {
    /// What it is called.
    package let name: String
    /// What whoever is refused by it reads, where that stands in it.
    package let say: String?
    /// All of it.
    package let text: String
    /// Whether it came with the program.
    package let isShipped: Bool
    /// The trial of rules before the end of which none is set or removed, if there is one.
    package let trial: Trial?

    /// A trial of rules that has begun or is to come.
    package struct Trial: Codable, Sendable {
        /// The last day of it.
        package let until: Day
        /// Whether it is of this rule.
        package let isItsOwn: Bool
    }
}
