extension RuleParts {
    /// Makes every position one of days where the days have several times.
    ///
    /// `BYSETPOS` counts dates with their times (RFC 5545 section 3.3.10): of two times a day, the last
    /// day of the period are its last two dates.
    mutating func repeatPositions(_ times: Int) {
        guard times > 1 else { return }
        positions = Set(
            positions.flatMap { place in
                let first = place > 0 ? (place - 1) * times + 1 : place * times
                return first..<first + times
            })
    }

    /// The parts with one position per day again, or `nil` where positions are not whole days.
    var withPositionsOfDays: RuleParts? {
        let times = hours.count * minutes.count
        guard times > 1, !positions.isEmpty else { return self }
        var days = self
        days.positions = Set(
            positions.map { $0 > 0 ? ($0 - 1) / times + 1 : -((-$0 - 1) / times + 1) })
        var again = days
        again.repeatPositions(times)
        return again == self ? days : nil
    }
}
