extension Notice {
    /// What kind of thing is told: the word under which a notice is kept, and by which programs know it.
    package enum Kind: Hashable, Sendable {
        case rewardReached
        case badgeEarned
        case badgeRevoked
        case joinAsked
        case admitted
        case allowanceChanged
        case rateLowered
        case settingTightened
        case passOver
        case trialOver
        case rulesChanged
        case chore(ChoreNews)
        case reward(RewardNews)
        case wish(WishNews)
        case points(PointsNews)
        case money(MoneyNews)
        case departure(Departure)
        case reminder(Reminder.Kind)
        case paymentDue
        case weekOver
        case warning(Warning.Kind)
    }
}

extension Notice.Kind: RawRepresentable, CaseIterable, Codable {
    package static let allCases: [Self] =
        [
            .rewardReached, .badgeEarned, .badgeRevoked, .joinAsked, .admitted, .passOver,
            .trialOver, .rulesChanged, .weekOver, .allowanceChanged, .rateLowered,
            .settingTightened, .paymentDue,
        ]
        + Notice.ChoreNews.allCases.map(Self.chore)
        + Notice.RewardNews.allCases.map(Self.reward)
        + Notice.WishNews.allCases.map(Self.wish)
        + Notice.PointsNews.allCases.map(Self.points)
        + Notice.MoneyNews.allCases.map(Self.money)
        + Notice.Departure.allCases.map(Self.departure)
        + Notice.Reminder.Kind.allCases.map(Self.reminder)
        + Notice.Warning.Kind.allCases.map(Self.warning)

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    package init?(rawValue: String) {
        guard let kind = Self.named[rawValue] else { return nil }
        self = kind
    }

    package var rawValue: String {
        switch self {
        case .rewardReached: "reward-reached"
        case .badgeEarned: "badge-earned"
        case .badgeRevoked: "badge-revoked"
        case .joinAsked: "join-asked"
        case .admitted: "admitted"
        case .allowanceChanged: "allowance-changed"
        case .rateLowered: "rate-lowered"
        case .settingTightened: "setting-tightened"
        case .passOver: "pass-over"
        case .trialOver: "trial-over"
        case .rulesChanged: "rules-changed"
        case .weekOver: "week-over"
        case .paymentDue: "payment-due"
        case .chore(let news): news.rawValue
        case .reward(let news): news.rawValue
        case .wish(let news): news.rawValue
        case .points(let news): news.rawValue
        case .money(let news): news.rawValue
        case .departure(let departure): departure.rawValue
        case .reminder(let reminder): reminder.rawValue
        case .warning(let warning): warning.rawValue
        }
    }
}
