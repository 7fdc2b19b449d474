public import Household

/// Shows a reward.
///
/// Parents may; a child those that are for it.
public struct ShowReward: Inquiry, RewardOperation {
    /// The name by which the rules know it.
    public static let action = Action.showReward
    /// The reward's number.
    public let number: Number

    /// Asks for the reward with that number.
    public init(_ number: Number) {
        self.number = number
    }

    /// The reward, with how far those are whom the caller may see.
    public func answer(_ sight: borrowing Sight<Reward>) throws -> RewardView {
        try sight.facts.view(of: sight.subject, showing: sight.membersSeenInRewards())
    }
}

extension Action {
    package static let showReward = Action(
        "reward.show", on: .reward, kin: .plain, password: .never,
        back: .nothing)
}
