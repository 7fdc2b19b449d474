import HouseholdModel

extension Notice.News {
    /// That a chore is worth less from a day on, or after all as much as before.
    func worthText(by who: String, about title: Title, on today: Day) -> Phrase {
        guard let terms, let after = terms.after else { return "\"\(title.text)\" was changed." }
        let worth = after.inPoints
        return switch terms.stage(on: today, isLess: after < terms.before) {
        case .coming:
            "From tomorrow on \"\(title.text)\" is worth \(worth). Today it is still worth \(terms.before)."
        case .here: "\"\(title.text)\" is worth \(worth) now. Before it was worth \(terms.before)."
        case .atOnce:
            "\(who) made \"\(title.text)\" worth \(worth) at once, and not \(terms.before)\(why)"
        case .undone: "\"\(title.text)\" is worth \(worth) after all."
        }
    }

    /// That a reward takes or costs more from a day on, is not to be had any more, or after all is as before.
    func priceText(by who: String, about title: Title, on today: Day) -> Phrase {
        guard let terms else { return "\"\(title.text)\" was changed." }
        guard let after = terms.after else {
            return goneText(by: who, about: title, terms, on: today)
        }
        let price = after.inPoints
        return switch terms.stage(on: today, isLess: after > terms.before) {
        case .coming:
            "From tomorrow on \"\(title.text)\" takes \(price). Today it still takes \(terms.before)."
        case .here: "\"\(title.text)\" takes \(price) now. Before it took \(terms.before)."
        case .atOnce:
            "\(who) made \"\(title.text)\" take \(price) at once, and not \(terms.before)\(why)"
        case .undone: "\"\(title.text)\" takes \(price) after all."
        }
    }

    private func goneText(
        by who: String, about title: Title, _ terms: NewTerms, on today: Day
    ) -> Phrase {
        switch terms.stage(on: today, isLess: true) {
        case .coming:
            """
            From tomorrow on \"\(title.text)\" is not to be had any more. \
            Today you still get it for \(terms.before.inPoints).
            """
        case .here, .undone: "\"\(title.text)\" is not to be had any more."
        case .atOnce: "\(who) took \"\(title.text)\" off your list at once\(why)"
        }
    }

    /// That the house rules take something from children from a day on, or that those don't come after all.
    func rulesText(
        by who: String, _ words: Note?, from start: Instant?, in calendar: HouseholdCalendar
    ) -> Phrase {
        let rule = words.map { Phrase(message: $0.text) }
        return switch (start, reason) {
        case (let start?, _) where start > calendar.instant:
            comingText(rule, on: calendar.zone.day(at: start), calendar.today)
        case (_?, _):
            rule.map { "There is a new house rule now: \($0)" }
                ?? "Other house rules hold now. Read them: rules read"
        case (nil, let reason?):
            rule.map {
                "\(who) set a house rule that holds at once (\"\($0)\"): \(reason.text)"
            } ?? "\(who) changed the house rules at once: \(reason.text)"
        case (nil, nil): "The house rules that were to hold from tomorrow on don't come after all."
        }
    }

    /// That house rules are tried until the end of a day, or were.
    func trialText(
        by who: String, _ words: Note?, from start: Instant?, until end: Instant,
        in calendar: HouseholdCalendar
    ) -> Phrase {
        let rule = words.map { Phrase(message: $0.text) }
        let last = calendar.zone.day(at: end.adding(milliseconds: -1))
        let until = moment(end, last, in: calendar.zone)
        if end <= calendar.instant {
            return rule.map { "Until \(last.dated) there was a house rule on trial: \($0)" }
                ?? "Until \(last.dated) other house rules were on trial."
        }
        if let reason {
            return rule.map {
                """
                \(who) set a house rule that holds at once, on trial until \(until) \
                (\"\($0)\"): \(reason.text)
                """
            }
                ?? "\(who) changed the house rules at once, on trial until \(until): \(reason.text)"
        }
        guard let start, start > calendar.instant else {
            return rule.map { "Until \(until) there is a house rule on trial: \($0)" }
                ?? "Until \(until) other house rules are on trial. Read them: rules read"
        }
        let from = moment(start, calendar.zone.day(at: start), in: calendar.zone)
        return rule.map {
            "From \(from) until \(until) there is a house rule on trial: \($0)"
        }
            ?? """
            From \(from) until \(until) other house rules are on trial. \
            Read them: rules show --coming
            """
    }

    /// The day of a moment that is midnight; where it is none, as the household has another zone since, with the hour.
    private func moment(_ moment: Instant, _ day: Day, in zone: Zone) -> Phrase {
        let own = zone.day(at: moment)
        guard moment != zone.start(of: own) else { return day.dated }
        return "\(own.dated), \(zone.time(at: moment).description)"
    }

    /// That other house rules come on a day: where the household has another zone or another clock since, that need not
    /// be the next one.
    private func comingText(_ rule: Phrase?, on day: Day, _ today: Day) -> Phrase {
        if day == today.adding(days: 1) {
            rule.map { "From tomorrow on there is a new house rule: \($0)" }
                ?? "From tomorrow on other house rules hold. Read them: rules show --coming"
        } else if day > today {
            rule.map { "From \(day.dated) on there is a new house rule: \($0)" }
                ?? "From \(day.dated) on other house rules hold. Read them: rules show --coming"
        } else {
            rule.map { "Later today there is a new house rule: \($0)" }
                ?? "Later today other house rules hold. Read them: rules show --coming"
        }
    }

    /// The reason, or a full stop.
    private var why: Phrase { reason.map { ": \($0.text)" } ?? "." }
}

extension NewTerms {
    /// Whether they hold, as whoever reads of them finds it.
    fileprivate enum Stage {
        case coming, here, atOnce, undone
    }

    fileprivate func stage(on today: Day, isLess: Bool) -> Stage {
        guard isLess else { return .undone }
        guard let from else { return .atOnce }
        return from > today ? .coming : .here
    }
}
