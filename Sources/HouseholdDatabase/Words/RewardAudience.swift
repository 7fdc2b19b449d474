import HouseholdModel

/// For whom a reward is, as its row says it; which members that are is in rows of their own.
package enum RewardAudience: String, CaseIterable, Sendable {
    case children, members

    init(_ audience: Reward.Audience) {
        self =
            switch audience {
            case .children: .children
            case .members: .members
            }
    }
}
