/// What a house rule can limit the number of.
package enum HouseQuota: CaseIterable, Hashable, Sendable {
    /// Rewards that are asked for on a day.
    case rewardsADay
    /// Rewards that are asked for in a week of the household.
    case rewardsAWeek
    /// Chores that are handed on in a week of the household.
    case offersAWeek

    /// What is done so often.
    package var deed: HouseDeed {
        switch self {
        case .rewardsADay, .rewardsAWeek: .askForRewards
        case .offersAWeek: .handOn
        }
    }

    /// In which time it is counted.
    package var span: Span {
        switch self {
        case .rewardsADay: .day
        case .rewardsAWeek, .offersAWeek: .week
        }
    }

    /// A time in which something is counted; its word stands in the names of the rules that are made of sentences.
    package enum Span: String, Sendable {
        case day, week
    }

    /// How many there can be at most: more are as good as no rule.
    package static let numbers = 1...99
}
