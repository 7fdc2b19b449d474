import HouseholdDatabase
package import HouseholdModel

/// Shows what comes on which day, also what will come back by then.
///
/// The family may; each sees what the rules let it see.
package struct ShowCalendar: Inquiry, HouseholdOperation {
    /// How far it looks.
    package enum Range: String, CaseIterable, Codable, Sendable {
        /// Today and the six days after it.
        case week
        /// Today and the days until the same date next month.
        case month
        /// Today and the days until the same date three months on.
        case quarter
    }

    package static let action = Action.showCalendar
    let range: Range
    let person: String?

    /// Asks for the chores of the coming days, of one member where `person` names one.
    package init(_ range: Range, for person: String? = nil) {
        self.range = range
        self.person = person
    }

    /// The days, each with its chores.
    ///
    /// Only open dates are read: those that will follow are computed from the rules of their chores.
    package func answer(_ sight: borrowing Sight<Household>) throws -> CalendarView {
        let home = try sight.home()
        let person = try person.map { try home.member(named: $0) }
        let days = days(from: home.calendar.today)
        let open = try sight.facts.occurrences(.open).filter(\.isOpen)
        let shown = try sight.chores(open) { date in
            date.dates(in: days, of: person?.id, home.calendar)
        }
        return CalendarView(days, shown)
    }

    private func days(from today: Day) -> ClosedRange<Day> {
        switch range {
        case .week: today...today.adding(days: 6)
        case .month: today...today.adding(months: 1).adding(days: -1)
        case .quarter: today...today.adding(months: 3).adding(days: -1)
        }
    }
}

extension Occurrence {
    /// This date and those that follow it by the chore's rule, as far as they are in `days` and that member's, or anybody's.
    fileprivate func dates(
        in days: ClosedRange<Day>, of member: Member.ID?, _ calendar: HouseholdCalendar
    ) -> [Occurrence] {
        guard let due else { return [] }
        let isOwn = (week?.days ?? due.day...due.day).overlaps(days) && !isLetBe
        let later = following(from: calendar.zone.start(of: days.lowerBound), in: calendar)
        let dates =
            (isOwn ? [self] : [])
            + later.prefix { date in date.days.map { $0.lowerBound <= days.upperBound } ?? false }
        return dates.filter { $0.isOf(member) }.oneOfEachWeek
    }

    /// Whether it will be that member's; of everybody's any member is meant.
    fileprivate func isOf(_ member: Member.ID?) -> Bool {
        member == nil || assignee == member
    }
}

extension [Occurrence] {
    /// The dates, of those that can be done on any day of a week the first of each week, which says how many are left of it.
    fileprivate var oneOfEachWeek: [Occurrence] {
        var weeks: Set<Day> = []
        return filter { date in date.week.map { weeks.insert($0.days.lowerBound).inserted } ?? true
        }
    }
}

extension Action {
    package static let showCalendar = Action(
        "chore.calendar", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
