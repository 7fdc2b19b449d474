import Foundation
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// A year of the Smiths: chores come back, are done early, late or never, moved and rested, Mia is away at times, and
/// whoever sends messages stays away for hours, days and a month.
///
/// `REMINDER_SEEDS=n` plays n years.
@Suite("The reminders of a year")
struct ReminderYearTests {
    static let seeds =
        1...UInt64(max(1, Int(ProcessInfo.processInfo.environment["REMINDER_SEEDS"] ?? "1") ?? 1))

    @Test(
        "come once for each date, none of what is done, moved, at rest or away, and none in the night",
        arguments: seeds)
    func year(_ seed: UInt64) async throws {
        var year = try await ReminderYear(seed: seed)

        try await year.play()

        #expect(year.told > 200, "that was no year")
    }
}

/// The family, what is known of its chores by asking the program for them, and what was told.
private struct ReminderYear {
    /// Something that was told: of which date of which chore, and on which day it was late.
    struct Told: Hashable {
        let title: String
        let due: Due
        let kind: String
        let day: Day?
    }

    private let family: Family
    private let zone: Zone
    private var random: SeededGenerator
    private var heard: Set<Told> = []
    private(set) var told = 0
    private let start: Instant
    private static let titles = ["Bed", "Cat", "Bins", "Desk"]
    private static let rules = [
        "every day at 16:00", "every day", "every mon,thu at 07:30", "every 3 days at 20:30",
    ]

    init(seed: UInt64) async throws {
        family = try await Family()
        zone = try family.zone()
        random = SeededGenerator(seed: seed)
        start = family.clock.now
        try family.addChannel(of: "Mia")
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        for number in 1...3 { try await family.perform(PauseChore(number), as: .anna) }
        let reader = RecurrenceReader(today: zone.day(at: start), zone: zone)
        let now = Due(day: zone.day(at: start), time: zone.time(at: start))
        for (title, rule) in zip(Self.titles, Self.rules) {
            let words = rule.replacing("every ", with: "")
            let recurrence = try reader.draft(words).recurrence(now: now)
            try await family.perform(
                AddChore(title: Title(title), for: .one("mia"), timing: .repeating(recurrence)),
                as: .anna)
        }
    }

    mutating func play() async throws {
        let end = start.adding(days: 366)
        while family.clock.now < end {
            try await live()
            try await tick()
            family.clock.advance(minutes: step())
        }
    }

    /// To the next tick: minutes around the days on which clocks change, hours else, at times days, and once a month.
    private mutating func step() -> Int64 {
        let day = zone.day(at: family.clock.now)
        let isNear = ["2027-03-28", "2027-10-31"].compactMap { Day($0) }.contains {
            $0 == day
        }
        if isNear { return 10 }
        switch Int.random(in: 0..<200, using: &random) {
        case 0: return 3 * 1_440
        case 1 where day > Day(dayNumber: zone.day(at: start).dayNumber + 60): return 180
        case 2 where told > 300 && told < 320: return 30 * 1_440
        default: return Int64.random(in: 120...400, using: &random)
        }
    }

    /// What people do between two ticks.
    private mutating func live() async throws {
        try family.everybodyProves()
        for chore in try await open() {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<20: _ = try? await family.complete(chore.number, as: .mia)
            case 20: try await family.perform(SkipChore(chore.number), as: .anna)
            case 21:
                let day = zone.day(at: family.clock.now).adding(days: 1)
                _ = try? await family.perform(
                    MoveChore(chore.number, to: Due(day: day, time: TimeOfDay("12:00"))),
                    as: .anna)
            case 22 where Int.random(in: 0..<10, using: &random) == 0:
                try await family.perform(PauseChore(chore.number), as: .anna)
                family.clock.advance(minutes: 200)
                try await tick()
                try await family.perform(ResumeChore(chore.number), as: .anna)
            default: break
            }
        }
        if Int.random(in: 0..<600, using: &random) == 0 {
            let day = zone.day(at: family.clock.now)
            _ = try? await family.perform(
                AddAbsence(from: day.adding(days: 1), to: day.adding(days: 4)), as: .mia)
        }
    }

    /// Mia's chores that she sees as open.
    private func open() async throws -> [(title: String, number: Number, due: Due)] {
        let view = try await family.ask(ListChores(.open), as: .mia)
        return view.compactMap { chore in
            guard chore.state == .open, let due = chore.due, Self.titles.contains(chore.title)
            else { return nil }
            return (chore.title, chore.number, Due(day: due.day, time: due.time))
        }
    }

    private var isAway: Bool {
        get async throws {
            let today = zone.day(at: family.clock.now)
            return try await family.ask(ListAbsences(), as: .mia).contains {
                $0.member == "mia" && $0.from <= today && today <= $0.to ?? $0.from
            }
        }
    }

    /// Sends what there is, and looks at it.
    private mutating func tick() async throws {
        let now = family.clock.now
        let isQuiet = QuietHours(QuietHours.usual)?.contains(zone.time(at: now)) == true
        let chores = try await open()
        let messages = try await family.sendMessages()
        #expect(messages.isEmpty || !isQuiet, "\(now): in the night")
        for line in messages.flatMap(\.lines).map(\.source) {
            guard let (kind, titles) = Self.parts(of: line) else { continue }
            for title in titles {
                told += 1
                let chore = chores.first { $0.title == title }
                guard let chore else {
                    Issue.record("\(now): \(title) is not open")
                    continue
                }
                try await check(kind, chore.title, chore.due, at: now)
            }
        }
        guard !isQuiet, try await !isAway else { return }
        for chore in chores where try await isOwed(chore.due, at: now) {
            let isHeard = heard.contains {
                $0.title == chore.title && $0.due == chore.due && $0.kind != "Soon due"
            }
            #expect(
                isHeard,
                "\(now): nobody heard of \(chore.title), \(chore.due), but \(messages.flatMap(\.lines).map(\.source))"
            )
        }
    }

    /// Whether the time of a date came since messages are sent, and it was not let be for long.
    private func isOwed(_ due: Due, at now: Instant) async throws -> Bool {
        let moment = moment(of: due)
        return moment <= now && moment > start
    }

    private func moment(of due: Due, days: Int = 0) -> Instant {
        zone.instant(
            on: due.day.adding(days: days), at: due.time ?? TimeOfDay("18:00") ?? .midnight)
    }

    private mutating func check(
        _ kind: String, _ title: String, _ due: Due, at now: Instant
    ) async throws {
        #expect(try await !isAway, "\(now): Mia is away")
        let ahead = now.adding(milliseconds: 600_000)
        let late = (1...3).last { moment(of: due, days: $0) <= ahead }
        let day = kind == "Late" ? late.map { due.day.adding(days: $0) } : nil
        switch kind {
        case "Soon due":
            #expect(due.time != nil && moment(of: due) > now, "\(now): \(title) is not due soon")
        case "Due now": #expect(moment(of: due) <= ahead, "\(now): \(title) is not due")
        default: #expect(late != nil, "\(now): \(title) is not late")
        }
        let isNew = heard.insert(Told(title: title, due: due, kind: kind, day: day)).inserted
        #expect(isNew, "\(now): \(title), \(due), \(kind): twice")
    }

    private static func parts(of line: String) -> (kind: String, titles: [String])? {
        let parts = line.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2, ["Soon due", "Due now", "Late"].contains(String(parts[0])) else {
            return nil
        }
        return (String(parts[0]), parts[1].dropLast().components(separatedBy: ", "))
    }
}
