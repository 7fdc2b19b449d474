/// What the dates of chores follow besides their own rules: where, when, and who is there.
package struct HouseholdCalendar: Sendable {
    /// The household's zone.
    package let zone: Zone
    /// On which day its weeks begin.
    package let weekStart: Weekday
    /// The moment.
    package private(set) var instant: Instant
    private var members: Set<Member.ID>
    private var absences: [Member.ID: AwayDays]
    private let skipsAbsent: Bool

    /// Creates the calendar of a household.
    ///
    /// - Parameters:
    ///   - household: The household.
    ///   - members: Those who belong to it now.
    ///   - absences: Who is away when.
    ///   - instant: The moment.
    package init(
        of household: Household, members: some Sequence<Member>, absences: [Absence],
        at instant: Instant
    ) {
        zone = household.zone
        weekStart = household.weekStart
        skipsAbsent = household.settings.absences == .skip
        self.instant = instant
        self.members = members.reduce(into: []) { if $1.isActive { $0.insert($1.id) } }
        self.absences = [:]
        for absence in absences { add(absence) }
    }

    /// The household's day.
    package var today: Day { zone.day(at: instant) }

    /// Whether the member belongs to the household and is not away on `day`.
    package func isHere(_ member: Member.ID, on day: Day?) -> Bool {
        guard members.contains(member) else { return false }
        guard let day, let away = absences[member] else { return true }
        return !away.contains(day)
    }

    /// Whether the member belongs to the household and is there on one of these days; where it is not said which, on any.
    package func isHere(_ member: Member.ID, onSomeOf days: ClosedRange<Day>?) -> Bool {
        guard let days else { return members.contains(member) }
        return (days.lowerBound.dayNumber...days.upperBound.dayNumber).contains {
            isHere(member, on: Day(dayNumber: $0))
        }
    }

    /// The last day for which the member is away from `day` on, or `nil` where the member is there.
    package func lastDayAway(_ member: Member.ID, from day: Day) -> Day? {
        absences[member]?.last(from: day)
    }

    /// The same with another absence.
    package func adding(_ absence: Absence) -> HouseholdCalendar {
        var calendar = self
        calendar.add(absence)
        return calendar
    }

    private mutating func add(_ absence: Absence) {
        let none = AwayDays(near: today)
        absences[absence.member, default: none].add(absence.days)
    }

    /// The same at the beginning of `day`.
    package func atStart(of day: Day) -> HouseholdCalendar {
        var calendar = self
        calendar.instant = zone.start(of: day)
        return calendar
    }

    /// The same once somebody has left.
    package func without(_ member: Member.ID) -> HouseholdCalendar {
        var calendar = self
        calendar.members.remove(member)
        return calendar
    }

    /// The same as if nobody were away, in which dates are as they are kept.
    package var withoutAbsences: HouseholdCalendar {
        var calendar = self
        calendar.absences = [:]
        return calendar
    }

    /// Whether a date that can be done on these days is let be, since whose it is is away on all of them.
    func isSilent(_ member: Member.ID?, on days: ClosedRange<Day>) -> Bool {
        guard skipsAbsent, let member, members.contains(member) else { return false }
        return !isHere(member, onSomeOf: days)
    }
}
