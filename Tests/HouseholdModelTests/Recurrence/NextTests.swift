import HouseholdModel
import Testing

@Suite("What comes next")
struct NextTests {
    private let berlin = Zone("Europe/Berlin") ?? .utc

    /// Rule, when it was due, when it was done (universal time), when it comes next.
    static let examples = [
        ("day", "2026-11-21", "2026-11-21T12:00:00Z", "2026-11-22"),
        ("day", "2026-11-21", "2026-11-21T23:30:00Z", "2026-11-23"),
        ("day", "2026-11-21", "2026-11-28T12:00:00Z", "2026-11-29"),
        ("day", "2026-11-24", "2026-11-21T12:00:00Z", "2026-11-25"),
        ("mon,thu", "2026-11-23", "2026-11-24T12:00:00Z", "2026-11-26"),
        ("mon,thu", "2026-11-23", "2026-11-26T12:00:00Z", "2026-11-30"),
        ("2 weeks on mon", "2026-11-23", "2026-12-06T12:00:00Z", "2026-12-07"),
        ("month on the 31st", "2027-01-31", "2027-02-01T12:00:00Z", "2027-02-28"),
        ("day at 8:00 and 18:00", "2026-11-22 08:00", "2026-11-22T06:00:00Z", "2026-11-22 18:00"),
        ("day at 8:00 and 18:00", "2026-11-22 08:00", "2026-11-22T17:30:00Z", "2026-11-23 08:00"),
        ("day at 18:00", "2026-11-22 18:00", "2026-11-22T05:00:00Z", "2026-11-23 18:00"),
        ("6 hours at 8:00", "2026-11-22 08:00", "2026-11-22T07:30:00Z", "2026-11-22 14:00"),
        ("6 hours at 8:00", "2026-11-22 08:00", "2026-11-22T13:00:00Z", "2026-11-22 20:00"),
        ("sat in apr-oct", "2027-10-30", "2027-10-30T12:00:00Z", "2028-04-01"),
        ("day except 22 nov", "2026-11-21", "2026-11-21T12:00:00Z", "2026-11-23"),
        ("mon also on 25 nov", "2026-11-23", "2026-11-24T12:00:00Z", "2026-11-25"),
        ("day until 22 nov", "2026-11-22", "2026-11-22T12:00:00Z", "never"),
        ("day for 2 times", "2026-11-22", "2026-11-22T12:00:00Z", "never"),
        ("3 days after done", "2026-11-21", "2026-11-25T12:00:00Z", "2026-11-28"),
        ("3 days after done", "2026-11-25", "2026-11-23T23:30:00Z", "2026-11-27"),
        ("month after done", "2027-01-01", "2027-01-31T12:00:00Z", "2027-02-28"),
        ("6 hours after done", "2026-11-21 10:00", "2026-11-21T10:10:00Z", "2026-11-21 17:10"),
        ("3 days after done in apr-oct", "2027-10-30", "2027-10-30T12:00:00Z", "2028-04-01"),
        ("3 days after done until 30 nov", "2026-11-28", "2026-11-28T12:00:00Z", "never"),
        ("3 days after done for 2 times", "2026-11-24", "2026-11-24T12:00:00Z", "never"),
        ("9999 years after done", "2026-11-21", "2026-11-21T12:00:00Z", "never"),
    ]

    @Test("is the first date after the day it was due and the day it was done", arguments: examples)
    func follows(phrase: String, due: String, done: String, next: String) throws {
        let recurrence = try recurrence(phrase)
        let due = try #require(Due(words: due))
        let dueSlot = DueSlot(due: due)

        let found = recurrence.next(
            after: dueSlot, done: try #require(Instant(done)), made: 2, in: berlin)

        #expect((found?.due.words ?? "never") == next)
    }

    @Test("is the next date, late as it may be, once one was closed as missed")
    func followsMissed() throws {
        let sunday = DueSlot(due: try #require(Due(words: "2026-11-22 08:00")))

        let next = try [
            "day at 8:00", "day at 8:00 and 18:00", "6 hours at 8:00", "3 days after done",
        ]
        .map { try recurrence($0).next(afterMissing: sunday, made: 1, in: berlin)?.due.words }

        #expect(
            next == ["2026-11-23 08:00", "2026-11-22 18:00", "2026-11-22 14:00", "2026-11-25"])
    }

    @Test("is one hour later, whatever the clock was set to")
    func countsElapsedHours() throws {
        let recurrence = try recurrence("hour at 0:30 from 25 oct 2026")
        let start = try #require(recurrence.first(in: berlin))

        let dueSlots = recurrence.dueSlots(in: berlin).prefix(5)
        let again = sequence(first: start) { before in
            recurrence.next(
                after: before, done: before.instant ?? .init(milliseconds: 0), made: 1, in: berlin)
        }

        #expect(
            dueSlots.map(\.due.words).map { $0.suffix(5) } == [
                "00:30", "01:30", "02:30", "02:30", "03:30",
            ])
        #expect(dueSlots.compactMap(\.instant).map(\.milliseconds).adjacentGaps == [3_600_000])
        #expect(again.prefix(5).map(\.self) == dueSlots.map(\.self))
    }

    @Test("costs no more for a rule that began twenty years ago than for a new one")
    func doesNotWalk() throws {
        let recurrence = try Recurrence("DTSTART;VALUE=DATE:00010101\nRRULE:FREQ=DAILY;INTERVAL=3")
        let start = try #require(Day("0001-01-01"))

        for day in stride(from: start.dayNumber, to: 2_932_000, by: 9_973) {
            let next = recurrence.dueSlots(from: Day(dayNumber: day), in: .utc).first { _ in true }

            #expect(next?.due.day.dayNumber == day + (3 - (day - start.dayNumber) % 3) % 3)
        }
    }

    private func recurrence(_ phrase: String) throws -> Recurrence {
        let saturday = try #require(Day("2026-11-21"))
        let now = Due(day: saturday, time: TimeOfDay(hour: 10, minute: 0))
        return try RecurrenceReader(today: saturday).draft(phrase).recurrence(now: now)
    }
}

extension [Int64] {
    /// The distances from each to the next, each once.
    fileprivate var adjacentGaps: Set<Int64> {
        Set(zip(self, dropFirst()).map { $1 - $0 })
    }
}

extension Due {
    /// `2026-11-21`, perhaps with ` 18:00`.
    var words: String { "\(day)" + (time.map { " \($0)" } ?? "") }

    init?(words: String) {
        let parts = words.split(separator: " ")
        guard let day = Day(String(parts[0])) else { return nil }
        self.init(day: day, time: parts.count > 1 ? TimeOfDay(String(parts[1])) : nil)
    }
}
