import HouseholdModel
import Testing

@Suite("The clocks of a zone")
struct ZoneChangesTests {
    @Test(
        "are set when the database says, to the second",
        arguments: [
            (
                "Europe/Berlin",
                ["2026-03-29T01:00:00Z 3600 7200", "2026-10-25T01:00:00Z 7200 3600"]
            ),
            (
                "America/New_York",
                ["2026-03-08T07:00:00Z -18000 -14400", "2026-11-01T06:00:00Z -14400 -18000"]
            ),
            (
                "Australia/Lord_Howe",
                ["2026-04-04T15:00:00Z 39600 37800", "2026-10-03T15:30:00Z 37800 39600"]
            ),
            ("Asia/Kathmandu", []), ("UTC", []),
        ])
    func areSet(name: String, changes: [String]) throws {
        let zone = try #require(Zone(name))
        let first = try #require(Instant("2026-01-01T00:00:00Z"))
        let last = try #require(Instant("2027-01-01T00:00:00Z"))

        let found = zone.changes(from: first, to: last)

        #expect(found.map { "\($0.instant) \($0.offsetBefore) \($0.offsetAfter)" } == changes)
        for change in found {
            #expect(zone.secondsAhead(at: change.instant) == change.offsetAfter)
            let before = change.instant.adding(milliseconds: -1)
            #expect(zone.secondsAhead(at: before) == change.offsetBefore)
        }
    }

    @Test("show a time of their own when they are set")
    func showLocalTimes() throws {
        let zone = try #require(Zone("Europe/Berlin"))
        let first = try #require(Instant("2026-03-01T00:00:00Z"))
        let change = try #require(zone.changes(from: first, to: first.adding(days: 60)).first)

        #expect(change.local.day == Day(year: 2026, month: 3, day: 29))
        #expect(change.local.second == 2 * 3_600)
    }
}
