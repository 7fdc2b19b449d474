/// Of which days copies are kept, where one is made each day: of the last seven, and before them of the last one in each of
/// four weeks; but of none more than five weeks before the last but one.
///
/// So what was erased is in no copy after that. Against the last but one it is counted, and days that are still to come are
/// counted by themselves, so that one day with a wrong date takes no more away than any other.
package struct KeptDays: Sendable {
    /// For how many days there are copies.
    package static let span = 35
    private static let days = 7
    private static let weeks = 4

    /// The days of which there is a copy that is of use.
    package let kept: Set<Day>
    /// The days of which there is one that nobody needs any more.
    package let over: Set<Day>

    /// Chooses among the days of which there are copies, that of `made` among them, which was made just now.
    package init(of days: Set<Day>, justMade made: Day) {
        let past = days.filter { $0 <= made }
        let lastButOne = past.filter { $0 < made }.max() ?? made
        kept = Self.chosen(from: past.filter { lastButOne.dayNumber - $0.dayNumber <= Self.span })
            .union(Self.chosen(from: days.subtracting(past)))
        over = days.subtracting(kept)
    }

    private static func chosen(from all: Set<Day>) -> Set<Day> {
        let newestFirst = all.sorted(by: >)
        var weeks: Set<Day> = []
        let older = newestFirst.dropFirst(days).filter {
            weeks.insert($0.startOfWeek(from: .monday)).inserted
        }
        return Set(newestFirst.prefix(days) + older.prefix(Self.weeks))
    }
}
