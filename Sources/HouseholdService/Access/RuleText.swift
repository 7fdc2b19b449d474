/// Rules of a household as they were written, to be read where they are asked.
package struct RuleText: Codable, Sendable {
    private let text: String

    /// The text of `rules`, without the walls.
    package init(_ rules: HouseRules) {
        text = rules.own
    }

    /// The rules inside the walls.
    ///
    /// - Throws: ``RulesProblem/broken(_:)``.
    package func rules() throws(ServiceError) -> HouseRules {
        try HouseRules.insideWalls(text, from: "rules")
    }
}
