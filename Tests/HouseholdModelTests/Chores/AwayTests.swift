import HouseholdModel
import Testing

/// Nothing is written when somebody goes away or comes back: which date it is by now follows from who is there.
@Suite("A chore of somebody who is away")
struct AwayTests {
    struct Story: CustomTestStringConvertible, Sendable {
        var rule = "day"
        var away = ""
        var overdue = Overdue.keep
        /// The day on which somebody looks.
        var today = 1
        let due: String
        var testDescription: String { "\(rule) \(overdue) \(away), day \(today): \(due)" }
    }

    @Test(
        "comes on the first date after that, and not late",
        arguments: [
            Story(due: "a1"), Story(away: "a1", due: "a2"), Story(away: "a1-8", due: "a9"),
            Story(away: "a2-8", due: "a1"), Story(away: "b1-8", due: "a1"),
            Story(away: "a1-3 a3-5 a2-4", due: "a6"), Story(away: "a1-3 a4-5", due: "a6"),
            Story(away: "a1-3 a5", due: "a4"), Story(away: "a1-8", today: 5, due: "a9"),
            Story(away: "a1-8", today: 12, due: "a9 late"),
            Story(away: "a2-8", today: 12, due: "a1 late"),
            Story(rule: "week on mon", away: "a1-8", due: "a15"),
            Story(rule: "3 days", away: "a1-8", due: "a10"),
            Story(rule: "3 days after done", away: "a1-8", due: "a10"),
            Story(rule: "day at 8:00 and 18:00", away: "a1", due: "a2"),
            Story(rule: "hour at 0:30", away: "a1", due: "a2"),
            Story(rule: "day until 25 nov", away: "a1-2", due: "a3"),
            Story(rule: "day until 25 nov", away: "a1-8", due: "a3 let be"),
            Story(rule: "day until 25 nov", away: "a1-8", today: 20, due: "a3 let be"),
            Story(rule: "day for 2 times", away: "a1", due: "a2"),
            Story(away: "a1-366", today: 100, due: "a367"),
        ])
    func comesAfter(_ story: Story) throws {
        #expect(try current(.one(House.member("a")), story) == story.due)
    }

    @Test(
        "is missed only on the days on which somebody was there",
        arguments: [
            Story(away: "a1-3", overdue: .close, today: 3, due: "a4"),
            Story(away: "a1-3", overdue: .close, today: 6, due: "a6"),
            Story(away: "a3-8", overdue: .close, today: 5, due: "a9"),
            Story(
                rule: "day until 25 nov", away: "a2-8", overdue: .close, today: 9, due: "a3 let be"),
            Story(
                rule: "day until 25 nov", away: "a2", overdue: .close, today: 9, due: "a3 missed"),
        ])
    func isMissed(_ story: Story) throws {
        #expect(try current(.one(House.member("a")), story) == story.due)
    }

    @Test("stays where the household keeps it, and is late")
    func isKept() throws {
        var house = House(away: "a1-8")
        house.settings.absences = .keep
        let date = try #require(
            try Chore.sample(.one(House.member("a"))).begin(house.calendar(1)).first)

