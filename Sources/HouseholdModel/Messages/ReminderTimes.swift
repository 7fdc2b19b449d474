/// When whoever is to do a chore is reminded of its dates before they are due, where that is not as usual.
///
/// As text: `30m, 18:00` or `none`.
package enum ReminderTimes: Hashable, Sendable {
    /// At none.
    case never
    /// Each of these, at least one.
    case at(Set<ReminderTime>)

    /// How many there can be.
    package static let most = 5
}

/// One time at which somebody is reminded.
package enum ReminderTime: Hashable, Sendable {
    /// So many minutes before it is due.
    case before(minutes: Int)
    /// At that time of the day on which it is due.
    case at(TimeOfDay)

    /// How long before a date somebody can be reminded of it: up to two weeks, in minutes.
    package static let span = 1...20_160
}

// MARK: - As text

extension ReminderTimes: CodedAsText {
    /// The times, those before the date first, the longest of these first.
    package var description: String {
        switch self {
        case .never: "none"
        case .at(let times):
            times.sorted { $0.order < $1.order }.map(\.description).joined(separator: ", ")
        }
    }

    /// Reads times with commas between, or `none`; `nil` where one is none, or there are too many.
    package init?(_ text: String) {
        let words = text.split(whereSeparator: { $0 == "," || $0 == " " })
        guard words != ["none"] else {
            self = .never
            return
        }
        let times = words.compactMap { ReminderTime(String($0)) }
        guard (1...Self.most).contains(words.count), times.count == words.count else { return nil }
        self = .at(Set(times))
    }
}

extension ReminderTime: CustomStringConvertible {
    /// The time as `30m`, `2h`, `1d` or `18:00`.
    package var description: String {
        switch self {
        case .at(let time): return time.description
        case .before(let minutes):
            let unit = Self.units.last { minutes.isMultiple(of: $0.minutes) }
            guard let unit else { return "\(minutes)m" }
            return "\(minutes / unit.minutes)\(unit.letter)"
        }
    }

    private static let units: [(letter: Character, minutes: Int)] = [
        ("m", 1), ("h", 60), ("d", 1_440),
    ]

    /// Reads `30m`, `2h`, `1d` or `18:00`; `nil` where it is none of these.
    package init?(_ text: String) {
        if let time = TimeOfDay(text.utf8.count == 4 ? "0" + text : text) {
            self = .at(time)
            return
        }
        guard let unit = Self.units.first(where: { $0.letter == text.last }),
            case let digits = text.dropLast(), (1...5).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(digits),
            Self.span.contains(count * unit.minutes)
        else { return nil }
        self = .before(minutes: count * unit.minutes)
    }

    fileprivate var order: Int {
        switch self {
        case .before(let minutes): -minutes
        case .at(let time): time.minutes
        }
    }
}
