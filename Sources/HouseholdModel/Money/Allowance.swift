/// What a child gets of the household's grown-ups again and again.
package struct Allowance: Hashable, Sendable {
    /// For how many days back dates are booked that were missed.
    package static let mostDays = 366

    /// The household.
    package let household: Household.ID
    /// Whose it is.
    package let member: Member.ID
    /// How much it is each time.
    package let money: Money
    /// On which days it comes.
    package let schedule: Schedule
    /// Who set it so.
    package let setBy: Member.ID
    /// When.
    package let setAt: Instant
    /// Before which day none of its dates is.
    package let firstDay: Day
    /// The last date that is in the book, also of one that was set before.
    package var bookedDay: Day?
    /// Whether it comes no more.
    package var hasEnded: Bool

    /// An allowance of `money`; without one where the schedule is not by days.
    package init?(
        _ money: Money, for member: Member.ID, in household: Household.ID, on schedule: Schedule,
        setBy: Member.ID, at setAt: Instant, from firstDay: Day, bookedDay: Day? = nil,
        hasEnded: Bool = false
    ) {
        guard schedule.times == [nil] else { return nil }
        self.household = household
        self.member = member
        self.money = money
        self.schedule = schedule
        self.setBy = setBy
        self.setAt = setAt
        self.firstDay = firstDay
        self.bookedDay = bookedDay
        self.hasEnded = hasEnded
    }
}

// MARK: - Its dates

extension Allowance {
    /// The dates that are to be booked on `today`, oldest first: those that came since the last one that is in the book.
    package func dates(until today: Day, in zone: Zone) -> [Day] {
        guard !hasEnded else { return [] }
        return Array(
            dates(from: today.adding(days: -Self.mostDays), in: zone).prefix { $0 <= today })
    }

    /// The next date that is to be booked, if there is one.
    package func nextDate(from today: Day, in zone: Zone) -> Day? {
        hasEnded ? nil : dates(from: today, in: zone).first { _ in true }
    }

    private func dates(from day: Day, in zone: Zone) -> some Sequence<Day> {
        let start = max(day, firstDay, bookedDay?.adding(days: 1) ?? firstDay)
        return DueSlots(schedule, in: zone, from: Due(day: start)).lazy.map(\.due.day)
    }
}
