extension Absence {
    /// On which days somebody is away.
    package enum Days: Hashable, Sendable, Codable {
        /// From one day to another.
        case once(ClosedRange<Day>)
        /// Again and again.
        case again(RepeatedDays)
    }
}

extension Absence.Days {
    /// The first day of all.
    package var first: Day {
        switch self {
        case .once(let days): days.lowerBound
        case .again(let days): days.first
        }
    }

    /// The last day of all, or `nil` where it goes on.
    package var last: Day? {
        switch self {
        case .once(let days): days.upperBound
        case .again(let days): days.last
        }
    }

    /// How they repeat, where they do.
    package var repeated: RepeatedDays? {
        guard case .again(let days) = self else { return nil }
        return days
    }

    /// The days of each time that is not over before `day`, in order.
    package func stretches(from day: Day) -> AnySequence<ClosedRange<Day>> {
        switch self {
        case .once(let days): AnySequence(days.upperBound < day ? [] : [days])
        case .again(let days): AnySequence(days.stretches(from: day))
        }
    }
}
