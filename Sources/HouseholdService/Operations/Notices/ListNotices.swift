public import Household
public import HouseholdStore

/// Lists the rewards that whoever asks has reached and was not told of yet.
///
/// Everybody about oneself.
public struct ListNotices: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.listNotices

    /// Asks for what is new.
    public init() {}

    /// Whoever asks.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Member {
        try principal.membership().member
    }

    /// The rewards, in the order in which they were reached.
    public func answer(_ sight: borrowing Sight<Member>) throws -> [RewardView] {
        try sight.facts.newRewards(of: sight.subject, in: sight.home())
    }
}

extension Facts {
    /// The rewards that a member has reached and was not told of yet.
    borrowing func newRewards(
        of member: Member, in home: Principal.Home
    ) throws -> [RewardView] {
        var views: [RewardView] = []
        for number in try unseenRewards(of: member.id, in: home.household.id) {
            guard let reward = try reward(number, in: home.household.id) else { continue }
            views.append(try view(of: reward, in: home, showing: [member]))
        }
        return views
    }
}
