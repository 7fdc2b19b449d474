import Foundation
import HouseholdModel
import Testing

@Suite("A zone")
struct ZoneTests {
    @Test(
        "moves a time that does not exist forward, and takes the first of a time that exists twice",
        arguments: [
            ("Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30:00Z"),
            ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"),
            ("Europe/Berlin", "2026-10-25", "03:00", "2026-10-25T02:00:00Z"),
            ("America/New_York", "2026-03-08", "02:00", "2026-03-08T07:00:00Z"),
            ("America/New_York", "2026-11-01", "01:59", "2026-11-01T05:59:00Z"),
            ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00Z"),
            ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45:00Z"),
            ("Antarctica/Troll", "2026-03-29", "02:00", "2026-03-29T02:00:00Z"),
            ("Antarctica/Troll", "2026-10-25", "02:00", "2026-10-25T00:00:00Z"),
            ("Pacific/Apia", "2011-12-30", "12:00", "2011-12-30T22:00:00Z"),
            ("Asia/Kathmandu", "2026-11-21", "18:00", "2026-11-21T12:15:00Z"),
            ("UTC", "2026-11-21", "18:00", "2026-11-21T18:00:00Z"),
        ]
    )
    func turnsIntoInstant(zone: String, day: String, time: String, instant: String) throws {
        let zone = try #require(Zone(zone))

        let found = zone.instant(on: try #require(Day(day)), at: try #require(TimeOfDay(time)))

        #expect(found.description == instant)
    }

    @Test(
        "is found by the last part of its name, where no other has it",
        arguments: [
            ("Berlin", "Europe/Berlin"), ("new york", "America/New_York"),
            ("Europe/Berlin", "Europe/Berlin"), ("UTC", "UTC"), ("", nil), ("Nowhere", nil),
            ("Europe", nil),
        ])
    func isFound(place: String, name: String?) {
        #expect(Zone(place: place)?.name == name)
    }

    @Test(
        "begins a day at its first instant",
        arguments: [
            ("Europe/Berlin", "2026-11-21", "2026-11-20T23:00:00Z"),
            ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z"),
            ("America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z"),
            ("America/Havana", "2026-11-01", "2026-11-01T04:00:00Z"),
            ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00Z"),
            ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
            ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"),
            ("Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00Z"),
        ]
    )
    func beginsDay(zone: String, day: String, instant: String) throws {
        let start = try #require(Zone(zone)).start(of: try #require(Day(day)))

        #expect(start.description == instant)
    }

    @Test(
        "is the one that the computer is set to, by a link or by a name",
        arguments: [
            ("/usr/share/zoneinfo/Europe/Berlin", nil, "Europe/Berlin"),
            ("../usr/share/zoneinfo/Etc/UTC", nil, "UTC"), (nil, "Asia/Tokyo\n", "Asia/Tokyo"),
            ("/somewhere/else", "Europe/Paris", "Europe/Paris"), (nil, "nowhere", nil),
            (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func isConfigured(link: String?, name: String?, zone: String?) throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "zone-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        if let link {
            try files.createSymbolicLink(
                atPath: folder.appending(path: "localtime").path, withDestinationPath: link)
        }
        try name.map { Data($0.utf8) }?.write(to: folder.appending(path: "timezone"))

        #expect(Zone.configured(in: folder.path)?.name == zone)
    }

    @Test("does so at every change of every clock from 2024 to 2037")
    func handlesEveryTransition() throws {
        var changes = 0
        for name in TimeZone.knownTimeZoneIdentifiers.sorted() where name.contains("/") {
            let zone = try #require(Zone(name), "\(name)")
            for change in try Change.all(in: name) {
                changes += 1
                for probe in change.probes() {
                    try #require(
                        zone.instant(atLocal: probe.local) == probe.instant,
                        "\(name) at \(change), \(Instant(milliseconds: probe.local))")
                }
                for day in zone.day(at: change.at.adding(days: -1)).dayNumber... {
                    let start = zone.start(of: Day(dayNumber: day))
                    guard start < change.at.adding(days: 1) else { break }
                    try #require(zone.day(at: start).dayNumber == day, "\(name) at \(change)")
                    try #require(zone.lastDay(before: start).dayNumber == day - 1)
                }
            }
        }
        #expect(changes > 3_000)
    }

    @Test(
        "is not made from a name that the database has not",
        arguments: [
            "", "Berlin", "Europe/Atlantis", "../etc/passwd", "Europe/Ber lin", "GMT+1", "CEST",
            "Europe/Berlin\n", "Europe/Berlin\0", "/Europe/Berlin", "Europe/", "/",
        ]
    )
    func refuses(name: String) {
        #expect(Zone(name) == nil)
    }

    @Test("keeps to the ends of time")
    func keepsToEnds() throws {
        let zone = try #require(Zone("Asia/Tokyo"))

        #expect(zone.day(at: Instant(milliseconds: .max)) > zone.day(at: Instant(milliseconds: 0)))
        #expect(Instant(milliseconds: 0).adding(days: .max) == Instant(milliseconds: .max))
        #expect(Instant(milliseconds: -2).adding(milliseconds: .min) == Instant(milliseconds: .min))
    }
}

extension Zone {
    fileprivate func instant(atLocal milliseconds: Int64) -> Instant {
        let clock = Instant(milliseconds: milliseconds)
        return instant(on: Zone.utc.day(at: clock), at: Zone.utc.time(at: clock))
    }
}
