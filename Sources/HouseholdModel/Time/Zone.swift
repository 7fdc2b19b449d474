import Foundation

/// A time zone of the IANA database, in which a household counts its days.
package struct Zone: Hashable, Sendable, Codable {
    /// The name in the database, such as `Europe/Berlin`.
    package let name: String
    private let timeZone: TimeZone

    /// Creates the zone called `name`, or returns `nil` when the database has none of that name.
    package init?(_ name: String) {
        let isPlain = name.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || "/_+-".utf8.contains(byte)
        }
        guard isPlain, name.utf8.count <= 60, name == "UTC" || name.contains("/"),
            let timeZone = TimeZone(identifier: name)
        else { return nil }
        self.name = name
        self.timeZone = timeZone
    }

    /// Creates the one zone that somebody means who types its name or the last part of it, such as `berlin`.
    package init?(place: String) {
        if let zone = Zone(place) {
            self = zone
            return
        }
        let typed = place.lowercased().replacing(" ", with: "_")
        let names = TimeZone.knownTimeZoneIdentifiers.filter { name in
            name.lowercased() == typed || name.lowercased().hasSuffix("/\(typed)")
        }
        guard names.count == 1, let name = names.first else { return nil }
        self.init(name)
    }

    private init(name: String, timeZone: TimeZone) {
        self.name = name
        self.timeZone = timeZone
    }

    /// The names of all zones of the database.
    package static var names: [String] { TimeZone.knownTimeZoneIdentifiers }

    /// Universal time.
    package static let utc = Zone(name: "UTC", timeZone: .gmt)

    /// Zones are equal when their names are.
    package static func == (left: Zone, right: Zone) -> Bool {
        left.name == right.name
    }

    /// Feeds the name to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

// MARK: - As text

extension Zone {
    /// Reads the name.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let zone = Zone(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a zone")
        }
        self = zone
    }

    /// Writes the name.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

// MARK: - Between clocks on the wall and instants

extension Zone {
    /// Returns the day that calendars in this zone show at `instant`.
    package func day(at instant: Instant) -> Day {
        Day(dayNumber: Int(localMilliseconds(at: instant).flooredQuotient(by: 86_400_000)))
    }

    /// Returns the time that clocks in this zone show at `instant`.
    package func time(at instant: Instant) -> TimeOfDay {
        let local = localMilliseconds(at: instant)
        let minutes = Int((local - local.flooredQuotient(by: 86_400_000) * 86_400_000) / 60_000)
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60) ?? .midnight
    }

    /// Returns the instant at which clocks in this zone show `time` on `day`.
    ///
    /// A time that the clock skips moves forward by what was skipped; of one that it shows twice
    /// this is the first (RFC 5545 section 3.3.5).
    package func instant(on day: Day, at time: TimeOfDay) -> Instant {
        let local = Int64(day.dayNumber) * 86_400_000 + Int64(time.minutes) * 60_000
        let offsetBefore = offset(at: Instant(milliseconds: local - 86_400_000))
        let offsetAfter = offset(at: Instant(milliseconds: local + 86_400_000))
        let candidates = [offsetBefore, offsetAfter].sorted(by: >)
            .map { (offset: $0, instant: Instant(milliseconds: local - $0)) }
        let match = candidates.first { offset(at: $0.instant) == $0.offset }
        return match?.instant ?? Instant(milliseconds: local - offsetBefore)
    }

    /// Returns the instant at which `day` begins.
    package func start(of day: Day) -> Instant {
        instant(on: day, at: .midnight)
    }

    /// Returns the last day of something that ends at `instant`, which is no part of it any more.
    package func lastDay(before instant: Instant) -> Day {
        day(at: instant.adding(milliseconds: -1))
    }

    private func localMilliseconds(at instant: Instant) -> Int64 {
        instant.adding(milliseconds: offset(at: instant)).milliseconds
    }

    /// Milliseconds that clocks in this zone are ahead of universal time.
    func offset(at instant: Instant) -> Int64 {
        let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1_000)
        return Int64(timeZone.secondsFromGMT(for: date)) * 1_000
    }
}

extension TimeOfDay {
    /// The first minute of a day.
    package static let midnight = TimeOfDay(minutesSinceMidnight: 0)
    /// The middle of a day.
    package static let noon = TimeOfDay(minutesSinceMidnight: 12 * 60)

    private init(minutesSinceMidnight: Int) {
        minutes = minutesSinceMidnight
    }
}

extension Zone {
    /// The zone that this computer is set to, where that is one of the database's.
    package static var system: Zone? {
        configured(in: "/etc") ?? Zone(systemName: TimeZone.current.identifier)
    }

    /// The zone that the files of a folder like `/etc` name: where `localtime` leads, or else what `timezone` says.
    package static func configured(in folder: String) -> Zone? {
        let files = FileManager.default
        let target = try? files.destinationOfSymbolicLink(atPath: "\(folder)/localtime")
        if let name = target?.components(separatedBy: "/zoneinfo/").dropFirst().last,
            let zone = Zone(systemName: name)
        {
            return zone
        }
        return files.contents(atPath: "\(folder)/timezone").flatMap { bytes in
            Zone(systemName: String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace })
        }
    }

    private init?(systemName name: String) {
        guard let zone = ["Etc/UTC", "GMT", "UTC"].contains(name) ? .utc : Zone(name) else {
            return nil
        }
        self = zone
    }
}

extension Zone {
    /// Whether calendars in this zone have that day; where a country changed sides of the date line
    /// they may not.
    func has(_ day: Day) -> Bool {
        self.day(at: start(of: day)) == day
    }
}
