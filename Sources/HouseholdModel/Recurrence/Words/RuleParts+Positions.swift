// `BYSETPOS` counts dates with their times (RFC 5545 section 3.3.10): of two times a day, the last day of the
// period are its last two dates. So it also leaves those times of a day that were meant, where a rule, which combines
// all hours with all minutes, has more: 8:00 and 19:30 are the first and the last of 8:00, 8:30, 19:00 and 19:30.

extension RuleParts {
    /// Sets the times of the day.
    ///
    /// - Parameters:
    ///   - times: The times; none leaves what the rule says itself.
    ///   - positionsAreOfDays: Whether the positions count days so far, and not dates with their times.
    /// - Throws: That the rule has times already, or can't have these.
    mutating func setTimes(
        _ times: [TimeOfDay], positionsAreOfDays: Bool
    ) throws(RecurrenceError) {
        if !hours.isEmpty, minutes.isEmpty { minutes = [0] }
        guard !times.isEmpty else { return }
        guard hours.isEmpty, minutes.isEmpty else { throw .saidTwice("at") }
        hours = Set(times.map { $0.minutes / 60 })
        minutes = Set(times.map { $0.minutes % 60 })
        let combined = self.times(from: nil)
        let places = combined.indices.filter { place in
            times.contains { $0.minutes == combined[place] }
        }
        let isEachMeant = places.count == combined.count
        if positions.isEmpty ? isEachMeant : isEachMeant && !positionsAreOfDays { return }
        guard let days = positions.isEmpty ? mostDays.map({ Set(1...$0) }) : positions,
            positions.isEmpty || positionsAreOfDays
        else { throw .times }
        positions = Self.positions(of: days, at: places, of: combined.count)
        guard positions.allSatisfy({ abs($0) <= 366 }) else { throw .times }
    }

    /// The parts with one position per day again, or `nil` where the days have not all the same times.
    var withPositionsOfDays: RuleParts? {
        let times = hours.count * minutes.count
        guard times > 1, !positions.isEmpty else { return self }
        var days = self
        days.positions = Set(
            positions.map { $0 > 0 ? ($0 - 1) / times + 1 : -((-$0 - 1) / times + 1) })
        let places = placesOfDay
        guard Self.positions(of: days.positions, at: places, of: times) == positions else {
            return nil
        }
        guard places.count < times else { return days }
        let combined = self.times(from: nil)
        let meant = places.map { combined[$0] }
        guard Set(meant.map { $0 / 60 }) == hours, Set(meant.map { $0 % 60 }) == minutes else {
            return nil
        }
        if let mostDays, days.positions == Set(1...mostDays) { days.positions = [] }
        return days
    }

    /// The minutes of the day at which the rule falls, of all that it combines.
    func timesOfDay(from start: TimeOfDay?) -> [Int] {
        let combined = times(from: start)
        guard combined.count > 1, !positions.isEmpty, withPositionsOfDays != nil else {
            return combined
        }
        return placesOfDay.map { combined[$0] }
    }

    /// Which of its combined times the positions leave, counted from 0.
    private var placesOfDay: [Int] {
        let times = hours.count * minutes.count
        return Set(positions.map { (($0 > 0 ? $0 - 1 : $0) % times + times) % times }).sorted()
    }

    private static func positions(
        of days: Set<Int>, at places: [Int], of times: Int
    ) -> Set<Int> {
        Set(
            days.flatMap { day in
                let first = day > 0 ? (day - 1) * times + 1 : day * times
                return places.map { first + $0 }
            })
    }

    /// On how many days of one period the rule can fall, without positions; `nil` where that can't be told.
    private var mostDays: Int? {
        switch frequency {
        case .hourly: return nil
        case .daily: return 1
        case .weekly: return max(1, weekdays.count)
        case .monthly, .yearly: break
        }
        guard yearDays.isEmpty else { return nil }
        let inMonth =
            if takesDayFromStart { 1 } else if !monthDays.isEmpty { monthDays.count } else {
                weekdays.reduce(0) { $0 + ($1.ordinal == nil ? 5 : 1) }
            }
        guard frequency == .yearly else { return inMonth }
        guard takesDayFromStart || !months.isEmpty else { return nil }
        return max(1, months.count) * inMonth
    }
}
