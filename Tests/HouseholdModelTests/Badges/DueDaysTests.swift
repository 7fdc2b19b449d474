import HouseholdModel
import Testing

@Suite("Days on which something was due")
struct DueDaysTests {
    /// Each sign is a day: kept, late, missed, waiting, open, blameless; a blank has nothing due.
    private func days(_ signs: String, today: Int) -> DueDays {
        let days = signs.enumerated().compactMap { number, sign -> DueDay? in
            let day = Day(dayNumber: number)
            return switch sign {
            case "k": DueDay(day: day, kept: 1, lastDone: day)
            case "l": DueDay(day: day, late: 1, lastDone: day.adding(days: 1))
            case "m": DueDay(day: day, missed: 1)
            case "w": DueDay(day: day, kept: 1, waiting: 1, lastDone: day)
            case "o": DueDay(day: day, kept: 1, open: 1, lastDone: day)
            case "a": DueDay(day: day, missed: 1).withoutBlame
            default: nil
            }
        }
        return DueDays(days, today: Day(dayNumber: today))
    }

    @Test(
        "make a row until something was not done in time",
        arguments: [
            ("kkk", 2, 3), ("k k k", 4, 3), ("klk", 2, 1), ("kmkk", 3, 2), ("kakk", 3, 3),
            ("kwk", 2, 1), ("kok", 2, 1), ("kkkok", 4, 1), ("kkkok", 2, 3), ("l", 0, 0), ("", 0, 0),
            ("kkk", 0, 3),
        ])
    func makeARow(signs: String, day: Int, length: Int) {
        #expect(days(signs, today: 4).run(around: Day(dayNumber: day)).length == length)
    }

    @Test(
        "make the longest row and the one until now",
        arguments: [
            ("kkklk", 3, 1), ("klkkw", 2, 2), ("kkkko", 4, 4), ("okkkk", 4, 4), ("kkm", 2, 0),
            ("k  kk", 3, 3), ("", 0, 0),
        ])
    func makeRows(signs: String, longest: Int, current: Int) {
        let days = days(signs, today: 4)

        #expect(days.longestRun == longest)
        #expect(days.currentRun.length == current)
    }

    @Test(
        "count for a row once they are there, also where all was done ahead",
        arguments: [
            ("kkkkkkk", 3, 4), ("kkkkkkk", 6, 4), ("kkkkwkk", 6, 4), ("kkko k", 5, 3),
            ("kkmk k", 5, 1), ("    k", 4, 0), ("k k   k", 2, 2),
        ])
    func makeNoRowAhead(signs: String, day: Int, length: Int) {
        let days = days(signs, today: 3)

        #expect(days.run(around: Day(dayNumber: day)).length == length)
        #expect(days.longestRun < 5 && days.currentRun.length < 5)
    }

    @Test(
        "are no whole week before the last of them is there",
        arguments: [("k k k", 3, false), ("k k k", 4, true), ("k k k a", 4, true)])
    func makeNoWeekAhead(signs: String, today: Int, isWhole: Bool) {
        let week = Day(dayNumber: 0)...Day(dayNumber: 6)

        #expect(days(signs, today: today).isWhole(week, atLeast: 3) == isWhole)
    }

    @Test(
        "are a whole week when all, and enough, was done by its end",
        arguments: [
            ("k k k", true), ("k l k", true), ("k k", false), ("k k m k", false),
            ("k k k w", false), ("k k k a", true), ("k k   l", false),
        ])
    func makeAWeek(signs: String, isWhole: Bool) {
        let week = Day(dayNumber: 0)...Day(dayNumber: 6)

        #expect(days(signs, today: 6).isWhole(week, atLeast: 3) == isWhole)
    }
}
