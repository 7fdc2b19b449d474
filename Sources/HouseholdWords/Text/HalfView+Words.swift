package import HouseholdModel
package import HouseholdService

extension HalfView {
    /// How many points there are instead of how many, and by which rules: `5 instead of 10: siblings-half`.
    package func words(for points: Int) -> Phrase {
        "\(points) instead of \(of): \(rules.joined(separator: ", "))"
    }
}

extension Sequence<HalfView> {
    /// A line below a list in which some points are half, with the rules by which they are.
    package var below: [Phrase] {
        let rules = Set(flatMap(\.rules)).sorted()
        return rules.isEmpty ? [] : ["Half by house rules: \(rules.joined(separator: ", "))"]
    }
}

extension ChoreView {
    /// How many points it brings, or brought; where house rules leave half of them, instead of how many.
    package var worthWords: Phrase? {
        points.map { points in half?.words(for: points) ?? points.inPoints }
    }
}
