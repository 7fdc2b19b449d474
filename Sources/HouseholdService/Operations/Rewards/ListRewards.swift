import HouseholdStore
public import Household

/// Lists rewards.
///
/// Parents and housemates see all; a child those that are for it.
public struct ListRewards: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.listRewards

    /// Asks for the rewards.
    public init() {}

    /// The rewards by number, with how far those are whom the caller may see.
    public func answer(_ sight: borrowing Sight<Household>) throws -> [RewardView] {
        let home = try sight.home()
        let visible = try sight.members(seenInRewardsBy: home)
        var views: [RewardView] = []
        for reward in try sight.allowed(.showReward, sight.facts.rewards()) {
            views.append(try sight.facts.view(of: reward, showing: visible))
        }
        return views
    }
}

extension Sight {
    /// Whose progress the caller sees in a reward: a parent everybody's, others their own; a housemate that of
    /// those who keep their points from nobody.
    func members(seenInRewardsBy home: Principal.Home) throws -> [Member] {
        guard home.household.template != .housemates else {
            return try members(visibleBy: .viewActivity)
        }
        let asker = try principal.membership().member
        return home.active.filter { asker.role.isGuardian || $0.id == asker.id }
    }
}
