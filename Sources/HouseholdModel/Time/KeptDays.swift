/// Of which days copies are kept, where one is made each day: of the last seven, and before them of the last one in each of
/// the last four weeks; but of none more than five weeks before the last.
///
/// So what was erased is in no copy after that, and who had the wrong date for a day loses nothing by it.
package struct KeptDays: Sendable {
    /// For how many days before the last one there are copies.
    package static let span = 35
    private static let days = 7
    private static let weeks = 4

    /// The days of which there is a copy that is of use.
    package let kept: Set<Day>
    /// The days of which there is one that nobody needs any more.
    package let over: Set<Day>

    /// Chooses among the days of which there are copies; that of `made` was made just now, whatever date the others have.
    package init(of days: Set<Day>, justMade made: Day? = nil) {
        let newestFirst = days.sorted(by: >)
        var kept = Set([made].compactMap(\.self))
        var weeks: Set<Day> = []
        for (place, day) in newestFirst.enumerated()
        where newestFirst[0].dayNumber - day.dayNumber <= Self.span {
            if place < Self.days {
                kept.insert(day)
            } else if weeks.count < Self.weeks,
                weeks.insert(day.startOfWeek(from: .monday)).inserted
            {
                kept.insert(day)
            }
        }
        self.kept = kept
        over = days.subtracting(kept)
    }
}
