import Household
import Testing

@Suite("A recurrence")
struct RecurrenceWordsTests {
    private let now = Due(
        day: Day(dayNumber: 20_778), time: TimeOfDay(hour: 10, minute: 0))

    @Test("reads back from its words as it was", arguments: [1, 2, 3, 4] as [UInt64])
    func wordsRoundTrip(seed: UInt64) throws {
        var random = RandomRecurrence(seed: seed)
        let weekStart = Weekday.allCases[Int(seed)]
        let reader = RecurrenceReader(today: now.day, weekStart: weekStart)
        var inWords = 0
        for _ in 0..<1_000 {
            let recurrence = random.next()
            let words = recurrence.words(weekStart: weekStart)

            let again = try? reader.draft(words).recurrence(now: now)

            try #require(again == recurrence, "\(words)\n\(recurrence)")
            inWords += words.contains("=") ? 0 : 1
        }
        #expect(inWords > 500)
    }

    @Test("reads back from its stored text as it was", arguments: [5, 6] as [UInt64])
    func textRoundTrip(seed: UInt64) throws {
        var random = RandomRecurrence(seed: seed)
        for _ in 0..<1_000 {
            let recurrence = random.next()

            let again = try? Recurrence(recurrence.description)

            try #require(again == recurrence, "\(recurrence)")
        }
    }
}
