/// Days on which a member is away again and again: every other week from Friday on, for seven days.
package struct RepeatedDays: Hashable, Sendable {
    /// On which days it begins.
    package let schedule: Schedule
    /// How many days it lasts each time.
    package let length: Int

    /// Days that begin as `schedule` says and last so long each time.
    ///
    /// Where they begin on the wall clock, in hours, or so many times, they are not days of the calendar alone, and
    /// there are none; nor where they don't last from one day to ``Absence/mostDays``.
    package init?(_ schedule: Schedule, length: Int) {
        guard schedule.times == [nil], (1...Absence.mostDays).contains(length) else { return nil }
        if case .count = schedule.rule.parts.end { return nil }
        self.schedule = schedule
        self.length = length
    }
}

// MARK: - On the calendar

extension RepeatedDays {
    /// The days of each time that is not over before `day`, in order.
    ///
    /// They are the same in all zones.
    package func stretches(from day: Day) -> some Sequence<ClosedRange<Day>> {
        starts(from: day.adding(days: 1 - length)).lazy.map { start in
            start.due.day...min(start.due.day.adding(days: length - 1), .latest)
        }
    }

    /// The first day of all.
    package var first: Day {
        starts(from: nil).first { _ in true }?.due.day ?? schedule.start.day
    }

    /// The last day of all, or `nil` where it goes on.
    package var last: Day? {
        guard case .until(let end) = schedule.rule.parts.end else { return nil }
        for years in [1, 10, 10_000] {
            let start = starts(from: end.day.adding(days: -366 * years)).reduce(nil) { $1 }
            if let start { return min(start.due.day.adding(days: length - 1), .latest) }
        }
        return nil
    }

    /// Whether `day` is one of them.
    package func contains(_ day: Day) -> Bool {
        stretches(from: day).first { _ in true }?.contains(day) ?? false
    }

    /// Whether nobody is away by it for longer than an absence can last, as far as five years tell.
    package var leavesDaysBetween: Bool {
        let first = first
        let runs = stretches(from: first)
            .prefix { $0.lowerBound <= first.adding(days: 5 * Absence.mostDays) }.joinedUp
        return runs.allSatisfy { run in
            run.upperBound.dayNumber - run.lowerBound.dayNumber < Absence.mostDays
        }
    }

    private func starts(from day: Day?) -> DueSlots {
        DueSlots(schedule, in: .utc, from: day.map { Due(day: $0) })
    }
}

// MARK: - As text

extension RepeatedDays: Codable {
    private enum CodingKeys: CodingKey {
        case recurrence, length
    }

    /// Reads what ``encode(to:)`` writes.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let recurrence = try container.decode(Recurrence.self, forKey: .recurrence)
        let length = try container.decode(Int.self, forKey: .length)
        guard case .calendar(let schedule) = recurrence,
            let days = RepeatedDays(schedule, length: length)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .recurrence, in: container, debugDescription: "not days of the calendar")
        }
        self = days
    }

    /// Writes on which days it begins, as RFC 5545 does, and how many days it lasts.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Recurrence.calendar(schedule), forKey: .recurrence)
        try container.encode(length, forKey: .length)
    }
}
