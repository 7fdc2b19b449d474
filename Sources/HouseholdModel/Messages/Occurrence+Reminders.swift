// When somebody is reminded of a date of a chore.

extension Occurrence {
    /// One moment at which whoever is to do it is reminded.
    package struct ReminderMoment: Hashable, Sendable {
        /// Of what.
        package let kind: Notice.Reminder.Kind
        /// When.
        package let moment: Instant
    }

    /// For how many days somebody is reminded that it is late.
    package static let daysOfReminders = 3

    /// How long before a date with a time somebody is reminded, where the chore says nothing: an hour.
    package static let usualLead = ReminderTime.before(minutes: 60)

    /// How long at most, in milliseconds, a date is not over yet when somebody is reminded of it for the first time.
    ///
    /// What is further away need not be looked at. Two hours are to spare, for clocks that are changed.
    package enum ReminderSpan {
        /// Of a date with a time, of which one is reminded an hour before.
        package static let time: Int64 = 4 * 3_600_000
        /// Of a whole day, of which one is reminded on that day.
        package static let day: Int64 = 27 * 3_600_000
        /// Of a date whose chore has reminders of its own.
        package static let own = Int64(ReminderTime.span.upperBound) * 60_000 + day
    }

    /// The last moment up to `limit` at which whoever is to do it was to be reminded; `nil` where there was none.
    ///
    /// Whoever is reminded late hears of the last one alone. A date with a time is due then, one without in the evening;
    /// for three days after it, each day at that time, it is late. What a chore says of its own comes in place of the hour
    /// before or, of a date without a time, of the evening.
    package func lastReminder(
        in zone: Zone, evening: TimeOfDay, until limit: Instant
    ) -> ReminderMoment? {
        guard isReminded else { return nil }
        return reminders(in: zone, evening: evening)
            .filter { $0.moment <= limit }.max { $0.moment < $1.moment }
    }

    /// Whether somebody is reminded of it at all: it is to be done, and nobody has asked to be excused.
    private var isReminded: Bool {
        isOpen && !isLetBe && chore.status == .active && excuse == nil
    }

    private func reminders(in zone: Zone, evening: TimeOfDay) -> [ReminderMoment] {
        guard let due, chore.reminders != .never else { return [] }
        let time = due.time ?? evening
        let start = dueSlot?.instant ?? zone.instant(on: due.day, at: time)
        let own = ownTimes(of: due, from: start, in: zone)
        // A date without a time is due when its chore reminds of it for the last time.
        let moment = due.time == nil ? own.max() ?? start : start
        let ahead = own.filter { $0 < moment }.map { ReminderMoment(kind: .ahead, moment: $0) }
        let overdue = (1...Self.daysOfReminders).map { days in
            ReminderMoment(
                kind: .overdue, moment: zone.instant(on: due.day.adding(days: days), at: time))
        }
        return ahead + [ReminderMoment(kind: .due, moment: moment)] + overdue
    }

    /// The times that the chore says, or the usual one before a time.
    private func ownTimes(of due: Due, from start: Instant, in zone: Zone) -> [Instant] {
        let times: Set<ReminderTime> =
            switch chore.reminders {
            case nil: due.time == nil ? [] : [Self.usualLead]
            case .never?: []
            case .at(let times)?: times
            }
        return times.map { time in
            switch time {
            case .before(let minutes): start.adding(milliseconds: Int64(minutes) * -60_000)
            case .at(let time): zone.instant(on: due.day, at: time)
            }
        }
    }
}
