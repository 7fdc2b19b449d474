import HouseholdModel

// Only what can be said to each; a card with anything else does not compile.
extension Telling {
    static func doer(_ news: Notice.ChoreNews) -> Self { Self(hearer: .doer, kind: .chore(news)) }

    static func underpaid(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .underpaid, kind: .chore(news))
    }

    static func asker(_ news: Notice.ChoreNews) -> Self { Self(hearer: .asker, kind: .chore(news)) }

    static func asker(_ news: Notice.RewardNews) -> Self {
        Self(hearer: .asker, kind: .reward(news))
    }

    static func asker(_ news: Notice.WishNews) -> Self { Self(hearer: .asker, kind: .wish(news)) }

    static func assignee(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .assignee, kind: .chore(news))
    }

    static func receiver(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .receiver, kind: .chore(news))
    }

    static func offerer(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .offerer, kind: .chore(news))
    }

    static func newcomers(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .newcomers, kind: .chore(news))
    }

    static func leavers(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .leavers, kind: .chore(news))
    }

    static func obliged(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .obliged, kind: .chore(news))
    }

    static func children(_ news: Lessening) -> Self {
        switch news {
        case .chore: Self(hearer: .children, kind: .chore(.lessened))
        case .reward: Self(hearer: .children, kind: .reward(.lessened))
        case .rules: Self(hearer: .children, kind: .rulesChanged)
        case .rate: Self(hearer: .children, kind: .rateLowered)
        case .setting: Self(hearer: .children, kind: .settingTightened)
        }
    }

    static func proposer(_ news: Notice.ChoreNews) -> Self {
        Self(hearer: .proposer, kind: .chore(news))
    }

    static func member(_ news: Notice.PointsNews) -> Self {
        Self(hearer: .member, kind: .points(news))
    }

    static func member(_ news: Notice.RewardNews) -> Self {
        Self(hearer: .member, kind: .reward(news))
    }

    static func member(_ news: Notice.MoneyNews) -> Self {
        Self(hearer: .member, kind: .money(news))
    }

    static func member(_ kind: MemberNews) -> Self {
        switch kind {
        case .admitted: Self(hearer: .member, kind: .admitted)
        case .allowanceChanged: Self(hearer: .member, kind: .allowanceChanged)
        }
    }

    static func member(_ warning: Notice.Warning.Kind) -> Self {
        Self(hearer: .member, kind: .warning(warning))
    }

    static func guardians(_ news: Notice.RewardNews) -> Self {
        Self(hearer: .guardians, kind: .reward(news))
    }

    static func guardians(_ news: Notice.WishNews) -> Self {
        Self(hearer: .guardians, kind: .wish(news))
    }

    static func guardians(_ news: Notice.PointsNews) -> Self {
        Self(hearer: .guardians, kind: .points(news))
    }

    static func adults(_ departure: Notice.Departure) -> Self {
        Self(hearer: .adults, kind: .departure(departure))
    }

    /// What is done to a date of a chore, and waits; they hear of it by messages alone, since lists show it.
    static func adults(_ reminder: Notice.Reminder.Kind) -> Self {
        Self(hearer: .adults, kind: .reminder(reminder))
    }

    static func guardians(_ warning: Notice.Warning.Kind) -> Self {
        Self(hearer: .guardians, kind: .warning(warning))
    }
}
