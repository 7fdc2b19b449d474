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
}
