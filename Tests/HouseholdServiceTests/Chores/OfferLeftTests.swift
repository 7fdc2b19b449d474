import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, worth 3 points, and Mia's, who has 10 and offers them to Max.
@Suite("A chore that somebody took over and left undone")
struct OfferLeftTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.give(10, to: "mia", as: .anna)
    }

    /// Whether Mia's list has the chore, and whether Max's has.
    private func isOnLists() async throws -> [Bool] {
        var lists: [Bool] = []
        for person in [Person.mia, .max] {
            let numbers = try await family.ask(ListChores(.mine), as: person).map(\.number)
            lists.append(numbers.contains(2))
        }
        return lists
    }

    @Test(
        "stays with who took it over until the day of the next one, which is whose it was",
        arguments: [("day", 0), ("week", 6)])
    func isLeft(rhythm: String, days: Int) async throws {
        try await family.repeats(2, rhythm)
        try await family.offer(2, to: "max", for: 4, as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.live(days: days)
        #expect(try await isOnLists() == [false, true])
        #expect(try await family.ask(ShowChore(2), as: .max).late == (days > 0))

        try await family.live(days: 1)

        #expect(try await isOnLists() == [true, false])
        let chore = try await family.ask(ShowChore(2), as: .mia)
        let today = try family.zone().day(at: family.clock.now)
        #expect((chore.offer == nil, chore.late, chore.due?.day) == (true, false, today))
        #expect(try await family.ask(ShowPoints(), as: .mia).pledged == 0)
    }

    @Test("is kept as missed by who took it over, once, also where what followed is taken back")
    func isMissedOnce() async throws {
        try await family.repeatDaily(2)
        try await family.offer(2, to: "max", for: 4, as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.live(days: 1)

        for _ in 1...2 {
            #expect(try await family.complete(2, as: .mia).awarded == 3)
            #expect(try await family.undo(2, as: .mia).awarded == -3)
        }
        try await family.complete(2, as: .mia)

        let max = try family.member("Max").literal
        #expect(try family.count("occurrence", where: "state = 'missed'") == 1)
        #expect(
            try family.count("occurrence", where: "state = 'missed' AND assignee_id = \(max)") == 1)
        let dates = """
            FROM occurrence o JOIN chore c ON c.id = o.chore_id
            WHERE c.title = 'Dishes' AND o.state <> 'withdrawn'
            """
        for counted in ["*", "DISTINCT o.due_day"] {
            #expect(try family.number("SELECT count(\(counted)) \(dates)") == 3)
        }
        #expect(try await family.balances() == [13, 0])
        #expect(try await family.areBooksRight())
    }

    @Test("waits for who took it over where the next one comes some time after it was done")
    func isWaitedFor() async throws {
        try await family.repeats(2, "2 days after done")
        try await family.offer(2, to: "max", as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)

        try await family.live(days: 5)

        #expect(try await isOnLists() == [false, true])
        #expect(try await family.complete(2, as: .max).awarded == 3)
    }

    @Test("passes the turn on as if whose it was had missed it")
    func passesTheTurnOn() async throws {
        let number = try await family.addDaily(
            "Table", for: .turns(["mia", "ben", "max"], .inOrder, .occurrence))
        try await family.offer(number, to: "max", as: .mia)
        try await family.perform(TakeOverChore(number), as: .max)
        #expect(try await family.ask(ShowChore(number), as: .anna).turn == "max")

        try await family.live(days: 1)

        let chore = try await family.ask(ShowChore(number), as: .anna)
        #expect((chore.turn, chore.offer == nil) == ("ben", true))
    }
}
