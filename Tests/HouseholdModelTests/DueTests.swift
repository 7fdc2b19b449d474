import HouseholdModel
import Testing

@Suite("A due date")
struct DueTests {
    @Test(
        "is over when the minute has passed, or else the day",
        arguments: [
            ("2026-11-21", "18:00", "2026-11-21T17:01:00Z"),
            ("2026-11-21", nil, "2026-11-21T23:00:00Z"),
            ("2026-03-29", "02:30", "2026-03-29T01:31:00Z"),
            ("2026-10-25", nil, "2026-10-25T23:00:00Z"),
            ("2026-11-21", "23:59", "2026-11-21T23:00:00Z"),
            ("9999-12-31", nil, "9999-12-31T23:00:00Z"),
        ]
    )
    func isOver(day: String, time: String?, instant: String) throws {
        let due = Due(
            day: try #require(Day(day)), time: try time.map { try #require(TimeOfDay($0)) })

        #expect(due.isOver(in: try #require(Zone("Europe/Berlin"))).description == instant)
    }

    @Test(
        "has a time that clocks show",
        arguments: [
            "", "24:00", "12:60", "9:00", "09:0", "0900", "09:00:00", "-1:00", "+9:00", "٠٩:٠٠",
        ]
    )
    func refusesTime(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test("reads back every minute of the day")
    func readsBackTimes() {
        let times = (0..<1_440).compactMap { TimeOfDay(hour: $0 / 60, minute: $0 % 60) }

        #expect(times.count == 1_440)
        #expect(times.allSatisfy { TimeOfDay($0.description) == $0 })
        #expect(times == times.sorted())
    }
}
