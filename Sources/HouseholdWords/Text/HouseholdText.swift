package import HouseholdModel
package import HouseholdService

/// What texts need of a household: what its members are called, and its clocks.
package struct HouseholdText: Sendable {
    private let names: [String: String]
    private let zone: Zone?
    /// How the reader likes dates.
    private let dates: DateStyle
    /// Whether parents plan for children here.
    package let isFamily: Bool
    /// The day with which its weeks begin.
    package let weekStart: Weekday
    /// The day on the household's calendar.
    package let today: Day?
    /// The hour on the household's clocks.
    private let hour: Int?

    /// What stands in the texts of `home` at a moment, for whoever likes dates so.
    package init(of home: Asker.Home?, dates: DateStyle = .short, at now: Instant) {
        self.dates = dates
        names = Dictionary(
            (home?.people ?? []).map { ($0.handle, $0.name) },
            uniquingKeysWith: { first, _ in first })
        zone = home?.zone
        isFamily = home?.template ?? .family == .family
        weekStart = home?.weekStart ?? .monday
        today = zone?.day(at: now)
        hour = zone.map { $0.time(at: now).minutes / 60 }
    }

    /// What the member with a user name is called.
    package func name(_ username: String) -> String {
        names[username] ?? username
    }

    /// What several members are called.
    package func names(_ usernames: [String]) -> String {
        usernames.map(name).joined(separator: ", ")
    }

    /// What is said to somebody who comes in at this time of day.
    package func greeting(_ name: String) -> Phrase {
        switch hour ?? 12 {
        case ..<12: "Good morning, \(name)."
        case ..<18: "Good afternoon, \(name)."
        default: "Good evening, \(name)."
        }
    }

    /// Whose a date of a chore is to do.
    package func who(_ chore: ChoreView) -> Phrase {
        if chore.openToParents {
            return isFamily ? "a parent (everybody is away)" : "anyone (everybody is away)"
        }
        if let turn = chore.turn { return Phrase(verbatim: name(turn)) }
        return chore.assignees.isEmpty ? "anyone" : Phrase(verbatim: names(chore.assignees))
    }

    /// A day as a short date: `Mon 23 Nov`.
    package func shortDate(_ day: Day) -> Phrase { words(day) }

    /// The day of a moment in the same way.
    package func shortDate(_ instant: Instant) -> Phrase {
        zone.map { words($0.day(at: instant)) } ?? Phrase(verbatim: instant.description)
    }

    /// The days or instants on which something comes next, with the year where that is another one, and with the
    /// time where it is not always the same.
    package func coming(_ next: [ComingDate]) -> [Phrase] {
        let dates = next.map { date -> (words: Phrase, time: String?) in
            switch date {
            case .day(let day): return (self.date(day), nil)
            case .moment(let instant):
                guard let zone else { return (Phrase(verbatim: instant.description), nil) }
                return (self.date(zone.day(at: instant)), zone.time(at: instant).description)
            }
        }
        let hasTimes = Set(dates.map(\.time)).count > 1
        return dates.map { date in
            date.time.flatMap { hasTimes ? "\(date.words) \($0)" : nil } ?? date.words
        }
    }

    /// A day as the reader likes it.
    private func words(_ day: Day) -> Phrase {
        dates == .iso ? Phrase(verbatim: day.description) : day.short
    }

    /// A day from which the year can be told, near ones as people call them.
    package func nearDate(_ day: Day) -> Phrase {
        guard let today, dates == .short else { return Phrase(verbatim: day.description) }
        switch day.dayNumber - today.dayNumber {
        case 0: return "today"
        case 1: return "tomorrow"
        case -1: return "yesterday"
        case 2...6: return day.shortInMonth
        default: return date(day)
        }
    }

    /// A day as a short date, with its year where that is another one: `Fri 1 Jan 2027`.
    package func date(_ day: Day) -> Phrase {
        guard let today, dates == .short else { return Phrase(verbatim: day.description) }
        return day.date.year == today.date.year ? day.short : "\(day.short) \(day.date.year)"
    }

    /// An instant that may be read days later: `Sat 21 Nov 17:20`.
    package func lastingMoment(_ instant: Instant) -> Phrase {
        guard let zone else { return Phrase(verbatim: instant.description) }
        return "\(words(zone.day(at: instant))) \(zone.time(at: instant).description)"
    }

    /// Who said no to the same before, when and why.
    package func nayWords(_ username: String, _ at: Instant, _ why: String?) -> Phrase {
        let why = why.map { ": \($0)" } ?? "."
        return "\(name(username)) said no to the same (\(moment(at)))\(why)"
    }

    /// The same on the clocks of a household of which nothing else may be known.
    package func lastingMoment(_ instant: Instant, in zone: Zone) -> Phrase {
        "\(words(zone.day(at: instant))) \(zone.time(at: instant).description)"
    }

    /// An instant as people read it: `today 16:00`, `Mon 16 Nov 16:00`, on the household's clocks.
    package func moment(_ instant: Instant) -> Phrase {
        guard let zone else { return Phrase(verbatim: instant.description) }
        return "\(dayWords(zone.day(at: instant))) \(zone.time(at: instant).description)"
    }

    /// A day as people read it: `today`, `Tue 24 Nov`.
    package func dayWords(_ day: Day) -> Phrase {
        let isNear = today.map { abs(day.dayNumber - $0.dayNumber) <= 1 } ?? false
        return isNear ? nearDate(day) : date(day)
    }
}
