import HouseholdModel

extension Notice.News {
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
                ?? Phrase("Other house rules hold now.").typing(Self.readRules)
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
        let last = calendar.zone.lastDay(before: end)
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
                ?? Phrase("Until \(until) other house rules are on trial.").typing(Self.readRules)
        }
        let from = moment(start, calendar.zone.day(at: start), in: calendar.zone)
        return rule.map {
            "From \(from) until \(until) there is a house rule on trial: \($0)"
        }
            ?? Phrase("From \(from) until \(until) other house rules are on trial.")
            .typing(Self.showComing)
    }

    private static let readRules: Phrase = "Read them: rules read"
    private static let showComing: Phrase = "Read them: rules read --coming"

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
                ?? Phrase("From tomorrow on other house rules hold.").typing(Self.showComing)
        } else if day > today {
            rule.map { "From \(day.dated) on there is a new house rule: \($0)" }
                ?? Phrase("From \(day.dated) on other house rules hold.").typing(Self.showComing)
        } else {
            rule.map { "Later today there is a new house rule: \($0)" }
                ?? Phrase("Later today other house rules hold.").typing(Self.showComing)
        }
    }
}
