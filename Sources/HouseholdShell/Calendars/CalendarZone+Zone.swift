import HouseholdModel
import ICalendar

extension CalendarZone {
    /// How many years ahead a zone is told where its clocks are not set by a rule.
    private static let years = 10

    /// What clocks in `zone` show from a year before `day` on.
    ///
    /// Where they are set on the same weekday of a month each year, as far as ten years tell, that is a rule, which goes on;
    /// else each time they are set is told.
    init(_ zone: Zone, from day: Day) {
        let first = zone.start(of: day.adding(months: -12).startOfMonth)
        let last = zone.start(of: day.adding(months: 12 * (Self.years - 1)).startOfMonth)
        let changes = zone.changes(from: first, to: last)
        let offset = zone.secondsAhead(at: first)
        let base = Observance(
            from: .epoch, at: .midnight, offsetFrom: offset, offsetTo: offset)
        let observances = Self.ruled(changes) ?? changes.map { Observance($0, rule: nil) }
        self.init(zone.name, [base] + observances)
    }

    /// One observance for each way in which the clocks are set every year, or `nil` where they are set otherwise.
    private static func ruled(_ changes: [Zone.Change]) -> [Observance]? {
        let groups = Dictionary(grouping: changes) { change in
            let (day, second) = change.local
            return [
                change.offsetBefore, change.offsetAfter, second, day.date.month,
                day.weekday.rawValue,
            ]
        }
        var observances: [Observance] = []
        for group in groups.values {
            guard group.count == years, let first = group.min(by: { $0.instant < $1.instant }),
                let rule = Self.rule(of: group)
            else { return nil }
            observances.append(Observance(first, rule: rule))
        }
        return observances.sorted { $0.start.date.description < $1.start.date.description }
    }

    /// The rule by which clocks are set on the same weekday of a month, counted from its end or from its beginning.
    private static func rule(of changes: [Zone.Change]) -> String? {
        let days = changes.map(\.local.day)
        guard let day = days.first else { return nil }
        let isLast = days.allSatisfy {
            $0.adding(days: 7).date.month != $0.date.month
        }
        let places = Set(days.map { ($0.date.day - 1) / 7 + 1 })
        guard isLast || places.count == 1, let place = places.first else { return nil }
        let weekday = WeekdayNumber(day.weekday, ordinal: isLast ? -1 : place)
        return "FREQ=YEARLY;BYMONTH=\(day.date.month);BYDAY=\(weekday)"
    }
}

extension CalendarZone.Observance {
    fileprivate init(_ change: Zone.Change, rule: String?) {
        let (day, second) = change.local
        self.init(
            from: CalendarDate(day), at: CalendarTime(second: second), rule: rule,
            offsetFrom: change.offsetBefore, offsetTo: change.offsetAfter)
    }
}

extension CalendarDate {
    /// 1 January 1970.
    fileprivate static let epoch = CalendarDate(Day(dayNumber: 0))

    /// The same day of the household's calendar.
    init(_ day: Day) {
        let (year, month, date) = day.date
        self = CalendarDate(year: year, month: month, day: date) ?? .epoch
    }
}

extension CalendarTime {
    fileprivate static let midnight = CalendarTime(second: 0)

    /// The time so many seconds after midnight.
    init(second: Int) {
        self =
            CalendarTime(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
            ?? .midnight
    }

    /// The same time of day.
    init(_ time: TimeOfDay) {
        self.init(second: 60 * time.minutes)
    }
}
