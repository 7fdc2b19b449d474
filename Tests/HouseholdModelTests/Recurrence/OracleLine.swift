import Foundation
import HouseholdModel
import Testing

/// One line of the oracle: a rule, where it starts, and the dates that another program found.
struct OracleLine {
    let rule: String
    let start: Due
    let dates: [Due]

    /// The committed table, or the file that `RECURRENCE_ORACLE` names.
    static func all() throws -> [OracleLine] {
        let named = ProcessInfo.processInfo.environment["RECURRENCE_ORACLE"]
        let file = try named.map { URL(filePath: $0) } ?? Fixture.url("rules.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try OracleLine($0)
        }
    }

    private init(_ line: Substring) throws {
        let fields = line.split(separator: "\t")
        try #require(fields.count == 3, "\(line)")
        let numbers = fields[2].split(separator: " ")
        var minute = try #require(Due(local: numbers[0])).minute
        var minutes = [minute]
        for gap in numbers.dropFirst() {
            minute += try #require(Int(gap))
            minutes.append(minute)
        }
        rule = String(fields[0])
        start = try #require(Due(local: fields[1]))
        dates = minutes.map(Due.init(minute:))
    }
}

/// The files beside these tests.
enum Fixture {
    static func url(_ name: String) throws -> URL {
        try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil))
    }
}

extension Due {
    /// Minutes since 1970-01-01 00:00 on the wall.
    var minute: Int { day.dayNumber * 1_440 + (time?.minutes ?? 0) }

    init(minute: Int) {
        let day = Int((Double(minute) / 1_440).rounded(.down))
        let rest = minute - day * 1_440
        self.init(
            day: Day(dayNumber: day), time: TimeOfDay(hour: rest / 60, minute: rest % 60))
    }

    /// Reads `20261121T180000`.
    init?(local text: Substring) {
        guard let number = Int(text.prefix(8)), let clock = Int(text.suffix(6)),
            let day = Day(
                year: number / 10_000, month: number / 100 % 100, day: number % 100)
        else { return nil }
        self.init(day: day, time: TimeOfDay(hour: clock / 10_000, minute: clock / 100 % 100))
    }
}
