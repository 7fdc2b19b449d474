package import HouseholdModel

/// Lists rewards.
///
/// Parents and housemates see all; a child those that are for it.
package struct ListRewards: Inquiry, HouseholdOperation {
    package static let action = Action.listRewards

    /// Asks for the rewards.
    package init() {}

    /// The rewards by number, with how far those are whom the caller may see.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [RewardView] {
        let visible = try sight.membersSeenInRewards()
        var views: [RewardView] = []
        for reward in try sight.allowed(.showReward, sight.facts.rewards()) {
            views.append(try sight.facts.view(of: reward, showing: visible))
        }
        return views
    }
}

extension Sight {
    /// Whose progress the caller sees in rewards: that of those of whom everything may be seen.
    func membersSeenInRewards() throws -> [Member] {
        try members(visibleBy: .viewDetails)
    }
}

extension Action {
    package static let listRewards = Action(
        "reward.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
