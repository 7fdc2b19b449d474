/// What a member saves for.
public struct Goal: Hashable, Sendable {
    /// The household.
    public let household: Household.ID
    /// Who saves.
    public let member: Member.ID
    /// What for.
    public let reward: Reward.ID
    /// What it costs, whatever it costs others meanwhile.
    public let price: RewardValue
    /// Since when.
    public let setAt: Instant

    /// Creates a goal.
    public init(
        household: Household.ID, member: Member.ID, reward: Reward.ID, price: RewardValue,
        setAt: Instant
    ) {
        self.household = household
        self.member = member
        self.reward = reward
        self.price = price
        self.setAt = setAt
    }
}
