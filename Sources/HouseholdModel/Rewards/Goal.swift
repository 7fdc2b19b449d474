/// What a member saves for.
package struct Goal: Hashable, Sendable {
    /// The household.
    package let household: Household.ID
    /// Who saves.
    package let member: Member.ID
    /// What for.
    package let reward: Reward.ID
    /// What it costs, whatever it costs others meanwhile.
    package let price: RewardValue
    /// Since when.
    package let setAt: Instant

    /// Creates a goal.
    package init(
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
