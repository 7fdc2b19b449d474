import HouseholdModel
import Testing

@Suite("What is still promised")
struct PromiseTests {
    @Test(
        "holds until the day is over, however long it is",
        arguments: [
            // A day of 25 hours, one of 23, and one whose midnight there is not.
            ("Europe/Berlin", Day("2026-10-25"), 25), ("Europe/Berlin", Day("2026-03-29"), 23),
            ("America/Santiago", Day("2026-09-05"), 24), ("Asia/Kolkata", Day("2026-10-25"), 24),
        ])
    func holdsForDay(zone: String, day: Day?, hours: Int64) throws {
        let zone = try #require(Zone(zone))
        let start = zone.start(of: try #require(day))
        var chore = try Self.chore(worth: 3)
        let before = chore
        chore.value = .one

        chore.keepWorth(of: before, at: start, in: zone)

        let end = start.adding(milliseconds: hours * 3_600_000)
        #expect(chore.promise?.end == end)
        #expect(chore.value(at: end.adding(milliseconds: -1)).points == 3)
        #expect(chore.value(at: end) == .one)
    }

    private static func chore(worth points: Int) throws -> Chore {
        let instant = Instant(milliseconds: 0)
        return Chore(
            id: Identifier(at: instant, random: Array(repeating: 1, count: 10)),
            household: Identifier(at: instant, random: Array(repeating: 2, count: 10)), number: 1,
            title: try Title("Dishes"), assignment: .anyone,
            value: try #require(ChoreValue(points)),
            createdBy: Identifier(at: instant, random: Array(repeating: 3, count: 10)),
            createdAt: instant)
    }
}
