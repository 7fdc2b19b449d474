package import HouseholdModel
package import HouseholdService

extension HalfView {
    /// How many points there are instead of how many, and by which rules: `5 instead of 10: siblings-half`.
    package func words(for points: Int) -> Phrase {
        "\(points) instead of \(of): \(rules.ruleWords)"
    }
}

extension Sequence<String> {
    /// The rules that somebody gave a name by it, and that there are others: what is said has a name that nobody chose.
    fileprivate var ruleWords: Phrase {
        let names = filter { !$0.hasPrefix(HouseSentence.namesBegin) }
        let words = names.map { Phrase(verbatim: $0) }
        let isSaid = contains { $0.hasPrefix(HouseSentence.namesBegin) }
        return (isSaid ? words + ["a house rule"] : words).joined(separator: ", ")
    }
}

extension Sequence<HalfView> {
    /// A line below a list in which some points are half, with the rules by which they are.
    package var below: [Phrase] {
        let rules = Set(flatMap(\.rules)).sorted()
        guard !rules.isEmpty else { return [] }
        let areAllSaid = rules.allSatisfy { $0.hasPrefix(HouseSentence.namesBegin) }
        return [areAllSaid ? "Half by a house rule" : "Half by house rules: \(rules.ruleWords)"]
    }
}

extension ChoreView {
    /// How many points it brings, or brought; where house rules leave half of them, instead of how many.
    package var worthWords: Phrase? {
        points.map { points in half?.words(for: points) ?? points.inPoints }
    }
}
