package import HouseholdModel

/// Shows a reward.
///
/// Parents may; a child those that are for it.
package struct ShowReward: Inquiry, RewardOperation {
    package static let action = Action.showReward
    package let number: Number

    /// Asks for the reward with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// The reward, with how far those are whom the caller may see.
    package func answer(_ sight: borrowing Sight<Reward>) throws -> RewardView {
        try sight.facts.view(of: sight.subject, showing: sight.membersSeenInRewards())
    }
}

extension Action {
    package static let showReward = Action(
        "reward.show", on: .reward, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
