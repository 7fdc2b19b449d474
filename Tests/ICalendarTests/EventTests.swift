import ICalendar
import Testing

@Suite("An event of a file")
struct EventTests {
    private func event(_ lines: String...) throws -> CalendarEvent {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\n" + lines.joined(separator: "\n")
            + "\nEND:VEVENT\nEND:VCALENDAR"
        let calendars = try CalendarReader().calendars(in: Array(text.utf8))
        return try #require(try CalendarEvent.all(in: calendars).first)
    }

    private func date(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    private func time(_ text: String) throws -> CalendarTime { try #require(CalendarTime(text)) }

    @Test("has a start, an end and a name")
    func isRead() throws {
        let event = try event(
            "UID:1@example.org", "DTSTART;VALUE=DATE:20261223", "DTEND;VALUE=DATE:20270107",
            "SUMMARY:Christmas\\, and\\nNew Year", "STATUS:CONFIRMED")

        #expect(event.uid == "1@example.org")
        #expect(event.summary == "Christmas, and\nNew Year")
        #expect(event.start == .date(try date("20261223")))
        #expect(event.extent == .until(.date(try date("20270107"))))
        #expect(event.recurrence == nil && event.replaces == nil && !event.isCancelled)
        #expect(event.line == 2)
    }

    @Test("has times by the clock that it names")
    func hasClocks() throws {
        let (date, time) = (try date("20261223"), try time("080000"))
        for (line, clock) in [
            ("DTSTART:20261223T080000", CalendarMoment.Clock.floating),
            ("DTSTART:20261223T080000Z", .universal),
            ("DTSTART;TZID=\"Europe/Berlin\":20261223T080000", .zone("Europe/Berlin")),
            ("DTSTART;TZID=Europe/Berlin;VALUE=DATE-TIME:20261223T080000", .zone("Europe/Berlin")),
            ("DTSTART;TZID=Europe/Berlin:20261223T080000Z", .universal),
        ] { #expect(try event(line).start == .time(date, time, clock)) }
        #expect(try event("DTSTART:20261223").start == .date(date))
    }

    @Test("lasts as long as it says")
    func lasts() throws {
        let start = "DTSTART;VALUE=DATE:20261223"
        #expect(try event(start).extent == .shortest)
        #expect(
            try event(start, "DURATION:P2W").extent
                == .lasting(#require(CalendarDuration(days: 14))))
    }

    @Test("comes back as it says, but for some of its times, and replaces them")
    func comesBack() throws {
        let event = try event(
            "DTSTART;VALUE=DATE:20261223", "RRULE:FREQ=YEARLY;COUNT=3",
            "EXDATE;VALUE=DATE:20271223,20281223", "RDATE;VALUE=DATE:20270101")

        #expect(event.recurrence?.rule == "FREQ=YEARLY;COUNT=3")
        #expect(event.recurrence?.line == 4)
        #expect(event.recurrence?.excepted.count == 2)
        #expect(event.recurrence?.extra == [.date(try date("20270101"))])
        let other = try self.event(
            "DTSTART;VALUE=DATE:20271224", "RECURRENCE-ID;VALUE=DATE:20271223", "STATUS:cancelled")
        #expect(other.replaces == .date(try date("20271223")))
        #expect(other.isCancelled)
    }

    @Test(
        "is refused with the line of what can't be read",
        arguments: [
            (["SUMMARY:a"], 2, CalendarSyntaxError.Problem.missing(.start)),
            (["DTSTART:20261223", "DTSTART:20261224"], 4, .repeated(.start)),
            (["DTSTART:20261323"], 3, .value(.start)), (["DTSTART:"], 3, .value(.start)),
            (["DTSTART:20260229"], 3, .value(.start)),
            (["DTSTART:2026122"], 3, .value(.start)),
            (["DTSTART:20261223T250000"], 3, .value(.start)),
            (["DTSTART:20261223T0800"], 3, .value(.start)),
            (["DTSTART:20261223,20261224"], 3, .value(.start)),
            (["DTSTART;VALUE=DATE:20261223T080000"], 3, .value(.start)),
            (["DTSTART;VALUE=PERIOD:20261223"], 3, .value(.start)),
            (["DTSTART:20261223", "DTEND:tomorrow"], 4, .value(.endMoment)),
            (["DTSTART:20261223", "DURATION:7 days"], 4, .value(.duration)),
            (["DTSTART:20261223", "DURATION:-P1D"], 4, .endsBeforeStart),
            (["DTSTART:20261223", "DTEND:20261224", "DURATION:P1D"], 4, .repeated(.endMoment)),
            (["DTSTART:20261223", "RDATE:20261224"], 2, .missing(.rule)),
            (["DTSTART:20261223", "RRULE:FREQ=DAILY", "EXDATE:x"], 5, .value(.exceptedDates)),
            (
                ["DTSTART:20261223", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261223"], 4,
                .value(.recurrence)
            ),
        ])
    func isRefused(lines: [String], line: Int, problem: CalendarSyntaxError.Problem) {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\n" + lines.joined(separator: "\n")
            + "\nEND:VEVENT\nEND:VCALENDAR"
        #expect(throws: CalendarSyntaxError(line: line, problem)) {
            try CalendarEvent.all(in: CalendarReader().calendars(in: Array(text.utf8)))
        }
    }

    @Test(
        "can say in several ways how long something is",
        arguments: [
            ("P7W", 49, 0), ("P15DT5H0M20S", 15, 18_020), ("-PT15M", 0, -900), ("PT1H", 0, 3_600),
            ("+P1D", 1, 0), ("-P1DT1S", -1, -1), ("PT0S", 0, 0), ("p1d", 1, 0),
        ])
    func readsDurations(text: String, days: Int, seconds: Int) throws {
        let duration = try #require(CalendarDuration(text))

        #expect((duration.days, duration.seconds) == (days, seconds))
        #expect(CalendarDuration(duration.description) == duration)
    }

    @Test(
        "can't say what is no length",
        arguments: [
            "", "P", "PT", "P1", "1D", "P1H", "PT1D", "P1DT", "P1D1D", "P1WT1H", "PT1S1M", "P-1D",
            "P1234567D", "P999999D", "P1.5D", "PT1H ", "P١D",
        ])
    func refusesDurations(text: String) {
        #expect(CalendarDuration(text) == nil)
    }
}
