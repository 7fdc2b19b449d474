import HouseholdModel
import Synchronization

// What other rules would take from children.

extension RuleProof {
    /// Whether there is anything that a child may by `old` and may not any more by `new`.
    ///
    /// Only what `old` and `new` tell apart is asked, and no more once anything is found.
    func takesFromChildren(_ old: HouseRules, _ new: HouseRules) throws -> Bool {
        let isFound = Atomic(false)
        _ = try each { scenes in
            guard !scenes.action.isOutsideHouseholds else { return }
            try look(for: isFound, in: scenes, old, new)
        }
        return isFound.load(ordering: .relaxed)
    }

    /// The same of one action.
    private func look(
        for isFound: borrowing Atomic<Bool>, in scenes: ActionCases, _ old: HouseRules,
        _ new: HouseRules
    ) throws {
        let policies = [old, new].map { $0.policies(speakingOf: scenes.action) }
        var verdicts = Verdicts(policies, to: scenes, in: contexts)
        guard !verdicts.unlikeFirst.isEmpty else { return }
        try forEach(in: scenes) { point in
            guard !isFound.load(ordering: .relaxed) else { return -1 }
            guard point.scene.isAskedByChild, try verdicts.allow(point, by: 0),
                try !verdicts.allow(point, by: 1)
            else { return .max }
            isFound.store(true, ordering: .relaxed)
            return -1
        }
    }
}

extension Case {
    /// Whether it is a child of a household who asks.
    fileprivate var isAskedByChild: Bool {
        setting.standing == .member && setting[.asker].role == .child
    }
}
