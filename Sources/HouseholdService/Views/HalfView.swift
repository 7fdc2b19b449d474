import HouseholdModel

/// That house rules leave half of the points for a chore.
package struct HalfView: Codable, Hashable, Sendable {
    /// What all of them would be.
    package let of: Int
    /// The names of these rules.
    package let rules: [String]

    /// Creates a view of it.
    package init(of full: Int, rules: [String]) {
        (of, self.rules) = (full, rules)
    }

    init(_ half: Completion.Half) {
        self.init(of: half.full.points, rules: half.rules)
    }
}
