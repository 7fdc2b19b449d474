/// On which days a member is away.
///
/// The dates of all chores ask that over and over, for days near today most of the time: of what repeats these are worked
/// out once.
struct AwayDays: Sendable {
    private let near: ClosedRange<Day>
    private var stretches: [ClosedRange<Day>] = []
    private var repeated: [RepeatedDays] = []

    /// Nobody is away on any day; `today` says which days will be asked for.
    init(near today: Day) {
        near = today.adding(days: -62)...today.adding(days: 186)
    }

    /// Adds the days of an absence.
    mutating func add(_ days: Absence.Days) {
        switch days {
        case .once(let days): stretches.append(days)
        case .again(let days):
            repeated.append(days)
            stretches +=
                days.stretches(from: near.lowerBound)
                .prefix { $0.lowerBound <= near.upperBound }.joinedUp
        }
    }

    /// Whether the member is away on `day`.
    func contains(_ day: Day) -> Bool {
        stretches.contains { $0.contains(day) }
            || !near.contains(day) && repeated.contains { $0.contains(day) }
    }

    /// The last day of those from `day` on that follow each other, or `nil` where `day` is none of them.
    ///
    /// Of what repeats without a day between, it looks a year ahead.
    func last(from day: Day) -> Day? {
        let horizon = day.adding(days: Absence.mostDays)
        let ahead = repeated.flatMap { days in
            days.stretches(from: day).prefix { $0.lowerBound <= horizon }
        }
        let all = (stretches + ahead).sorted { $0.lowerBound < $1.lowerBound }
        return all.reduce(nil) { last, days in
            let next = last?.adding(days: 1) ?? day
            return days.contains(next) ? days.upperBound : last
        }
    }
}

extension Sequence<ClosedRange<Day>> {
    /// The same days with as few ranges as can be, of ranges that are in order.
    var joinedUp: [ClosedRange<Day>] {
        reduce(into: []) { ranges, next in
            guard let last = ranges.last, next.lowerBound <= last.upperBound.adding(days: 1) else {
                return ranges.append(next)
            }
            ranges[ranges.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
        }
    }
}
