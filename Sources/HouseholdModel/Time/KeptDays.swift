/// Of which days copies are kept, where one is made each day: of the last seven, and before them of the last one in each of
/// the last four weeks.
///
/// Days and weeks are counted in which there is a copy. So whoever comes back after a long time finds as many as those who
/// were never away.
package struct KeptDays: Sendable {
    private static let days = 7
    private static let weeks = 4

    /// The days of which there is a copy that is of use.
    package let kept: Set<Day>
    /// The days of which there is one that nobody needs any more.
    package let over: Set<Day>

    /// Chooses among the days of which there are copies.
    package init(of days: Set<Day>) {
        let newestFirst = days.sorted(by: >)
        var kept = Set(newestFirst.prefix(Self.days))
        var weeks: Set<Day> = []
        for day in newestFirst.dropFirst(Self.days) where weeks.count < Self.weeks {
            if weeks.insert(day.startOfWeek(from: .monday)).inserted { kept.insert(day) }
        }
        self.kept = kept
        over = days.subtracting(kept)
    }
}
