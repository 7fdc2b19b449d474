import Cedar
import HouseholdModel

extension HouseRules {
    /// These rules with those in `text`, from the file at `path`, which take the place of those of the same name.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` with the place of each mistake in what is added.
    func adding(_ text: String, from path: String) throws(ServiceError) -> String {
        let added = try HouseRules.insideWalls(text, from: path)
        let new = Set(
            added.policies.policies.map(\.id) + added.policies.templates.map(\.id))
        let rest = self.text(without: new)
        return rest + (rest.hasSuffix("\n") ? "\n" : "\n\n") + text
    }

    /// These rules without the one that is called `name`; `nil` where that leaves those that come with the program.
    ///
    /// - Throws: ``ServiceError/notFound(_:_:)``, or ``RulesProblem/wallStays(_:)``.
    func removing(_ name: String, in template: Household.Template) throws -> String? {
        let id = Policy.ID(name)
        if id.isWall, policies[id] != nil { throw ServiceError.rules(.wallStays(name)) }
        let left = try written().filter { $0.id != id }
        guard try left.count < written().count else { throw ServiceError.notFound(.rule, name) }
        let shipped = try HouseRules.shipped(for: template).sources()
        return Set(left.map(\.source)) == shipped ? nil : text(without: [id])
    }

    /// The rules as they were written, without those that are called so.
    private func text(without names: Set<Policy.ID>) -> String {
        var bytes = Array(own.utf8)
        let known =
            policies.policies.map { ($0.id, $0.statement) }
            + policies.templates.map { ($0.id, $0.statement) }
        let removed = known.filter { id, _ in !id.isWall && names.contains(id) }
        for range in removed.map(\.1.range).sorted(by: { $0.lowerBound > $1.lowerBound }) {
            bytes.removeSubrange(range)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
