import Foundation
import HouseholdModel
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
        for _ in 0..<500 {
            let recurrence = random.next()
            let words = recurrence.words(weekStart: weekStart)

            let again = try? reader.draft(words).recurrence(now: now)

            try #require(again == recurrence, "\(words)\n\(recurrence)")
            inWords += words.contains("=") ? 0 : 1
        }
        #expect(inWords > 250)
    }

    @Test("reads back from its stored text as it was", arguments: [5, 6] as [UInt64])
    func textRoundTrip(seed: UInt64) throws {
        var random = RandomRecurrence(seed: seed)
        for _ in 0..<500 {
            let recurrence = random.next()

            let again = try? Recurrence(recurrence.description)

            try #require(again == recurrence, "\(recurrence)")
        }
    }

    @Test("is coded as its lines")
    func isCoded() throws {
        let recurrence = try reader.draft("2 weeks on mon,thu").recurrence(now: now)

        let data = try JSONEncoder().encode([recurrence])

        #expect(try JSONDecoder().decode([Recurrence].self, from: data) == [recurrence])
        #expect(throws: RecurrenceError.self) {
            try JSONDecoder().decode([Recurrence].self, from: Data(#"["FREQ=DAILY"]"#.utf8))
        }
    }

    @Test("knows the household's own words for times")
    func knowsNamedTimes() throws {
        let recurrence = try reader.draft("weekday after school from 1 dec").recurrence(now: now)

        #expect(recurrence.start.words == "2026-12-01 15:30")
        #expect(recurrence.rhythm(weekStart: .monday) == "every weekday at 15:30")
    }

    @Test(
        "says until when it comes, where it ends",
        arguments: [
            ("day for 3 days from 30 dec 2026", "every day until 1 jan 2027"),
            ("monday until 2026-12-20", "every mon until 20 dec 2026"),
            ("weekday at 15:30 until 2027-03-01", "every weekday at 15:30 until 1 mar 2027"),
            ("2 weeks", "every 2 weeks"), ("3 days after done", "3 days after done"),
            ("3 times a week until 2026-12-20", "3 times a week until 20 dec 2026"),
        ])
    func saysItsEnd(typed: String, said: String) throws {
        let recurrence = try reader.draft(typed).recurrence(now: now)

        #expect(recurrence.rhythm(weekStart: .monday, endingIn: .utc) == said)
    }

    @Test("is made of what the options of a command say")
    func isMadeOfOptions() throws {
        var draft = RecurrenceDraft(.rule(RuleParts(.daily)))
        draft.season = try reader.season("nov-feb")
        draft.start = try reader.due("1 dec 18:00")
        draft.end = .times(3)
        draft.excepted = try reader.days("2 dec, 24 dec")
        let after = RecurrenceDraft(.afterDone(try reader.span("3d")))

        #expect(
            try draft.recurrence(now: now).dueSlots(in: .utc).map(\.due.words) == [
                "2026-12-01 18:00", "2026-12-03 18:00",
            ])
        #expect(try after.recurrence(now: now).rhythm(weekStart: .monday) == "3 days after done")
        #expect(throws: RecurrenceError.outOfSeason) {
            draft.rhythm = .rule(RuleParts(.yearly))
            _ = try draft.recurrence(now: now)
        }
    }

    private var reader: RecurrenceReader {
        let afterSchool = TimeOfDay(hour: 15, minute: 30) ?? .midnight
        return RecurrenceReader(today: now.day, named: ["after school": afterSchool])
    }
}
