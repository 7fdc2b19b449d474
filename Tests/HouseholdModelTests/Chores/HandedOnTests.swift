import HouseholdModel
import Testing

/// Day after day at noon: whose the open date is, and on which day it was due.
///
/// Member a has handed it on to d on day 1.
@Suite("A date that was handed on and is left undone")
struct HandedOnTests {
    struct Story: CustomTestStringConvertible, Sendable {
        var passing: Rotation.Passing?
        var overdue = Overdue.keep
        /// On which day, at noon, it is taken over; before the first where none is said.
        var takenOn: Int?
        let rule: String
        let days: String
        var testDescription: String {
            "\(passing.map(\.rawValue) ?? "one"), \(overdue), \(rule), \(takenOn ?? 0): \(days)"
        }
    }

    @Test(
        "stays with the other until the day of the next one, which goes on as if it were missed",
        arguments: [
            Story(rule: "day", days: "d1 a2 a2 a2"),
            Story(rule: "3 days", days: "d1 d1 d1 a4 a4"),
            Story(rule: "week", days: "d1 d1 d1 d1 d1 d1 d1 a8 a8"),
            Story(overdue: .close, rule: "week", days: "d1 a8 a8"),
            // Late already, it is the other's for the rest of that day.
            Story(takenOn: 2, rule: "day", days: "d1 d1 a2 a2"),
            Story(takenOn: 3, rule: "day", days: "d1 d1 d1 a2 a2"),
            // Several on a day: at noon that of the morning is late, and that of the evening is not there yet.
            Story(rule: "day at 8:00 and 18:00", days: "d1 a1 a1"),
            Story(rule: "2 days after done", days: "d1 d1 d1 d1 d1"),
            Story(passing: .occurrence, rule: "day", days: "d1 b2 b2 b2"),
            Story(passing: .completion, rule: "day", days: "d1 a2 a2 a2"),
            Story(passing: .day, rule: "day", days: "d1 b1 c1 d1"),
            Story(passing: .week, rule: "day", days: "d1 a2 a2 a2 a2 a2 a2 b2"),
            Story(passing: .week, rule: "week", days: "d1 d1 d1 d1 d1 d1 d1 b1 b1"),
        ])
    func isLeft(_ story: Story) throws {
        let house = House()
        let lineup = try #require(Lineup(House.members("abc")))
        let assignment: Chore.Assignment =
            story.passing.map { .rotation(.turns(lineup, .inOrder, $0)) }
            ?? .one(House.member("a"))
        let chore = try Chore.sample(assignment, story.rule, overdue: story.overdue)
        let first = try #require(chore.begin(house.calendar(1)).first)
        let offer = Occurrence.Offer(
            by: House.member("a"), to: House.member("d"), thanks: .one, at: .distantPast)
        let taken = try story.takenOn.map { try house.calendar($0).instant } ?? .distantPast
        let date = first.offered(offer).takenOver(at: taken)

        let days = try (1...story.days.split(separator: " ").count).map {
            date.current(in: try house.calendar($0)).summary
        }

        #expect(days.joined(separator: " ") == story.days)
    }
}
