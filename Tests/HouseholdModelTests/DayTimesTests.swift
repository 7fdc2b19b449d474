import Foundation
import HouseholdModel
import Testing

@Suite("Times of the day")
struct DayTimesTests {
    @Test("are the usual ones where nothing else is said")
    func areUsual() {
        let times = DayTimes()

        #expect(
            DayTimes.Part.allCases.map { times[$0].description } == [
                "08:00", "15:00", "18:00", "20:00",
            ])
        #expect(times.description.isEmpty)
        #expect(times.named["in the evening"] == times[.evening])
        #expect(times.named["after school"] == times[.afterSchool])
    }

    @Test("are kept as text, and read back as they were")
    func areKept() throws {
        var times = DayTimes()
        times[.bedtime] = try #require(TimeOfDay("19:45"))
        times[.afterSchool] = try #require(TimeOfDay("13:00"))
        times[.evening] = DayTimes.Part.evening.usual

        #expect(times.description == "after school 13:00, bedtime 19:45")
        #expect(DayTimes(times.description) == times)
        let data = try JSONEncoder().encode([times])
        #expect(try JSONDecoder().decode([DayTimes].self, from: data) == [times])
    }

    @Test(
        "are not made of anything else",
        arguments: ["evening", "evening 25:00", "noon 12:00", "19:00"])
    func areNothingElse(text: String) {
        #expect(DayTimes(text) == nil)
    }
}
