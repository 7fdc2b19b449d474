import HouseholdModel

extension SettingNews {
    /// From which day on it is so, where that is not at once.
    var day: Day? {
        guard case .day(let day) = start else { return nil }
        return day
    }
}

extension Notice.News {
    /// What children are told of a setting that takes something from them or, after all, does not.
    func text(_ news: SettingNews?, by who: String, on today: Day) -> Phrase {
        guard let news else {
            return Phrase("\(who) has changed a setting.").typing("See: household settings")
        }
        let what = news.setting.words
        return switch (news.start, reason) {
        case (.afterAll, _): "It is as it was, after all: \(what)"
        case (.day(today.adding(days: 1)), _): "\(who) set how it is from tomorrow on: \(what)"
        case (.day(let day), _): "\(who) set how it is from \(day.dated) on: \(what)"
        case (.now, let reason?): "\(who) set how it is at once (\(what)): \(reason.text)"
        case (.now, nil): "\(who) set how it is now: \(what)"
        }
    }
}

extension SettingNews.Setting {
    /// How it is, in words of a child's.
    fileprivate var words: Phrase {
        switch self {
        case .approval(.none): "nobody has to look at what you have done"
        case .approval(.always): "a parent looks at what you have done before the points come"
        case .approval(.sample(let rate)):
            "a parent looks at one of \(rate.count) things that you have done before the points come"
        case .approval(.earned):
            """
            a parent looks at what you have done before the points come, until there were \(Trust.first) OKs in a row
            """
        case .approvalWait(nil):
            "what you have done waits until a parent has looked at it, however long that takes"
        case .approvalWait(let hours?):
            "what you have done counts by itself after \(hours) h in which no parent has looked at it"
        case .deductions(0): "no points are taken away"
        case .deductions(let cap): "up to \(cap.inPoints) a week can be taken away from you"
        }
    }
}
