import Foundation
import JSON
import TestSupport
import Testing

/// The Smiths' day is Saturday, 21 November 2026; Mia and Max are children.
@Suite("Absences from a calendar")
struct AbsenceImportTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage()
    }

    private func file(_ events: String..., named name: String = "holidays.ics") throws -> String {
        let body = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
        return try file(text: "BEGIN:VCALENDAR\nVERSION:2.0\n\(body)END:VCALENDAR\n", named: name)
    }

    private func file(text: String, named name: String = "holidays.ics") throws -> String {
        let path = "\(stage.folder.path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    /// Who is away from when to when and why, of all that is listed.
    private func listed() async throws -> [String] {
        let answer = await stage.say("absence list --all --json")
        return try Self.absences(#require(JSONValue(parsing: answer.results)["data"]))
    }

    private static func absences(_ list: JSONValue) throws -> [String] {
        try #require(list.elements).map { item in
            func text(_ key: String) -> String { item[key]?.string ?? "-" }
            let ends = "\(text("member")) \(text("from")) \(text("to"))"
            let rule = item["rrule"]?.string.map { " \($0) x\(item["days"]?.text() ?? "")" } ?? ""
            return ends + rule + (item["note"]?.string.map { " \($0)" } ?? "")
        }
    }

    @Test(
        "have the days of its events, to which the end does not belong",
        arguments: [
            ("DTSTART;VALUE=DATE:20261223\nDTEND;VALUE=DATE:20270107", "2026-12-23 2027-01-06"),
            ("DTSTART;VALUE=DATE:20261223", "2026-12-23 2026-12-23"),
            ("DTSTART:20261223\nDTEND:20261223", "2026-12-23 2026-12-23"),
            ("DTSTART:20261223\nDURATION:P1W", "2026-12-23 2026-12-29"),
            ("DTSTART:20261223\nDURATION:PT36H", "2026-12-23 2026-12-24"),
            ("DTSTART:20261223T080000\nDTEND:20261223T130000", "2026-12-23 2026-12-23"),
            ("DTSTART:20261223T000000\nDTEND:20261225T000000", "2026-12-23 2026-12-24"),
            ("DTSTART:20261223T220000\nDURATION:PT3H", "2026-12-23 2026-12-24"),
            // Midnight in Berlin is 23 o'clock in universal time, and 18 o'clock in New York.
            ("DTSTART:20261222T230000Z\nDTEND:20261224T230000Z", "2026-12-23 2026-12-24"),
            (
                "DTSTART;TZID=America/New_York:20261222T180000\nDURATION:P1D",
                "2026-12-23 2026-12-23"
            ),
            (
                "DTSTART;TZID=Europe/Berlin:20261223T230000\nDTEND;TZID=Europe/Berlin:20261224T010000",
                "2026-12-23 2026-12-24"
            ),
            ("DTSTART;TZID=\"School, time\":20261223T010000", "2026-12-23 2026-12-23"),
            // Clocks go forward on 28 March 2027 and back on 31 October 2027.
            ("DTSTART:20270327T230000Z\nDTEND:20270328T220000Z", "2027-03-28 2027-03-28"),
            ("DTSTART:20271030T220000Z\nDTEND:20271031T230000Z", "2027-10-31 2027-10-31"),
            ("DTSTART:20280228\nDTEND:20280301", "2028-02-28 2028-02-29"),
            ("DTSTART:20261101\nDTEND:20261122", "2026-11-01 2026-11-21"),
        ])
    func haveDays(event: String, days: String) async throws {
        let path = try file(event + "\nSUMMARY:Holidays")

        let outcome = await stage.say("absence import \(path) --for mia")

        #expect(outcome.exit == 0, "\(outcome)")
        #expect(try await listed() == ["mia \(days) Holidays"])
    }

    @Test("repeat as its events do, but for what was changed or called off")
    func repeats() async throws {
        let path = try file(
            """
            UID:1
            DTSTART;VALUE=DATE:20261127
            DTEND;VALUE=DATE:20261204
            RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
            SUMMARY:At her father's
            """,
            """
            UID:2
            DTSTART;TZID=Europe/Berlin:20260901T080000
            DURATION:PT5H
            RRULE:FREQ=WEEKLY;COUNT=20;BYDAY=TU
            EXDATE;TZID=Europe/Berlin:20261124T080000
            SUMMARY:Course
            """,
            "UID:2\nRECURRENCE-ID;TZID=Europe/Berlin:20261201T080000\nDTSTART:20261203\nSUMMARY:Course",
            "UID:2\nRECURRENCE-ID:20261208T070000Z\nDTSTART:20261208\nSTATUS:CANCELLED",
            "UID:3\nDTSTART:20251224\nRRULE:FREQ=YEARLY\nSUMMARY:Christmas Eve")

        let outcome = await stage.say("absence import \(path) --for mia")

        #expect(outcome.exit == 0, "\(outcome)")
        #expect(
            try await listed() == [
                "mia 2026-11-27 - FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;WKST=MO x7 At her father's",
                "mia 2026-12-03 2026-12-03 Course",
                "mia 2026-12-15 2027-01-12 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270112 x1 Course",
                "mia 2026-12-24 - FREQ=YEARLY x1 Christmas Eve",
            ])
    }

    @Test("are all children's unless somebody is named, and not added twice")
    func areAllChildrens() async throws {
        let path = try file(
            "DTSTART:20261223\nDTEND:20270107\nSUMMARY:Christmas\\, and New Year",
            "DTSTART:20261001\nDTEND:20261015\nSUMMARY:Autumn",
            "DTSTART:20270501\nSTATUS:CANCELLED",
            "DTSTART:20261223\nDTEND:20270107\nSUMMARY:Christmas\\, and New Year")

        let dry = await stage.say("absence import \(path) --dry-run")
        #expect(dry.exit == 0)
        #expect(try await listed().isEmpty)
        let outcome = await stage.say("absence import \(path)")
        #expect(
            outcome.results + outcome.messages == """
                Mia is away from Wed 23 Dec to Wed 6 Jan 2027: Christmas, and New Year
                Max is away from Wed 23 Dec to Wed 6 Jan 2027: Christmas, and New Year
                2 are there already.
                1 event is over.
                1 event was called off.
                Changed your mind? undo

                """)
        let added = try await listed()
        #expect(added.count == 2)
        let again = await stage.say("absence import \(path)")
        #expect(again.results.contains("Nothing is added."))
        #expect(try await listed() == added)
        #expect(await stage.say("undo --yes").exit == 0)
        #expect(try await listed().isEmpty)
    }

    @Test(
        "are brought in all or none, and each line that can't be used is told",
        arguments: [
            ("SUMMARY:a", "line 8: DTSTART is missing."),
            ("DTSTART:20261323", "line 9: What DTSTART says can't be read."),
            ("DTSTART:20261223\nDTEND:20261201", "line 8: The event ends before it begins."),
            ("DTSTART:20261223\nDTEND:20281223", "line 8: An absence lasts 366 days at most."),
            ("DTSTART:20261223\nDTEND:20261223T080000", "line 8, DTEND: That is nothing"),
            (
                "DTSTART:20261223\nRRULE:FREQ=DAILY",
                "line 10, RRULE: Days on which somebody is away come back by the calendar"
            ),
            ("DTSTART:20261223\nRRULE:FREQ=DAILY;BYHOUR=8,9", "line 10, RRULE: Days on which"),
            ("DTSTART:20261223\nRRULE:FREQ=MINUTELY", "line 10, RRULE: A chore comes back"),
            ("DTSTART:20261223\nRRULE:FREQ=WEEKLY;BYEASTER=1", "line 10, RRULE: Chorus has no"),
            ("DTSTART:20261223\nRRULE:rm -rf", "line 10, RRULE: A rule"),
            ("DTSTART:20261223\nSUMMARY:a\u{202E}b", "line 8, SUMMARY: "),
            ("DTSTART:20261223\nSUMMARY:a\u{1B}[31mb", "line 10: There is a character"),
            ("DTSTART:20261223\nBEGIN:VALARM", "line 11: What begins here does not end"),
        ])
    func areAllOrNone(event: String, told: String) async throws {
        let path = try file("DTSTART:20261223\nDTEND:20270107\nSUMMARY:Christmas", event)

        let outcome = await stage.say("absence import \(path)")

        #expect(outcome.exit == 65)
        #expect(outcome.messages.contains("holidays.ics, \(told)"), "\(outcome.messages)")
        #expect(!outcome.messages.contains("\u{1B}") && !outcome.messages.contains("\u{202E}"))
        #expect(try await listed().isEmpty)
    }

    @Test("come of a calendar and of nothing else")
    func comeOfCalendars() async throws {
        for text in ["", "title,for\nDust,mia\n", "<html></html>", "{}", "BEGIN:VCALENDAR"] {
            #expect(await stage.say("absence import \(try file(text: text))").exit == 65)
        }
        let empty = try file(text: "BEGIN:VCALENDAR\nEND:VCALENDAR\n")
        #expect(await stage.say("absence import \(empty)").results.contains("Nothing is added."))
        let large = String(
            repeating: "X:" + String(repeating: "x", count: 60_000) + "\n", count: 80)
        let path = try file(text: "BEGIN:VCALENDAR\n\(large)END:VCALENDAR\n")
        #expect(await stage.say("absence import \(path)").exit == 65)
        let many = (1...300).map { "BEGIN:VEVENT\nDTSTART:20261223\nSUMMARY:\($0)\nEND:VEVENT\n" }
        let long = try file(text: "BEGIN:VCALENDAR\n\(many.joined())END:VCALENDAR\n")
        #expect(await stage.say("absence import \(long)").exit == 65)
        #expect(await stage.say("absence import \(long) --for mia").exit == 0)
        for line in ["absence import /dev/zero", "absence import \(stage.folder.path)"] {
            #expect(await stage.say(line).exit == 66)
        }
        #expect(await stage.say("absence import").exit == 64)
    }

    @Test("are brought in by who may say so of each, and the others hear nothing of the file")
    func areAllowed() async throws {
        let path = try file("DTSTART:20261223\nSUMMARY:Secret")
        let bad = try file(text: "BEGIN:SECRET", named: "bad.ics")

        for name in [path, bad, "/etc/shadow", "/nowhere"] {
            let child = await stage.say("absence import \(name)", as: "max")
            #expect(child.exit == 77)
            #expect(!child.messages.contains("line"))
        }
        #expect(await stage.say("absence import \(path) --for nobody").exit == 65)
        #expect(await stage.say("absence import \(path) --for tim").exit == 65)
        #expect(try await listed().isEmpty)
        #expect(await stage.say("absence import \(path) --for anna").exit == 0)
        #expect(try await listed() == ["anna 2026-12-23 2026-12-23 Secret"])
    }
}
