package import HouseholdModel

/// That a member is to hear now how the week went.
package struct DueWeek: Hashable, Codable, Sendable {
    /// Who.
    package let member: Member.ID
    /// Its last day.
    package let day: Day
}

extension Principal.Membership {
    /// The last day of a week whose evening began within the last 24 hours, if one did: what nobody could be told within a
    /// day is let be.
    var weekThatIsOver: Day? {
        [calendar.today, calendar.today.adding(days: -1)].first { day in
            day == week(of: day).upperBound && evening(of: day) <= calendar.instant
                && calendar.instant < evening(of: day).adding(days: 1)
        }
    }

    /// When the evening of a day begins.
    func evening(of day: Day) -> Instant {
        calendar.zone.instant(on: day, at: household.settings.times[.evening])
    }
}
