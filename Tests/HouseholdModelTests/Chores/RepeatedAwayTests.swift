import HouseholdModel
import SeededRandom
import Testing

/// Day 1 is Monday, 23 November 2026.
@Suite("Days on which somebody is away again and again")
struct RepeatedAwayTests {
    struct Story: CustomTestStringConvertible, Sendable {
        let phrase: String
        let length: Int
        var weekStart = Weekday.monday
        let stretches: String
        var testDescription: String { "\(phrase), \(length) days" }
    }

    @Test(
        "begin as the rule says and last so long each time",
        arguments: [
            Story(
                phrase: "2 weeks on fri", length: 7,
                stretches: "2026-11-27...2026-12-03 2026-12-11...2026-12-17"),
            Story(
                phrase: "month on the last day", length: 2,
                stretches: "2026-11-30...2026-12-01 2026-12-31...2027-01-01"),
            Story(
                phrase: "month on the 31st", length: 1,
                stretches: "2026-11-30...2026-11-30 2026-12-31...2026-12-31"),
            Story(
                phrase: "year on 29 feb", length: 366,
                stretches: "2027-02-28...2028-02-28 2028-02-29...2029-02-28"),
            // Clocks go forward on 28 March 2027 and back on 31 October 2027.
            Story(
                phrase: "week on sat from 27 mar 2027", length: 2,
                stretches: "2027-03-27...2027-03-28 2027-04-03...2027-04-04"),
            Story(
                phrase: "week on sat from 30 oct 2027", length: 2,
                stretches: "2027-10-30...2027-10-31 2027-11-06...2027-11-07"),
            // Which Sunday is in the week of which Friday depends on the day with which weeks begin.
            Story(
                phrase: "2 weeks on fri and sun from 27 nov", length: 1,
                stretches: "2026-11-27...2026-11-27 2026-11-29...2026-11-29"),
            Story(
                phrase: "2 weeks on fri and sun from 27 nov", length: 1, weekStart: .sunday,
                stretches: "2026-11-27...2026-11-27 2026-12-06...2026-12-06"),
            Story(
                phrase: "week on fri from 31 dec 9999", length: 7,
                stretches: "9999-12-31...9999-12-31"),
        ])
    func stretches(_ story: Story) throws {
        let days = try days(story.phrase, story.length, weekStart: story.weekStart)

        let found = days.stretches(from: days.first).prefix(2).map {
            "\($0.lowerBound)...\($0.upperBound)"
        }

        #expect(found.joined(separator: " ") == story.stretches)
    }

    @Test(
        "are of the calendar alone, and not too many",
        arguments: [
            ("day at 8:00", 1), ("6 hours", 1), ("day for 5 times", 1), ("day", 0), ("day", 367),
            ("day at 8:00 and 18:00", 1),
        ])
    func areDays(phrase: String, length: Int) throws {
        #expect(RepeatedDays(try schedule(phrase), length: length) == nil)
    }

    @Test(
        "end with the last that begins in time",
        arguments: [
            ("2 weeks on fri", nil), ("2 weeks on fri until 24 dec 2026", "2026-12-17"),
            ("2 weeks on fri until 25 dec 2026", "2026-12-31"),
            ("year on 29 feb until 1 jan 2040", "2039-03-06"),
            ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20430101", "2040-03-06"),
            ("day until 31 dec 9999", "9999-12-31"),
        ])
    func last(phrase: String, last: String?) throws {
        #expect(try days(phrase, 7).last?.description == last)
    }

