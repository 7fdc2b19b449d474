import Foundation
import HouseholdModel
import Testing

@Suite("A recurrence in a zone")
struct ZoneRecurrenceTests {
    @Test("falls once on each day when clocks are set, in all zones from 2024 to 2037")
    func fallsOnceADay() throws {
        var changes = 0
        for name in TimeZone.knownTimeZoneIdentifiers.sorted() {
            guard let zone = Zone(name) else { continue }
            for change in try Change.all(in: name) {
                changes += 1
                for probe in change.probes() { try check(zone, probe.local, probe.instant) }
            }
        }
        #expect(changes > 3_000)
    }

    /// A chore due at that time on every day: on the day of the change it is due at `instant`, and the
    /// days around it have one date each.
    private func check(_ zone: Zone, _ local: Int64, _ instant: Instant) throws {
        let clock = Instant(milliseconds: local)
        let due = Due(day: Zone.utc.day(at: clock), time: Zone.utc.time(at: clock))
        let first = Due(day: due.day.adding(days: -2), time: due.time)
        let daily = Recurrence.calendar(
            try Schedule(RecurrenceRule(RuleParts(.daily)), from: first))

        let dues = daily.dueSlots(in: zone).prefix(5).map(\.due)
        let instants = dues.map { zone.instant(on: $0.day, at: $0.time ?? .midnight) }

        try #require(dues.map(\.day) == (0..<5).map { first.day.adding(days: $0) }, "\(zone.name)")
        try #require(instants[2] == instant, "\(zone.name) at \(due)")
        try #require(instants == instants.sorted() && Set(instants).count == 5, "\(zone.name)")
    }

    @Test(
        "leaves out a day that a zone left out",
        arguments: [
            ("Pacific/Apia", "2011-12-30"), ("Pacific/Fakaofo", "2011-12-30"),
            ("Pacific/Kwajalein", "1993-08-21"),
        ])
    func leavesOutDay(name: String, missing: String) throws {
        let zone = try #require(Zone(name))
        let missing = try #require(Day(missing))
        let start = Due(day: missing.adding(days: -2), time: TimeOfDay(hour: 18, minute: 0))
        let daily = Recurrence.calendar(try Schedule(RecurrenceRule("FREQ=DAILY"), from: start))

        let days = daily.dueSlots(in: zone).prefix(4).map(\.due.day)

        #expect(days == [-2, -1, 1, 2].map { missing.adding(days: $0) })
    }

    @Test(
        "counts hours that pass when clocks are set",
        arguments: [
            ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-10-25"),
            ("Australia/Lord_Howe", "2026-04-05"), ("Australia/Lord_Howe", "2026-10-04"),
            ("Antarctica/Troll", "2026-03-29"), ("Antarctica/Troll", "2026-10-25"),
            ("Pacific/Apia", "2011-12-29"),
        ])
    func countsHours(name: String, day: String) throws {
        let zone = try #require(Zone(name))
        let start = Due(
            day: try #require(Day(day)).adding(days: -1), time: TimeOfDay(hour: 8, minute: 30))
        let hourly = Recurrence.calendar(
            try Schedule(RecurrenceRule("FREQ=HOURLY;INTERVAL=3"), from: start))

        let instants = hourly.dueSlots(in: zone).prefix(20).compactMap(\.instant)
        let gaps = zip(instants, instants.dropFirst()).map { $1.milliseconds - $0.milliseconds }

        #expect(instants.first == zone.instant(on: start.day, at: start.time ?? .midnight))
        #expect(gaps == Array(repeating: 3 * 3_600_000, count: 19))
    }
}
