import HouseholdModel
import SeededRandom
import Testing

@Suite("The days of which copies are kept")
struct KeptDaysTests {
    /// A Friday.
    private static let friday = Day(year: 2026, month: 11, day: 27) ?? .latest

    private func days(_ past: [Int]) -> Set<Day> {
        Set(past.map { Self.friday.adding(days: -$0) })
    }

    @Test(
        "are the last seven, and before them the last of each of four weeks",
        arguments: [
            ([0], [0]),
            (Array(0...6), Array(0...6)),
            // A week ago the week was not over yet: of the days since Monday the last one stays.
            (Array(0...7), Array(0...7)),
            (Array(0...8), Array(0...7)),
            // Sundays are 5, 12, 19 and 26 days ago.
            (Array(0...60), Array(0...7) + [12, 19, 26]),
            // One day a week: what was erased five weeks before the last but one is in none.
            ([0, 7, 14, 21, 28, 35, 42, 49], [0, 7, 14, 21, 28, 35, 42]),
            // Who was away for a year has the old ones for one more day.
            ([0, 365, 372, 379], [0, 365, 372, 379]), ([0, 1, 366, 373], [0, 1]),
        ] as [([Int], [Int])])
    func choose(past: [Int], expected: [Int]) {
        let found = KeptDays(of: days(past), justMade: Self.friday)
        #expect(found.kept == days(expected))
        #expect(found.over == days(past).subtracting(days(expected)))
    }

    @Test(
        "are no fewer for one day with a wrong date, nor for the day after it",
        arguments: [-4_000, -36, 36, 4_000])
    func wrongDate(shift: Int) {
        let before = KeptDays(of: days(Array(0...60)), justMade: Self.friday).kept
        let wrong = Self.friday.adding(days: shift)
        let tomorrow = Self.friday.adding(days: 1)
        let right = KeptDays(of: before.union([tomorrow]), justMade: tomorrow).kept

        let then = KeptDays(of: before.union([wrong]), justMade: wrong).kept
        #expect(then.contains(wrong))
        #expect(then.isSuperset(of: right.subtracting([tomorrow])))
        let after = KeptDays(of: then.union([tomorrow]), justMade: tomorrow).kept
        #expect(after.isSuperset(of: right))
    }

    @Test(
        "are chosen so that the copies of one day after the other end up with the same",
        arguments: 0..<50)
    func converge(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var all: Set<Day> = []
        var kept: Set<Day> = []
        var last = Self.friday
        for past in stride(from: 90, through: 0, by: -1)
        where Int.random(in: 0..<5, using: &random) > 0 {
            last = Self.friday.adding(days: -past)
            all.insert(last)
            kept = KeptDays(of: kept.union([last]), justMade: last).kept
            #expect(kept.contains(last))
            #expect(kept.count <= 11)
        }
        #expect(kept == KeptDays(of: all, justMade: last).kept)
    }
}