    @Test("are those of the calendar, near today and far from it", arguments: 0..<60)
    func areOfTheCalendar(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        let days = try random(&dice)
        var house = House()
        house.absences = [absence(.again(days))]
        let calendar = try house.calendar(1)
        let span = House.day(-500).dayNumber...House.day(900).dayNumber
        let horizon = House.day(1_700)
        let away = Set(
            days.stretches(from: House.day(-500)).prefix { $0.lowerBound <= horizon }
                .flatMap { $0.lowerBound.dayNumber...$0.upperBound.dayNumber })
        let all = span.map { Day(dayNumber: $0) }

        let here = all.filter { calendar.isHere(House.member("a"), on: $0) }
        let ends = all.map { calendar.lastDayAway(House.member("a"), from: $0)?.dayNumber }

        #expect(here.map(\.dayNumber) == span.filter { !away.contains($0) })
        #expect(
            ends == span.map { first in (first...(first + 400)).prefix(while: away.contains).last })
        #expect(all.allSatisfy { calendar.isHere(House.member("b"), on: $0) })
    }

    /// What an absence does follows from its days: those that repeat do what the same days do one by one.
    @Test("let chores be as the same days do that are said one by one", arguments: 0..<60)
    func doTheSame(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        let days = try random(&dice)
        var (repeated, single) = (House(), House())
        repeated.absences = [absence(.again(days))]
        single.absences = days.stretches(from: House.day(-400))
            .prefix { $0.lowerBound <= House.day(1_500) }.map { absence(.once($0)) }
        let lineup = try #require(Lineup(House.members("ab")))
        let assignments: [Chore.Assignment] = [
            .one(House.member("a")), .each(lineup), .together(lineup),
            .rotation(.turns(lineup, .inOrder, .occurrence)),
            .rotation(.turns(lineup, .inOrder, .week)),
        ]
        let rules = ["day", "2 weeks on mon and thu", "3 days after done", "month on the last day"]

        for assignment in assignments {
            for overdue in [Overdue.keep, .close] {
                let rule = rules.randomElement(using: &dice) ?? "day"
                let chore = try Chore.sample(assignment, rule, overdue: overdue)
                for today in [1, 20, 200] {
                    let first = try dates(of: chore, repeated, today)
                    #expect(try dates(of: chore, single, today) == first)
                }
            }
        }
    }

    @Test(
        "let a chore be that is due on no other days, without looking for ever",
        arguments: ["2 weeks on fri", "4 weeks on sat", "2 weeks on fri until 1 jan 2030"])
    func letBe(rule: String) throws {
        var house = House()
        house.absences = [absence(.again(try days("2 weeks on fri", 7)))]
        let chore = try Chore.sample(.one(House.member("a")), rule)
        let calendar = try house.calendar(1)
        let date = try #require(try chore.begin(calendar).first)

        let current = date.current(in: calendar)

        #expect(current.isLetBe)
        #expect(current.due.map { $0.day < House.day(800) } == true)
        #expect(current.following(from: .distantPast, in: calendar).first { _ in true } == nil)
    }

    @Test("let a chore come that comes seldom, if that is on another day")
    func comesSeldom() throws {
        var house = House()
        house.absences = [absence(.again(try days("2 weeks on fri", 7)))]
        let chore = try Chore.sample(.one(House.member("a")), "3 years from 1 dec 2026")
        let calendar = try house.calendar(1)

        let current = try #require(try chore.begin(calendar).first).current(in: calendar)

        #expect(!current.isLetBe)
        #expect(current.due?.day.description == "2029-12-01")
    }

    private func dates(of chore: Chore, _ house: House, _ today: Int) throws -> [String] {
        let calendar = try house.calendar(today)
        return try chore.begin(house.calendar(1)).flatMap { date in
            let current = date.current(in: calendar)
            let following = current.following(from: .distantPast, in: calendar).prefix(20)
            return ([current] + following).filter {
                $0.due.map { $0.day < House.day(1_000) } == true
            }
            .map { "\($0.summary) \($0.isLetBe)" }
        }
    }

    private func random(_ dice: inout SeededGenerator) throws -> RepeatedDays {
        let phrases = [
            "2 weeks on fri", "3 weeks on mon and sat", "month on the last day",
            "month on the 2nd tue", "weekday", "9 days", "year on 24 dec", "day in apr-oct",
            "2 weeks on fri until 1 jun 2027", "week on sat except 28 nov, 5 dec",
        ]
        while true {
            let phrase = phrases.randomElement(using: &dice) ?? "9 days"
            let start = House.day(.random(in: -60...60, using: &dice))
            let days = try days(phrase, .random(in: 1...40, using: &dice), from: start)
            if days.leavesDaysBetween { return days }
        }
    }

    private func absence(_ days: Absence.Days) -> Absence {
        Absence(
            id: .numbered(1), household: .numbered(1), number: 1, member: House.member("a"),
            days: days, note: nil)
    }

    private func days(
        _ phrase: String, _ length: Int, from start: Day = House.first,
        weekStart: Weekday = .monday
    ) throws -> RepeatedDays {
        try #require(
            RepeatedDays(
                schedule(phrase, from: start, weekStart: weekStart), length: length))
    }

    private func schedule(
        _ phrase: String, from start: Day = House.first, weekStart: Weekday = .monday
    ) throws -> Schedule {
        let reader = RecurrenceReader(today: start, weekStart: weekStart)
        let now = Due(day: start, time: TimeOfDay(hour: 0, minute: 1))
        guard case .calendar(let schedule) = try reader.draft(phrase).recurrence(now: now) else {
            throw RecurrenceError.badText(phrase)
        }
        return schedule
    }
}
