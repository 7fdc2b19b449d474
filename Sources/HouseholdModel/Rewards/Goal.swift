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
    /// How many points are in the jar for it, out of reach of other rewards.
    package let jar: Int

    /// Creates a goal.
    package init(
        household: Household.ID, member: Member.ID, reward: Reward.ID, price: RewardValue,
        setAt: Instant, jar: Int = 0
    ) {
        self.household = household
        self.member = member
        self.reward = reward
        self.price = price
        self.setAt = setAt
        self.jar = jar
    }
}
