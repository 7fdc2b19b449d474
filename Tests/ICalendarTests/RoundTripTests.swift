import ICalendar
import SeededRandom
import Testing

@Suite("A calendar")
struct RoundTripTests {
    @Test("is read as it was written, whatever its texts hold", arguments: 0..<300)
    func roundTrips(seed: Int) throws {
        var calendars = RandomCalendars(seed: UInt64(seed))
        let calendar = calendars.next()

        let read = try CalendarReader().calendars(in: Array(calendar.text.utf8))

        #expect(read == [calendar])
    }

    @Test("has lines of 75 bytes at most, each whole in itself", arguments: 0..<300)
    func isFolded(seed: Int) throws {
        var calendars = RandomCalendars(seed: UInt64(seed))
        let bytes = Array(calendars.next().text.utf8)

        #expect(bytes.suffix(2) == [13, 10])
        var line: [UInt8] = []
        for byte in bytes {
            line.append(byte)
            guard byte == 10 else { continue }
            #expect(line.suffix(2) == [13, 10])
            #expect(line.count <= CalendarComponent.mostBytesOfLine + 2)
            #expect(line.dropLast(2).allSatisfy { $0 == 9 || $0 >= 32 })
            #expect(String(validating: line, as: UTF8.self) != nil)
            line = []
        }
    }

    @Test(
        "holds a text that looks like more lines as the text that it is",
        arguments: [
            "Feed the cat\r\nEND:VEVENT\r\nBEGIN:VALARM", "a\nb\rc\r\nd", "\\n\\",
            "\u{0}\u{7F}\u{85}x",
            "a;b,c:d\"e", "  leading", String(repeating: "ü", count: 500),
            String(repeating: "👩‍👧‍👦", count: 40), ";\u{308},\u{308}\\\u{308}", "",
        ])
    func holdsTexts(text: String) throws {
        let event = CalendarComponent(
            .event, [CalendarProperty(.summary, text: text), CalendarProperty(.uid, text: "1")])
        let calendar = CalendarComponent(.calendar, components: [event])

        let read = try CalendarReader().calendars(in: Array(calendar.text.utf8))

        #expect(read == [calendar])
        let plain = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let kept = plain.unicodeScalars.filter { scalar in
            scalar == "\n" || scalar.value >= 0xA0 || (0x20..<0x7F).contains(scalar.value)
        }
        let expected = String(String.UnicodeScalarView(kept))
        #expect(read.first?.components.first?[.summary]?.text == expected)
    }

    @Test("says what is in quotes where it has to be")
    func quotesParameters() throws {
        let property = CalendarProperty(
            .start, "20261124T180000",
            parameters: [
                .init(.zoneID, ["A:B;C"]), .init(.related, ["x\"y\nz", "plain"]),
            ])
        let calendar = CalendarComponent(.calendar, [property])

        #expect(
            calendar.text.contains("DTSTART;TZID=\"A:B;C\";RELATED=xyz,plain:20261124T180000\r\n"))
        #expect(try CalendarReader().calendars(in: Array(calendar.text.utf8)) == [calendar])
    }

    @Test("has a zone that says from when on which time is shown")
    func hasZones() throws {
        let date = try #require(CalendarDate(year: 2026, month: 3, day: 29))
        let time = try #require(CalendarTime(hour: 2, minute: 0))
        let zone = CalendarZone(
            "Europe/Berlin",
            [
                .init(
                    from: date, at: time, rule: "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
                    offsetFrom: 3_600, offsetTo: 7_200),
                .init(from: date, at: time, offsetFrom: -12_601, offsetTo: -12_600 - 1_800),
            ])

        let lines = zone.component.text.split(separator: "\r\n").map(String.init)
        #expect(
            lines == [
                "BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:DAYLIGHT",
                "DTSTART:20260329T020000",
                "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
                "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20260329T020000",
                "TZOFFSETFROM:-033001", "TZOFFSETTO:-0400", "END:STANDARD", "END:VTIMEZONE",
            ])
    }
}

/// Makes up calendars with texts of all kinds.
struct RandomCalendars {
    private var dice: SeededGenerator

    init(seed: UInt64) {
        dice = SeededGenerator(seed: seed)
    }

    mutating func next() -> CalendarComponent {
        CalendarComponent(
            .calendar, properties(),
            components: (0..<Int.random(in: 0...4, using: &dice)).map { _ in
                CalendarComponent(
                    Bool.random(using: &dice) ? .event : .toDo, properties(),
                    components: [CalendarComponent(.alarm, properties())])
            })
    }

    private mutating func properties() -> [CalendarProperty] {
        let names: [CalendarName] = [.summary, .uid, .details, .status, .start]
        return (0..<Int.random(in: 0...5, using: &dice)).map { _ in
            let name = names.randomElement(using: &dice) ?? .summary
            guard Bool.random(using: &dice) else { return CalendarProperty(name, text: text()) }
            return CalendarProperty(
                name, text(), parameters: [.init(.zoneID, [text(), text()])])
        }
    }

    private mutating func text() -> String {
        let pieces = [
            "a", "Küche", "\n", "\r\n", "\\", ",", ";", ":", "\"", " ", "\t", "日本語", "👩‍👧‍👦", "\u{0}",
            "END:VEVENT", "e\u{301}", "\u{1F1E9}\u{1F1EA}", "=", "\u{2028}", "\u{9B}",
        ]
        return (0..<Int.random(in: 0...60, using: &dice)).map { _ in
            pieces.randomElement(using: &dice) ?? ""
        }.joined()
    }
}
