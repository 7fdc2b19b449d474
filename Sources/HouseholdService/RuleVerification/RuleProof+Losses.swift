import Cedar
import HouseholdModel
import Synchronization

// What other rules would take from children.

extension RuleProof {
    /// Whether `new` takes something from children of `home` that `old` leaves them; of what can't be gone through nobody
    /// can say that it takes nothing.
    static func findsLoss(
        from old: HouseRules, to new: HouseRules, in home: Principal.Membership,
        until deadline: Deadline
    ) throws -> Bool {
        do {
            return try RuleProof(of: old, new, in: home.household.template, until: deadline)
                .takesFromChildren(old, new, in: home)
        } catch ServiceError.rules {
            return true
        }
    }

    /// Whether there is anything that a child may by `old` and may not any more by `new`.
    ///
    /// Only what `old` and `new` tell apart is asked, and no more once anything is found. The model lets whomever rules
    /// call by name be of each role: of those, only `children` are asked about.
    func takesFromChildren(
        _ old: HouseRules, _ new: HouseRules, in home: Principal.Membership
    ) throws -> Bool {
        let children = Set(home.children.map(\.id))
        let isFound = Atomic(false)
        _ = try each { action in
            guard !action.isOutsideHouseholds else { return }
            try look(for: isFound, of: children, about: action, old, new)
        }
        return isFound.load(ordering: .relaxed)
    }

    /// The same of one action.
    private func look(
        for isFound: borrowing Atomic<Bool>, of children: Set<Member.ID>, about action: Action,
        _ old: HouseRules, _ new: HouseRules
    ) throws {
        guard !old.saysTheSame(as: new, about: action) else { return }
        let (before, after) = (
            old.policies(speakingOf: action), new.policies(speakingOf: action)
        )
        guard before.canLose(by: after) else { return }
        do {
            guard try !isHopeless(before + after, about: action) else {
                throw ServiceError.rules(ActionCases.tooMuch)
            }
            try look(for: isFound, of: children, [before, after], in: scenes(of: action))
        } catch ServiceError.rules(ActionCases.tooMuch) {
            _ = try inParts(before, after, about: action) { rules, scenes in
                try look(for: isFound, of: children, rules, in: scenes)
            }
        }
    }

    /// The same of the policies of both.
    private func look(
        for isFound: borrowing Atomic<Bool>, of children: Set<Member.ID>, _ rules: [[Policy]],
        in scenes: ActionCases
    ) throws {
        var verdicts = Verdicts(rules, to: scenes, in: contexts)
        try forEach(in: scenes) { point in
            guard !isFound.load(ordering: .relaxed) else { return -1 }
            guard point.scene.isAsked(by: children), try verdicts.mayDiffer(point, at: 1),
                try verdicts.allow(point, by: 0), try !verdicts.allow(point, by: 1)
            else { return .max }
            isFound.store(true, ordering: .relaxed)
            return -1
        }
    }
}

extension [Policy] {
    /// Whether anybody can lose anything by others in their place: nobody does where all that changes is that some which forbid
    /// something are gone.
    fileprivate func canLose(by others: [Policy]) -> Bool {
        let (own, new) = (Set(map(PolicyName.init)), Set(others.map(PolicyName.init)))
        return !new.isSubset(of: own)
            || contains { $0.effect == .permit && !new.contains(PolicyName($0)) }
    }
}

extension Case {
    /// Whether it is a child of a household who asks, one of `children` where it is somebody whom rules call by name.
    fileprivate func isAsked(by children: Set<Member.ID>) -> Bool {
        let asker = setting[.asker]
        return setting.standing == .member && asker.role == .child
            && (asker.id == ModelState()[.asker].id || children.contains(asker.id))
    }
}
