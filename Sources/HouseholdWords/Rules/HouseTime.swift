package import HouseholdModel

/// When, where, and of which chores or rewards, a house rule is about something.
package struct HouseTime: Hashable, Sendable {
    /// The days of the week, where not all are meant.
    package let days: Set<Weekday>?
    /// The hours of the day, where not all are meant.
    package let hours: HourSpan?
    /// Whether only a tablet is meant that several share.
    package let isAtTablet: Bool
    /// Whether only the time is meant in which must-dos are left for the day.
    package let isBeforeMustDos: Bool
    /// Which chores are meant by when they are due, where not all are.
    package let due: HouseDue?
    /// Whether only the time is meant until there is so much of something.
    package let before: HouseLeast?
    /// The tag of the chores or rewards that are meant, where not all are.
    package private(set) var tag: Tag?

    /// Creates a time; all days are as good as none.
    package init(
        days: Set<Weekday>? = nil, hours: HourSpan? = nil, isAtTablet: Bool = false,
        isBeforeMustDos: Bool = false, due: HouseDue? = nil, before: HouseLeast? = nil,
        tag: Tag? = nil
    ) {
        self.days = days?.count == Weekday.allCases.count ? nil : days
        (self.hours, self.isAtTablet) = (hours, isAtTablet)
        (self.isBeforeMustDos, self.due) = (isBeforeMustDos, due)
        (self.before, self.tag) = (before, tag)
    }

    /// The same of what has that tag alone, or of all.
    package func with(_ tag: Tag?) -> HouseTime {
        var time = self
        time.tag = tag
        return time
    }

    /// Any time, anywhere.
    package static let always = HouseTime()

    /// Whether it is any time, anywhere.
    package var isAlways: Bool { self == .always }

    /// Whether something has to be done first, or somebody has to be home.
    var waits: Bool { isBeforeMustDos || before != nil }
}

/// Hours of a day that follow each other, past midnight too.
package struct HourSpan: Hashable, Sendable {
    /// The first one, from 0 to 23.
    package let from: Int
    /// The one with which it is over, from 1 to 24.
    package let until: Int

    /// Creates a span, or returns `nil` where that would be no hour or all of them.
    package init?(from: Int, until: Int) {
        guard (0...23).contains(from), (1...24).contains(until), from != until,
            until - from != 24
        else { return nil }
        (self.from, self.until) = (from, until)
    }

    private init(startingAt from: Int) {
        (self.from, until) = (from, 24)
    }

    /// Whether it goes past midnight.
    package var isOvernight: Bool { from > until }

    /// Whether it is the end of the day, after noon.
    package var isEvening: Bool { from >= 12 && until == 24 }

    /// The hours that are meant where an evening is named, and none of its hours.
    package static let evening = HourSpan(startingAt: 18)
}

extension Set<Weekday> {
    /// Saturday and Sunday.
    package static let weekend: Set = [.saturday, .sunday]
    /// The days on which there is school.
    package static let schoolDays = Set(Weekday.allCases).subtracting(weekend)
    /// The days whose evenings are before school.
    package static let schoolNights = schoolDays.subtracting([.friday]).union([.sunday])
}
