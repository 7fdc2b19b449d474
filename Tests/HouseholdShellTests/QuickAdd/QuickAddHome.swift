import Household
import HouseholdShell
import Testing

/// A household, as somebody sees it who types `add`.
struct QuickAddHome {
    let reader: QuickAddReader
    let dates: DateWords
    let repeats: RecurrenceReader
    let now: Due

    /// Makes a household at a moment of its clocks.
    init(
        on day: String = "2026-11-18", at time: String = "14:30", weekStart: Weekday = .monday,
        in zoneName: String = "Europe/Berlin", people: [QuickAddPerson] = Self.family
    ) throws {
        let zone = try #require(Zone(zoneName))
        let clock = try #require(TimeOfDay(time))
        now = Due(day: try #require(Day(day)), time: clock)
        let named = try [
            "after school": #require(TimeOfDay("15:00")), "bedtime": #require(TimeOfDay("20:00")),
            "breakfast": #require(TimeOfDay("07:30")),
        ]
        let moment = QuickAddMoment(
            zone.instant(on: now.day, at: clock), in: zone, weekStart: weekStart, named: named)
        reader = QuickAddReader(at: moment, people: people, me: people.first)
        dates = DateWords(today: now.day, now: clock, weekStart: weekStart, named: named)
        repeats = RecurrenceReader(
            today: now.day, weekStart: weekStart, zone: zone, named: named)
    }

    /// Anna types; Tim has not joined yet.
    static let family = [
        QuickAddPerson(name: "Anna", username: "anna"),
        QuickAddPerson(name: "Ben", username: "ben"),
        QuickAddPerson(name: "Mia", username: "mia", isChild: true),
        QuickAddPerson(name: "Max", username: "max", isChild: true),
        QuickAddPerson(name: "Mary Ann", username: "mary"),
        QuickAddPerson(name: "Zoë", username: "zoe.k"), QuickAddPerson(name: "Tim"),
    ]

    /// Reads what somebody typed behind `add`.
    func answer(to typed: String) throws -> QuickAddAnswer {
        let words = try Tokenizer.words(in: "add " + typed).dropFirst()
        return reader.read(words.map { QuickAddWord($0) })
    }

    /// The ways in which a line can be read.
    func readings(of typed: String) throws -> [QuickAddReading] {
        switch try answer(to: typed) {
        case .reading(let reading): [reading]
        case .choice(let readings): readings
        case .problem: []
        }
    }
}

// MARK: - As the tables say it

extension QuickAddAnswer {
    var lines: [String] {
        switch self {
        case .reading(let reading): [reading.line]
        case .choice(let readings): readings.map { "? " + $0.line }
        case .problem(let problem): [problem.message] + problem.attempts.map { "try " + $0 }
        }
    }
}

extension QuickAddReading {
    var line: String {
        let tags = tags.map(\.description).joined(separator: " ")
        let dates = next.map(\.line).joined(separator: ", ")
        let fields = [
            title, whose.words, points.map(String.init), tags.isEmpty ? nil : tags, when,
            dates.isEmpty ? nil : dates,
        ]
        return (fields.map { $0 ?? "-" } + [note].compactMap(\.self)).joined(separator: " | ")
    }
}

extension Due {
    /// Such as `wed 2026-11-18 18:00`.
    fileprivate var line: String {
        "\(day.weekday.word.prefix(3)) \(day)" + (time.map { " \($0)" } ?? "")
    }
}
