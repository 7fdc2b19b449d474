import HouseholdModel
import Testing

@Suite("Whose turn it is")
struct RotationTests {
    struct Story: CustomTestStringConvertible, Sendable {
        var people = "abc"
        var passing = Rotation.Passing.occurrence
        var rule = "day"
        var away = ""
        /// Whether each date is done (`d`) or let be (`s`); what is beyond is done.
        var doing = ""
        let turns: String
        var testDescription: String { "\(people) \(passing) \(rule) \(away) \(doing): \(turns)" }
    }

    @Test(
        "goes in order, past whoever is away",
        arguments: [
            Story(turns: "abcabca"),
            Story(away: "b2", turns: "acabca"),
            Story(away: "b2-4 c2", turns: "aacabc"),
            Story(away: "a1-9 b1-9", turns: "cccccccccabc"),
            Story(doing: "dsds", turns: "abcabc"),
            Story(passing: .day, turns: "abcabc"),
            Story(passing: .day, rule: "2 days", turns: "acbacb"),
            Story(passing: .day, away: "b2", turns: "accabc"),
            Story(people: "ab", passing: .week, turns: "aaaaaaabbbbbbbaa"),
            Story(people: "ab", passing: .week, away: "a3 b9", turns: "aabaaaababbbbbaa"),
            Story(people: "abc", passing: .week, rule: "3 weeks on mon", turns: "aaaa"),
            Story(people: "ab", passing: .month, turns: "aaaaaaaabbb"),
            Story(people: "ab", passing: .month, away: "b9-10", turns: "aaaaaaaaaabb"),
            Story(passing: .completion, doing: "dsssd", turns: "abbbbca"),
            Story(passing: .completion, away: "a1", turns: "bcab"),
            Story(passing: .completion, away: "a1", doing: "s", turns: "babc"),
            Story(people: "a", away: "a2", turns: "a*aa"),
            Story(people: "ab", away: "a2 b2", turns: "a*ab"),
            Story(people: "ab", passing: .week, away: "a2-3 b2-3", turns: "a**aaaab"),
        ])
    func goesRound(_ story: Story) throws {
        let lineup = try #require(Lineup(House.members(story.people)))

        let turns = try walk(
            .turns(lineup, .inOrder, story.passing), story.rule, House(away: story.away),
            story.doing, count: story.turns.count)

        #expect(turns == story.turns)
    }

    @Test(
        "is said by a roster of one week or two, with whoever is there in place of whoever is away",
        arguments: [
            ("aabbc--", "", "aabbc--aabbc--a"),
            ("aabbc--", "b3 a9 b9", "aaabc--acbbc--a"),
            ("aaaaaaabbbbbbb", "", "aaaaaaabbbbbbba"),
            ("aaaaaaabbbbbbb", "b8-14", "aaaaaaaaaaaaaaa"),
            ("ab-----", "a1-2 b1-2", "**-----ab"),
        ])
    func isOnARoster(slots: String, away: String, turns: String) throws {
        let roster = try #require(
            Roster(from: House.first, slots.map { $0 == "-" ? nil : House.member($0) }))

        #expect(
            try walk(.roster(roster), "day", House(away: away), "", count: turns.count) == turns)
    }

    @Test("is chosen among those who are there, and among all where nobody is")
    func isChosen() throws {
        let lineup = try #require(Lineup(House.members("abc")))
        var asked: [String] = []

        let turns = try walk(
            .turns(lineup, .leastDone, .occurrence), "day", House(away: "b2 a3 b3 c3"), "", count: 4
        ) { _, members in
            asked.append(String(members.map { House.letter($0) }))
            return members.last
        }

        #expect(asked == ["abc", "ac", "abc", "abc", "abc"])
        #expect(turns == "cc*c")
    }

    @Test("passes over somebody who has left, and is for the parents once all have")
    func passesOverLeavers() throws {
        let lineup = try #require(Lineup(House.members("abc")))
        var house = House()
        house.left = [House.member("b")]
        #expect(
            try walk(.turns(lineup, .inOrder, .occurrence), "day", house, "", count: 4) == "acac")
        house.left = Set(House.members("abc"))
        #expect(
            try walk(.turns(lineup, .inOrder, .occurrence), "day", house, "", count: 2) == "**")
    }

    /// Whose the first dates are, when each is done or let be on its day.
    private func walk(
        _ rotation: Rotation, _ rule: String, _ house: House, _ doing: String, count: Int,
        choosing choose: Rotation.Choice = { $1.first }
    ) throws -> String {
        let chore = try Chore.sample(.rotation(rotation), rule)
        var date = try #require(try chore.begin(house.calendar(1), choosing: choose).first)
        var turns = ""
        for place in 0..<count {
            let calendar = try house.calendar(House.number(try #require(date.due).day))
            date = date.current(in: calendar)
            turns.append(date.isForParents ? "*" : House.letter(date.assignee))
            let isDone = Array(doing).dropFirst(place).first != "s"
            var made = 0
            date = try #require(
                try date.next(
                    besides: [], in: calendar, isDone: isDone,
                    newID: {
                        made += 1
                        return .numbered(made)
                    }, choosing: choose
                ).first)
        }
        return turns
    }
}
