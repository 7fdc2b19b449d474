/// Finds the policies that can apply to an action, so that a decision doesn't look at the others.
///
/// A policy is filed under every action and action group its scope names; what an action is in
/// comes from the entities. One without an action in its scope can always apply.
struct PolicyIndex: Sendable {
    private var unfiled: [Int] = []
    private var filed: [EntityUID: [Int]] = [:]

    /// Files the policy at `position`.
    mutating func insert(_ policy: Policy, at position: Int) {
        switch policy.statement.action {
        case .any: unfiled.append(position)
        case .equal(let action), .in(let action): filed[action, default: []].append(position)
        case .inAny(let actions):
            for action in Set(actions) { filed[action, default: []].append(position) }
        }
    }

    /// The positions of the policies that can apply to `action`, in ascending order.
    func positions(for action: Lineage) -> [Int] {
        var positions = unfiled
        positions += filed[action.uid] ?? []
        for group in action.ancestors { positions += filed[group] ?? [] }
        guard positions.count > unfiled.count else { return positions }
        positions.sort()
        return positions.indices.compactMap { index in
            index > 0 && positions[index - 1] == positions[index] ? nil : positions[index]
        }
    }
}
