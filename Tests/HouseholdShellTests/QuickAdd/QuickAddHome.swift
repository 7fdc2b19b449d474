import HouseholdModel
import HouseholdShell
import HouseholdWords
import QuickAdd
import Testing

/// A household, as somebody sees it who types `add`.
struct QuickAddHome {
    let reader: QuickAddReader
    let dates: DateWords
    let repeats: RecurrenceReader
    let now: Due
    let weekStart: Weekday
    let zone: Zone

    /// Makes a household at a moment of its clocks.
    init(
        on day: String = "2026-11-18", at time: String = "14:30", weekStart: Weekday = .monday,
        in zoneName: String = "Europe/Berlin", times: DayTimes = DayTimes(),
        people: [QuickAddPerson] = Self.family,
        speaking language: DateVocabulary = .english
    ) throws {
        zone = try #require(Zone(zoneName))
        self.weekStart = weekStart
        let clock = try #require(TimeOfDay(time))
        now = Due(day: try #require(Day(day)), time: clock)
        var named = times.named
        named["breakfast"] = TimeOfDay("07:30")
        let moment = QuickAddMoment(
            zone.instant(on: now.day, at: clock), in: zone, weekStart: weekStart, named: named)
        reader = QuickAddReader(at: moment, people: people, me: people.first, in: language)
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

    /// The same as the tables say it.
    func lines(of typed: String) throws -> [String] {
        try answer(to: typed).lines(in: self)
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

extension QuickAddHome {
    /// The first days of all the ways in which a line can be read.
    func days(of typed: String) throws -> [String] {
        try readings(of: typed).flatMap { $0.timing.next(in: self) }.map(\.day.description)
    }
}

// MARK: - As the tables say it

extension QuickAddAnswer {
    func lines(in home: QuickAddHome) -> [String] {
        switch self {
        case .reading(let reading): [reading.line(in: home)]
        case .choice(let readings): readings.map { "? " + $0.line(in: home) }
        case .problem(let problem): [problem.message.source] + problem.attempts.map { "try " + $0 }
        }
    }
}

extension QuickAddReading {
    func line(in home: QuickAddHome) -> String {
        let tags = tags.map(\.description).joined(separator: " ")
        let dates = timing.next(in: home).map(\.line).joined(separator: ", ")
        let fields = [
            title, whose.words, points.map(String.init), tags.isEmpty ? nil : tags,
            timing.words(in: home), dates.isEmpty ? nil : dates,
        ]
        return (fields.map { $0 ?? "-" } + [note?.source].compactMap(\.self)).joined(
            separator: " | ")
    }
}

extension Due {
    /// Such as `wed 2026-11-18 18:00`.
    fileprivate var line: String {
        "\(day.weekday.word.prefix(3)) \(day)" + (time.map { " \($0)" } ?? "")
    }
}