        #expect(try describe(date, house, 3) == "a1 late")
    }

    @Test("stays where it is to be done once")
    func isDoneOnce() throws {
        let house = House(away: "a1-8")
        let date = try #require(
            try Chore.sample(.one(House.member("a")), nil).begin(house.calendar(1)).first)

        #expect(try describe(date, house, 3) == "a1 late")
    }

    @Test("stays where that person has left, so that a parent sees it")
    func stayWithLeavers() throws {
        var house = House(away: "a1-8")
        house.left = [House.member("a")]
        let date = try #require(
            try Chore.sample(.one(House.member("a"))).begin(house.calendar(1)).first)

        #expect(try describe(date, house, 3) == "a1 late")
    }

    @Test("is let be in that person's copy alone")
    func copies() throws {
        let lineup = try #require(Lineup(House.members("ab")))

        #expect(try all(.each(lineup), away: "a1-3", today: 2) == ["a4", "b1 late"])
    }

    @Test(
        "is let be in that person's part alone; where all are away, all parts come later",
        arguments: [
            ("a1-3", 2, ["a1 let be", "b1 late"]), ("a1-3 b1-2", 1, ["a3 let be", "b3"]),
            ("a1-3 b1-3", 2, ["a4", "b4"]), ("a1 b2", 2, ["a1 let be", "b1 late"]),
        ])
    func parts(away: String, today: Int, dates: [String]) throws {
        let lineup = try #require(Lineup(House.members("ab")))

        #expect(try all(.together(lineup), away: away, today: today) == dates)
    }

    @Test(
        "goes by the days of the household's zone",
        arguments: [
            ("Europe/Berlin", "day at 0:30", "a2", "a1 a3 a4"),
            ("Europe/Berlin", "day at 23:30", "a2", "a1 a3 a4"),
            ("Pacific/Kiritimati", "day at 0:30", "a2", "a1 a3 a4"),
            ("America/Los_Angeles", "day at 23:30", "a2", "a1 a3 a4"),
            // Clocks go back an hour on 25 October 2026, forward on 28 March 2027: days -28 and 126.
            ("Europe/Berlin", "day at 2:30 from 24 oct 2026", "a-28", "a-29 a-27 a-26"),
            ("Europe/Berlin", "12 hours at 2:30 from 25 oct 2026", "a-28", "a-27 a-27 a-26"),
            ("Europe/Berlin", "day at 2:30 from 27 mar 2027", "a126", "a125 a127 a128"),
        ])
    func zones(name: String, rule: String, away: String, dates: String) throws {
        var house = House()
        house.zone = try #require(Zone(name))
        let day = try #require(Int(away.dropFirst()))
        house.absences = [
            Absence(
                id: .numbered(1), household: .numbered(1), number: 1, member: House.member("a"),
                days: .once(House.day(day)...House.day(day)), note: nil)
        ]
        let chore = try Chore.sample(.one(House.member("a")), rule, zone: house.zone)
        let calendar = try house.calendar(.distantPast)
        let date = try #require(try chore.begin(calendar).first).current(in: calendar)

        let coming = [date] + date.following(from: .distantPast, in: calendar).prefix(2)

        #expect(coming.map(\.summary).joined(separator: " ") == dates)
    }

    @Test("is not among what follows on those days")
    func isNotPlanned() throws {
        let house = House(away: "a3-5 b2")
        let lineup = try #require(Lineup(House.members("ab")))
        let assignments: [(Chore.Assignment, String)] = [
            (.one(House.member("a")), "a2 a6 a7"), (.anyone, "-2 -3 -4"),
            (.together(lineup), "a2 a6 a7"), (.each(lineup), "a2 a6 a7"),
            (.rotation(.turns(lineup, .inOrder, .occurrence)), "a2 b3 b4"),
        ]

        for (assignment, expected) in assignments {
            let date = try #require(try Chore.sample(assignment).begin(house.calendar(1)).first)
            let dates = try date.following(from: .distantPast, in: house.calendar(1)).prefix(3)
            #expect(dates.map(\.summary).joined(separator: " ") == expected)
        }
    }

    private func current(_ assignment: Chore.Assignment, _ story: Story) throws -> String {
        let house = House(away: story.away)
        let chore = try Chore.sample(assignment, story.rule, overdue: story.overdue)
        let date = try #require(try chore.begin(house.calendar(1)).first)
        return try describe(date, house, story.today)
    }

    private func all(_ assignment: Chore.Assignment, away: String, today: Int) throws -> [String] {
        let house = House(away: away)
        return try Chore.sample(assignment).begin(house.calendar(1))
            .map { try describe($0, house, today) }
    }

    private func describe(_ date: Occurrence, _ house: House, _ today: Int) throws -> String {
        let calendar = try house.calendar(today)
        let date = date.current(in: calendar)
        let state =
            switch date.progress {
            case .missed: " missed"
            default:
                date.isLetBe
                    ? " let be" : date.isLate(at: calendar.instant, in: house.zone) ? " late" : ""
            }
        return date.summary + state
    }
}
