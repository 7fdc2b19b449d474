import HouseholdModel

extension Facts {
    static func notice(_ row: Fields) throws(StoreError) -> Notice {
        Notice(
            number: try row.integer("number"), at: try row.instant("at"),
            message: try message(row), isRead: try row.optionalInteger("seen_at") != nil,
            isOfDeleted: try row.optionalInteger("deleted_at") != nil)
    }

    private static func message(_ row: Fields) throws(StoreError) -> Notice.Message {
        let kind: Notice.Kind = try row.word("kind")
        return switch kind {
        case .rewardReached: .rewardReached(try row.integer("reward"))
        case .badgeEarned: .badgeEarned(try row.text("badge"))
        case .badgeRevoked: .badgeRevoked(try row.text("badge"))
        case .passOver: .passOver(try row.id("pass_id"))
        case .trialOver: .trialOver
        case .weekOver: .weekOver(try Zone.utc.day(at: row.instant("since")))
        case .paymentDue: .paymentDue(entry: try row.integer("entry"))
        case .chore(.reopened):
            try Self.news(
                .reopened(
                    try row.integer("chore"), try row.personText("title"), try loss(row)), row)
        case .chore(let news):
            try Self.news(
                .chore(news, try row.integer("chore"), try row.personText("title")), row)
        case .reward(let news):
            try Self.news(
                .reward(news, try row.integer("reward"), try row.personText("title")), row)
        case .wish(let news): try Self.news(.wish(news, try row.personText("title")), row)
        case .points(let news): try Self.news(try points(news, row), row)
        case .money(let news): try Self.news(try money(news, row), row)
        case .joinAsked: .joinAsked(try row.personText("title"), try row.personText("reason"))
        case .admitted: try Self.news(.admitted, row)
        case .allowanceChanged:
            try Self.news(
                .allowanceChanged(Allowance.News(line: try row.optionalText("title"))), row)
        case .rateLowered:
            try Self.news(.rateLowered(RateNews(line: try row.optionalText("title"))), row)
        case .settingTightened:
            try Self.news(.settingTightened(SettingNews(line: try row.optionalText("title"))), row)
        case .departure(let departure):
            try Self.news(.departure(departure, of: try row.personText("title")), row)
        case .rulesChanged: try Self.news(try rules(row), row)
        case .warning(let kind): .warning(try warning(kind, row))
        case .reminder(let kind):
            .reminder(
                Notice.Reminder(
                    kind, of: try row.integer("chore"), try row.personText("title"),
                    on: try row.id("occurrence_id"), at: try row.instant("since")))
        }
    }

    private static func news(
        _ matter: Notice.News.Matter, _ row: Fields
    ) throws(StoreError) -> Notice.Message {
        .news(
            Notice.News(
                matter, by: try row.id("by_id"), reason: try row.optionalPersonText("reason"),
                terms: try terms(of: matter, row),
                thanks: try row.optionalInteger("thanks").flatMap { ChoreValue($0) }))
    }

    private static func loss(_ row: Fields) throws(StoreError) -> Notice.Loss? {
        guard let entry = try row.optionalInteger("entry") else { return nil }
        return Notice.Loss(entry: entry, points: -(try row.integer("points")))
    }

    private static func points(
        _ news: Notice.PointsNews, _ row: Fields
    ) throws(StoreError) -> Notice.News.Matter {
        .points(news, entry: try row.integer("entry"), points: try row.integer("points"))
    }

    /// What a notice says of money, with the claim of its entry.
    private static func money(
        _ news: Notice.MoneyNews, _ row: Fields
    ) throws(StoreError) -> Notice.News.Matter {
        guard let claim = try claim(row) else {
            throw .damaged("a notice of money is about an entry without any")
        }
        return .money(
            news, entry: try row.integer("entry"), claim, points: try row.integer("points"),
            isPaid: try row.optionalInteger("handed_over") == 1)
    }

    private static func rules(_ row: Fields) throws(StoreError) -> Notice.News.Matter {
        .rules(
            try row.optionalPersonText("title"), from: try row.optionalInstant("since"),
            until: try row.optionalInstant("ends_at"))
    }

    private static func terms(
        of matter: Notice.News.Matter, _ row: Fields
    ) throws(StoreError) -> NewTerms? {
        guard let before = try row.optionalInteger("points_before") else { return nil }
        let other: NewTerms.After = if case .reward = matter { .gone } else { .looks }
        return NewTerms(
            before: before,
            after: try row.optionalInteger("points_after").map(NewTerms.After.points) ?? other,
            from: try row.optionalDay("from_day"))
    }

    private static func warning(
        _ kind: Notice.Warning.Kind, _ row: Fields
    ) throws(StoreError) -> Notice.Warning {
        switch kind {
        case .signInMissed:
            .signInMissed(
                of: try row.id("by_id"), times: try row.integer("count"),
                since: try row.instant("since"))
        case .keysGuessed: .keysGuessed
        case .passwordChanged: .passwordChanged(of: try row.id("by_id"))
        case .passwordReset: .passwordReset(of: try row.id("by_id"))
        case .operatorReset: .operatorReset(of: try row.id("by_id"))
        case .clockAhead: .clockAhead(days: try row.integer("count"), by: try row.id("by_id"))
        case .clockPutRight:
            .clockPutRight(from: try row.instant("since"), by: try row.id("by_id"))
        }
    }
}
