import HouseholdModel
import Testing

@Suite("The first reminder of a date")
struct ReminderSpanTests {
    /// Days of 23, 24 and 25 hours, one that clocks put back by half an hour, and one after which a day was left out.
    static let days = [
        ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-11-21"),
        ("Europe/Berlin", "2026-10-25"), ("Australia/Lord_Howe", "2026-04-05"),
        ("Pacific/Apia", "2011-12-29"),
    ]

    @Test(
        "comes no longer before it is over than is looked ahead",
        arguments: days,
        [
            (nil, Occurrence.ReminderSpan.time), ("1m", Occurrence.ReminderSpan.own),
            ("14d", Occurrence.ReminderSpan.own), ("0:00", Occurrence.ReminderSpan.own),
            ("14d, 0:00, 23:59", Occurrence.ReminderSpan.own),
        ])
    func isNear(day: (String, String), reminders: (String?, Int64)) throws {
        let zone = try #require(Zone(day.0))
        let due = try #require(Day(day.1))
        let own = try reminders.0.map { try #require(ReminderTimes($0)) }
        for minute in stride(from: 0, to: 1_440, by: 30) {
            let time = TimeOfDay(hour: minute / 60, minute: minute % 60)
            let date = try date(Due(day: due, time: time), own)
            try expect(date, within: reminders.1, in: zone, evening: .midnight)
            let whole = try self.date(Due(day: due), own)
            let span = max(reminders.1, Occurrence.ReminderSpan.day)
            try expect(whole, within: span, in: zone, evening: time ?? .midnight)
        }
    }

    private func expect(
        _ date: Occurrence, within span: Int64, in zone: Zone, evening: TimeOfDay
    ) throws {
        let over = try #require(date.isOver(in: zone))
        let before = over.adding(milliseconds: -span - 1)

        #expect(date.lastReminder(in: zone, evening: evening, until: over) != nil)
        #expect(date.lastReminder(in: zone, evening: evening, until: before) == nil)
    }

    private func date(_ due: Due, _ reminders: ReminderTimes?) throws -> Occurrence {
        let chore = Chore(
            id: .numbered(1), household: .numbered(1), number: 1, title: try Title("Bins"),
            assignment: .anyone, value: .one, timing: .once(due), reminders: reminders,
            createdBy: .numbered(1), createdAt: .distantPast)
        return Occurrence(
            id: .numbered(2), chore: chore, dueSlot: DueSlot(due: due), ordinal: 1, assignee: nil)
    }
}
