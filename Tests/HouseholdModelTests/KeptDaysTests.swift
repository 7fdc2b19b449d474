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
            ([], []),
            ([0], [0]),
            (Array(0...6), Array(0...6)),
            // A week ago the week was not over yet: of the days since Monday the last one stays.
            (Array(0...7), Array(0...7)),
            (Array(0...8), Array(0...7)),
            // Sundays are 5, 12, 19 and 26 days ago.
            (Array(0...60), Array(0...7) + [12, 19, 26]),
            // One day a week: what was erased five weeks ago is in none.
            ([0, 7, 14, 21, 28, 35, 42, 49], [0, 7, 14, 21, 28, 35]),
            ([0, 365, 372, 379], [0]), ([365, 372], [365, 372]),
        ] as [([Int], [Int])])
    func choose(past: [Int], expected: [Int]) {
        let found = KeptDays(of: days(past))
        #expect(found.kept == days(expected))
        #expect(found.over == days(past).subtracting(days(expected)))
    }

    @Test(
        "are that of the last copy, too, where the clock was set back", arguments: [1, 40, 4_000])
    func clockSetBack(past: Int) {
        let made = Self.friday.adding(days: -past - 60)
        let found = KeptDays(of: days(Array(0...12)).union([made]), justMade: made)
        #expect(found.kept.contains(made) && !found.over.contains(made))
        #expect(found.kept.count == 10)
    }

    @Test(
        "are chosen so that the copies of one day after the other end up with the same",
        arguments: 0..<50)
    func converge(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var all: Set<Day> = []
        var kept: Set<Day> = []
        for past in stride(from: 90, through: 0, by: -1)
        where Int.random(in: 0..<5, using: &random) > 0 {
            let today = Self.friday.adding(days: -past)
            all.insert(today)
            kept = KeptDays(of: kept.union([today])).kept
            #expect(kept.contains(today))
            #expect(kept.count <= 11)
        }
        #expect(kept == KeptDays(of: all).kept)
    }
}
