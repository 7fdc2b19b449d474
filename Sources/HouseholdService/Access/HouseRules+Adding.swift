import Cedar
import HouseholdModel

extension HouseRules {
    /// These rules with those in `text`, from the file at `path`, which take the place of those of the same name.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` with the place of each mistake in what is added.
    func adding(_ text: String, from path: String) throws(ServiceError) -> String {
        let added = try HouseRules.insideWalls(text, from: path)
        var bytes = Array(own.utf8)
        let new = Set(
            added.policies.policies.map(\.id) + added.policies.templates.map(\.id))
        let known =
            policies.policies.map { ($0.id, $0.statement) }
            + policies.templates.map { ($0.id, $0.statement) }
        let replaced = known.filter { id, _ in !id.isWall && new.contains(id) }
        for range in replaced.map(\.1.range).sorted(by: { $0.lowerBound > $1.lowerBound }) {
            bytes.removeSubrange(range)
        }
        let rest = String(decoding: bytes, as: UTF8.self)
        return rest + (rest.hasSuffix("\n") ? "\n" : "\n\n") + text
    }
}
