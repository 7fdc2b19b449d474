import HouseholdModel
import HouseholdService
import ICalendar

/// What comes for one member, as a calendar for other programs (RFC 5545).
struct MemberCalendar {
    /// As what dates stand in it.
    enum Kind {
        case events, toDos
    }

    /// How long before a time the alarm is.
    private static let ahead = CalendarDuration(days: 0, seconds: -3_600)

    private let view: CalendarView
    private let kind: Kind
    private let title: String
    private let mark: CalendarMark
    private let zone: Zone
    private let instant: Instant

    /// A calendar of the dates in `view`.
    ///
    /// - Parameters:
    ///   - view: What comes for the member, as that member sees it.
    ///   - kind: As what dates stand in it.
    ///   - title: What it is called.
    ///   - mark: What stands at its front.
    ///   - zone: The household's zone.
    ///   - instant: When it is made.
    init(
        of view: CalendarView, as kind: Kind, called title: String, for mark: CalendarMark,
        in zone: Zone, at instant: Instant
    ) {
        self.view = view
        self.kind = kind
        self.title = title
        self.mark = mark
        self.zone = zone
        self.instant = instant
    }

    /// The calendar, and how many events or to-dos are in it.
    var component: CalendarComponent {
        let dates = entries + view.anyDay.compactMap(weekEntry)
        let hasTimes = dates.contains { $0[kind.moment]?[parameter: .zoneID] != nil }
        return CalendarComponent(
            .calendar,
            mark.properties + [CalendarProperty(.calendarTitle, text: title)],
            components: (hasTimes ? [CalendarZone(zone, from: view.from).component] : []) + dates)
    }

    /// One for each chore all of whose dates are as its rule says, and one for each date of others.
    private var entries: [CalendarComponent] {
        let dates = view.days.flatMap { day in
            day.chores.map { (chore: $0, due: Due(day: day.day, time: $0.due?.time)) }
        }
        return Dictionary(grouping: dates) { $0.chore.number }
            .sorted { $0.key < $1.key }
            .flatMap { _, dates in entries(of: dates[0].chore, on: dates.map(\.due)) }
    }

    private func entries(of chore: ChoreView, on dates: [Due]) -> [CalendarComponent] {
        if kind == .events, let rule = chore.plainRule(on: dates, to: view.to, in: zone) {
            return [entry(of: chore, on: dates[0], rule: rule)]
        }
        return dates.map { entry(of: chore, on: $0, rule: nil) }
    }

    private func entry(of chore: ChoreView, on due: Due, rule: String?) -> CalendarComponent {
        var properties = [
            CalendarProperty(.uid, text: uid(of: chore, on: rule == nil ? due : nil)),
            CalendarProperty(.stamp, CalendarMoment(instant)),
            CalendarProperty(kind.moment, CalendarMoment(due, in: zone)),
            CalendarProperty(.summary, text: chore.title),
        ]
        if let rule { properties.append(CalendarProperty(.rule, rule)) }
        return CalendarComponent(
            kind.name, properties + [kind.mark],
            components: due.time == nil ? [] : [alarm(of: chore)])
    }

    /// What is to be done on any day of a week: one entry that is as long as the week and says how many times are left, since
    /// RFC 5545 has no rule for it.
    private func weekEntry(of chore: ChoreView) -> CalendarComponent? {
        guard let week = chore.week else { return nil }
        // Where an event ends is the first day behind it (section 3.6.1); a to-do is due by its own.
        let last = kind == .events ? week.to.adding(days: 1) : week.to
        return CalendarComponent(
            kind.name,
            [
                CalendarProperty(.uid, text: uid(of: chore, on: Due(day: week.from))),
                CalendarProperty(.stamp, CalendarMoment(instant)),
                CalendarProperty(.start, .date(CalendarDate(week.from))),
                CalendarProperty(kind == .events ? .endMoment : .due, .date(CalendarDate(last))),
                CalendarProperty(.summary, text: "\(chore.title) (\(week.left)×)"), kind.mark,
            ])
    }

    /// What stays the same whenever the file is written: the chore, known by when it was made, and the date.
    private func uid(of chore: ChoreView, on due: Due?) -> String {
        let made = (chore.createdAt?.milliseconds ?? 0) / 1_000
        let date = due.map { "-" + CalendarMoment($0, in: .utc).digits } ?? ""
        return "\(made)-\(chore.number)\(date)-\(mark.handle)@chorus"
    }

    private func alarm(of chore: ChoreView) -> CalendarComponent {
        let isOfEnd = kind == .toDos
        return CalendarComponent(
            .alarm,
            [
                CalendarProperty(.action, "DISPLAY"),
                CalendarProperty(.details, text: chore.title),
                CalendarProperty(
                    .trigger, Self.ahead?.description ?? "PT0S",
                    parameters: isOfEnd ? [.init(.related, ["END"])] : []),
            ])
    }
}

extension MemberCalendar.Kind {
    fileprivate var name: CalendarName { self == .events ? .event : .toDo }

    /// What marks it as nothing that takes time, or as still to be done.
    fileprivate var mark: CalendarProperty {
        self == .events
            ? CalendarProperty(.transparency, "TRANSPARENT")
            : CalendarProperty(.status, "NEEDS-ACTION")
    }

    /// The property that says when.
    fileprivate var moment: CalendarName { self == .events ? .start : .due }
}

extension CalendarMoment {
    /// A date as it is due by the clocks of a zone.
    init(_ due: Due, in zone: Zone) {
        guard let time = due.time else {
            self = .date(CalendarDate(due.day))
            return
        }
        self = .time(
            CalendarDate(due.day), CalendarTime(time), zone == .utc ? .universal : .zone(zone.name))
    }

    /// A moment, to the second.
    init(_ instant: Instant) {
        let seconds = instant.milliseconds / 1_000
        self = .time(
            CalendarDate(Zone.utc.day(at: instant)),
            CalendarTime(second: Int(seconds % 86_400 + 86_400) % 86_400), .universal)
    }

    /// The moment in digits alone.
    fileprivate var digits: String {
        switch self {
        case .date(let date): date.description
        case .time(let date, let time, _): "\(date)T\(time)"
        }
    }
}
