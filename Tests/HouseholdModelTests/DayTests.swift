import HouseholdModel
import Testing

@Suite("A day")
struct DayTests {
    @Test(
        "counts as one who ticks off a calendar does, at both ends of every month for 9,999 years")
    func agreesWithCounting() throws {
        var number = -719_162
        for year in 1...9_999 {
            for month in 1...12 {
                let length = Self.length(of: month, in: year)
                let first = try #require(Day(year: year, month: month, day: 1))
                let last = try #require(Day(year: year, month: month, day: length))
                try #require(first.dayNumber == number)
                try #require(last.dayNumber == number + length - 1)
                try #require(first.date == (year, month, 1))
                try #require(last.date == (year, month, length))
                try #require(Day(year: year, month: month, day: length + 1) == nil)
                number += length
            }
        }
        #expect(number == 2_932_897)
    }

    @Test("has the weekday after the day before, through the whole cycle of 400 years")
    func hasWeekday() {
        let weekdays = (0..<146_097).map { Day(dayNumber: $0 - 80_000).weekday }
        let start = Day(dayNumber: 0).weekday

        #expect(start == .thursday)
        #expect(weekdays[80_000] == .thursday)
        #expect(
            zip(weekdays, weekdays.dropFirst())
                .allSatisfy { $1.days(after: $0) == 1 })
    }

    @Test(
        "is a leap day where the Gregorian calendar has one",
        arguments: [4, 1600, 2000, 2028, 9996])
    func hasLeapDay(year: Int) {
        #expect(
            Day(year: year, month: 2, day: 29)?.adding(days: 1).date ?? (0, 0, 0) == (year, 3, 1))
        #expect(Day(year: year, month: 2, day: 30) == nil)
    }

    @Test("is no leap day elsewhere", arguments: [1, 1900, 2026, 2100, 9900])
    func hasNoLeapDay(year: Int) {
        #expect(Day(year: year, month: 2, day: 29) == nil)
    }

    @Test(
        "is not made from what no calendar shows",
        arguments: [
            (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 4, 31),
            (-1, 1, 1), (2026, 1, -1), (Int.max, 1, 1), (2026, Int.min, 1), (2026, 1, Int.max),
        ]
    )
    func refuses(year: Int, month: Int, day: Int) {
        #expect(Day(year: year, month: month, day: day) == nil)
    }

    @Test("reads back what it writes", arguments: ["0001-01-01", "2026-11-21", "9999-12-31"])
    func readsBack(text: String) {
        #expect(Day(text)?.description == text)
    }

    @Test(
        "is read from nothing but YYYY-MM-DD",
        arguments: [
            "", "2026-11", "2026-11-1", "26-11-21", "2026/11/21", "2026-11-21 ", "2026-11-211",
            "+026-11-21", "2026--1-21", "２０２６-11-21", "2026-11-21-", "2026-02-29",
        ]
    )
    func refuses(text: String) {
        #expect(Day(text) == nil)
    }

    @Test(
        "a month later is the same day, or the last where the month is shorter",
        arguments: [
            ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"),
            ("2026-11-21", 2, "2027-01-21"), ("2026-03-31", -1, "2026-02-28"),
            ("2026-01-15", -13, "2024-12-15"), ("2026-12-31", 0, "2026-12-31"),
        ]
    )
    func addsMonths(start: String, months: Int, end: String) {
        #expect(Day(start)?.adding(months: months).description == end)
    }

    private static func length(of month: Int, in year: Int) -> Int {
        guard month == 2 else { return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] }
        if year % 400 == 0 { return 29 }
        if year % 100 == 0 { return 28 }
        return year % 4 == 0 ? 29 : 28
    }
}

@Suite("A period")
struct PeriodTests {
    @Test("of a week has seven days from the household's first", arguments: Weekday.allCases)
    func coversWeek(start: Weekday) throws {
        for number in 20_000..<20_014 {
            let today = Day(dayNumber: number)

            let week = try #require(Period.week.days(around: today, weekStart: start))

            #expect(week.contains(today))
            #expect(week.lowerBound.weekday == start)
            #expect(week.upperBound.dayNumber - week.lowerBound.dayNumber == 6)
        }
    }

    @Test(
        "of a month runs from its first day to its last",
        arguments: [
            ("2026-02-11", "2026-02-01", "2026-02-28"), ("2028-02-29", "2028-02-01", "2028-02-29"),
            ("2026-12-31", "2026-12-01", "2026-12-31"), ("9999-12-31", "9999-12-01", "9999-12-31"),
        ]
    )
    func coversMonth(today: String, first: String, last: String) throws {
        let month = Period.month.days(around: try #require(Day(today)), weekStart: .monday)

        #expect(month?.lowerBound.description == first)
        #expect(month?.upperBound.description == last)
    }

    @Test("of all time has no ends")
    func coversAll() {
        #expect(Period.all.days(around: Day(dayNumber: 0), weekStart: .monday) == nil)
    }
}
