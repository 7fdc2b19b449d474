import ICalendar
import SeededRandom
import Testing

@Suite("A file that is to be a calendar")
struct ReaderTests {
    private func read(_ text: String, limits: CalendarReader.Limits = .init()) throws
        -> [CalendarComponent]
    {
        try CalendarReader(limits: limits).calendars(in: Array(text.utf8))
    }

    @Test(
        "is read with either kind of line end, folded anywhere, in any case, with a mark in front",
        arguments: [
            "BEGIN:VCALENDAR\r\nSUMMARY:Feed the cat\r\nEND:VCALENDAR\r\n",
            "BEGIN:VCALENDAR\nSUMMARY:Feed the cat\nEND:VCALENDAR",
            "begin:vcalendar\r\nsummary:Feed the cat\r\n\r\nend:Vcalendar\r\n\r\n",
            "\u{FEFF}BEGIN:VCALENDAR\r\nSUMM\r\n ARY:Feed th\r\n\te cat\r\nEND:VCALENDAR\r\n",
            "BEGIN:VCALENDAR\r\nSUMMARY\r\n :\r\n \r\n Feed the cat\r\nEND:VCALENDAR\r\n",
        ])
    func isRead(text: String) throws {
        let calendar = CalendarComponent(
            .calendar, [CalendarProperty(.summary, text: "Feed the cat")])

        #expect(try read(text) == [calendar])
    }

    @Test("may be folded in the middle of a character")
    func isUnfoldedByBytes() throws {
        var bytes = Array("BEGIN:VCALENDAR\r\nSUMMARY:K\u{FC}che\r\nEND:VCALENDAR\r\n".utf8)
        let place = try #require(bytes.firstIndex(of: 0xC3)) + 1
        bytes.insert(contentsOf: Array("\r\n ".utf8), at: place)

        let calendars = try CalendarReader().calendars(in: bytes)

        #expect(calendars.first?[.summary]?.text == "Küche")
    }

    @Test("may hold several calendars, and knows the line of each part")
    func knowsLines() throws {
        let text = """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            SUMMARY:a
             b
            UID:1
            END:VEVENT
            END:VCALENDAR
            BEGIN:VCALENDAR
            END:VCALENDAR
            """
        let calendars = try read(text)
        let event = try #require(calendars.first?.components.first)

        #expect(calendars.map(\.line) == [1, 8])
        #expect((event.line, event[.summary]?.line, event[.uid]?.line) == (2, 3, 5))
    }

    @Test(
        "is refused with the line on which it can't be read",
        arguments: [
            ("", 1, CalendarSyntaxError.Problem.empty), ("\r\n\r\n", 1, .empty),
            ("<html>", 1, .notALine), ("title,for\nDust,mia", 1, .notALine),
            ("SUMMARY:a", 1, .outside), ("BEGIN:VEVENT", 1, .outside),
            ("BEGIN:VCALENDAR", 1, .unbalanced("VCALENDAR")),
            ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR", 3, .unbalanced("VCALENDAR")),
            ("BEGIN:VCALENDAR\nEND:VCALENDAR\nEND:VCALENDAR", 3, .unbalanced("VCALENDAR")),
            ("BEGIN:VCALENDAR\nSUMMARY\nEND:VCALENDAR", 2, .notALine),
            ("BEGIN:VCALENDAR\n:a\nEND:VCALENDAR", 2, .notALine),
            ("BEGIN:VCALENDAR\nSUMMARY;X:a\nEND:VCALENDAR", 2, .parameter),
            ("BEGIN:VCALENDAR\nSUMMARY;X=\"a:b\nEND:VCALENDAR", 2, .parameter),
            ("BEGIN:VCALENDAR\nSUMMARY;X=a\"b:c\nEND:VCALENDAR", 2, .parameter),
            ("BEGIN:VCALENDAR\nSUMMARY;X=\"a\"b:c\nEND:VCALENDAR", 2, .notALine),
            ("BEGIN:VCALENDAR\nSUMMARY:a\u{1B}[31m\nEND:VCALENDAR", 2, .controlCharacter),
            ("BEGIN:VCALENDAR\nSUMMARY:a\rb\nEND:VCALENDAR", 2, .controlCharacter),
            (" BEGIN:VCALENDAR\nEND:VCALENDAR", 1, .notALine),
        ])
    func isRefused(text: String, line: Int, problem: CalendarSyntaxError.Problem) {
        #expect(throws: CalendarSyntaxError(line: line, problem)) { try read(text) }
    }

    @Test("is refused where it is too long in any way, or no text")
    func isBounded() {
        var limits = CalendarReader.Limits()
        (limits.bytes, limits.bytesOfLine, limits.components, limits.depth) = (2_000, 100, 10, 3)
        func file(_ body: String) -> String { "BEGIN:VCALENDAR\n\(body)\nEND:VCALENDAR" }
        let blocks = String(repeating: "BEGIN:VEVENT\nEND:VEVENT\n", count: 10)
        let long = "SUMMARY:" + String(repeating: "x", count: 100)
        let folded = "SUMMARY:" + String(repeating: "x\n ", count: 100)
        let parameters = "SUMMARY" + String(repeating: ";X=1", count: 20)
        let cases: [(String, CalendarSyntaxError)] = [
            (file(String(repeating: "UID:1\n", count: 400)), .init(line: 1, .tooLong)),
            (file(long), .init(line: 2, .tooLong)), (file(folded), .init(line: 2, .tooLong)),
            (file(blocks), .init(line: 20, .tooLong)),
            (
                file(String(repeating: "BEGIN:VEVENT\n", count: 3)), .init(line: 4, .tooDeep)
            ),
        ]
        for (text, error) in cases {
            #expect(throws: error) { try read(text, limits: limits) }
        }
        #expect(throws: CalendarSyntaxError(line: 2, .tooLong)) {
            try read(file(parameters + parameters + parameters + ":a"))
        }
        #expect(throws: CalendarSyntaxError(line: 2, .notUTF8)) {
            try CalendarReader().calendars(
                in: Array("BEGIN:VCALENDAR\nSUMMARY:".utf8) + [0xFF, 0xC3])
        }
    }

    @Test("never ends the program, whatever is changed in it", arguments: 0..<40)
    func survives(seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed))
        var calendars = RandomCalendars(seed: UInt64(seed))
        let original = Array(calendars.next().text.utf8)
        for _ in 0..<50 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...8, using: &dice) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &dice)
                switch Int.random(in: 0..<3, using: &dice) {
                case 0: bytes[place] = .random(in: 0...255, using: &dice)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: original.prefix(place), at: place)
                }
            }
            guard let read = try? CalendarReader().calendars(in: bytes) else { continue }
            let text = read.map(\.text).joined()
            #expect((try? CalendarReader().calendars(in: Array(text.utf8))) == read)
            _ = try? CalendarEvent.all(in: read)
        }
    }
}
