import HouseholdModel
import Testing

@Suite("A recurrence that makes no sense")
struct BadRecurrenceTests {
    @Test(
        "is refused with a sentence",
        arguments: [
            ("20261121", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", .neverOccurs),
            ("20261121", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", .neverOccurs),
            ("20261121", "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2", .neverOccurs),
            ("20261121", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6", .neverOccurs),
            ("20261121T080000", "FREQ=HOURLY;INTERVAL=2;BYHOUR=9", .neverOccurs),
            ("20261121T080000", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", .neverOccurs),
            ("20261121", "FREQ=HOURLY", .noStartTime),
            ("99991231", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", .neverOccurs),
            ("99991231", "FREQ=MONTHLY;BYDAY=1MO", .neverOccurs),
            (
                "20261121", "FREQ=DAILY;UNTIL=20261120",
                .endsBeforeStart(
                    until: Day(dayNumber: 20_777), start: Day(dayNumber: 20_778))
            ),
            (
                "20261121", "FREQ=WEEKLY;BYDAY=SU;UNTIL=20261121",
                .nothingBefore(Day(dayNumber: 20_778))
            ),
            ("20261121", "FREQ=SECONDLY", .tooOften("every second")),
            ("20261121", "FREQ=DAILY;INTERVAL=0", .interval("0")),
            ("20261121", "FREQ=DAILY;INTERVAL=-1", .interval("-1")),
            ("20261121", "FREQ=DAILY;INTERVAL=1000000000000", .interval("1000000000000")),
            ("20261121", "FREQ=DAILY;COUNT=0", .count("0")),
            ("20261121", "FREQ=DAILY;COUNT=9999999999999", .count("9999999999999")),
            ("20261121", "FREQ=DAILY;COUNT=2;UNTIL=20261231", .twoEnds),
            ("20261121", "FREQ=DAILY;BYSETPOS=1", .positionsAlone),
            ("20261121", "FREQ=DAILY;BYMONTHDAY=0", .value(.monthDays, "0")),
            ("20261121", "FREQ=DAILY;BYMONTHDAY=32", .value(.monthDays, "32")),
            ("20261121", "FREQ=MONTHLY;BYDAY=6MO", .value(.weekdays, "6")),
            ("20261121", "FREQ=MONTHLY;BYYEARDAY=1", .company(.yearDays, .monthly)),
            ("20261121", "FREQ=DAILY;UNTIL=20260231", .value(.until, "20260231")),
            ("20261121", "FREQ=DAILY;BYDAY=", .value(.weekdays, "")),
            ("20261121", "FREQ=DAILY;WKST=XX", .value(.weekStart, "XX")),
            (
                "20261121", "FREQ=DAILY\r\nEXDATE;VALUE=DATE:20261121\r\nUNKNOWN:1",
                .badText("UNKNOWN:1")
            ),
            (
                "20261121", "FREQ=DAILY\nEXDATE;TZID=Europe/Berlin:20261122",
                .badText("EXDATE;TZID=Europe/Berlin:20261122")
            ),
            ("20261121", "FREQ=DAILY;COUNT=1\nEXDATE;VALUE=DATE:20261121", .allExcepted),
        ] as [(String, String, RecurrenceError)])
    func isRefused(start: String, rule: String, error: RecurrenceError) {
        let text = "DTSTART:\(start)\nRRULE:\(rule)"

        let thrown = #expect(throws: RecurrenceError.self) { try Recurrence(text) }

        #expect(thrown == error)
        #expect(thrown?.message.source.hasSuffix(".") == true)
    }

    @Test("ends with the last day that there is")
    func endsWithCalendar() throws {
        for frequency in ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] {
            let text = "DTSTART;VALUE=DATE:99981231\nRRULE:FREQ=\(frequency);INTERVAL=1"
            let days = try Recurrence(text).dueSlots(in: .utc).map(\.due.day)

            #expect(days.last ?? days[0] <= Day(dayNumber: 2_932_896))
            #expect(
                days.count == ["DAILY": 366, "WEEKLY": 53, "MONTHLY": 8, "YEARLY": 2][frequency])
        }
        let hours = try Recurrence("DTSTART:99991230T000000\nRRULE:FREQ=HOURLY")
        #expect(hours.dueSlots(in: .utc).map(\.self).count == 24)
    }

    @Test(
        "is refused and crashes nothing, whatever it says", arguments: 1...10 as ClosedRange<UInt64>
    )
    func survives(seed: UInt64) throws {
        var babble = Babble(seed: seed)
        let reader = RecurrenceReader(today: Day(dayNumber: 20_778), weekStart: .sunday)
        let now = Due(day: Day(dayNumber: 20_778), time: .midnight)
        var understood = 0
        for _ in 0..<5_000 {
            let words = babble.words()
            if let recurrence = try? reader.draft(words).recurrence(now: now) {
                understood += 1
                _ = recurrence.words(weekStart: .monday)
            }
            _ = try? RecurrenceRule(babble.rule())
            _ = try? Recurrence("DTSTART:20261121T080000\nRRULE:" + babble.rule())
        }
        #expect(understood > 0)
    }
}
