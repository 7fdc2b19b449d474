import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Reward: Resource {
    /// What it is to the rules, the records and undo.
    package var reference: ResourceReference {
        ResourceReference(
            .reward, number: number, uid: EntityUID("Reward", id.rawValue),
            row: RowSnapshot.Key(.reward, id)
        ) { context in [context.entity(self)] }
    }
}

extension ResourceKind {
    static let reward: ResourceKind = ResourceKind(
        type: "Reward", word: "reward", missing: .reward,
        seen: { (glance: .showReward, whole: .showReward) },
        found: { asked, facts in try facts.reward(numbered: asked.number(of: .reward)) })
}

extension UndoneKind {
    static let reward = UndoneKind(
        name: { thing, _ in "reward \(thing.number ?? 0)" },
        title: { thing, home, facts in try facts.reward(of: thing, in: home)?.title.text },
        found: { thing, home, facts in try facts.reward(of: thing, in: home) })
}

extension ActionTarget {
    static let reward = ActionTarget(.reward)
}

/// An operation on a reward.
package protocol RewardOperation: Operation where Subject == Reward {
    /// The reward's number.
    var number: Number { get }
}

extension RewardOperation {
    /// The reward.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Reward {
        try facts.reward(numbered: number)
    }
}

extension Facts {
    borrowing func reward(numbered number: Number, for principal: Principal) throws -> Reward {
        try reward(number, in: principal.membership().home.household.id)
            .found(.reward, number)
    }

    fileprivate borrowing func reward(
        of thing: UndoRecord.Subject, in home: Principal.Membership
    ) throws -> Reward? {
        try thing.number.flatMap { try reward($0, in: home.household.id) }
    }
}
