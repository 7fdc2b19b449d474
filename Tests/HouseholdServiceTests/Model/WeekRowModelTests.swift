import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// One week of Mia's, as on a sheet at the wall: on which of its last days something is left to do.
private struct WeekOnPaper {
    /// From 0 on Monday to 6.
    var left: [Int]
    var away: Set<Int> = []
    var done = 0
    var isLost = false
    /// The day for which it was done, or let be, last.
    var last: Int?
    /// Whether the chore rests on all of its days.
    var rests = false

    init(times: Int) {
        left = Array((7 - times)..<7)
    }

    var canBeClosed: Bool { !left.isEmpty && !rests }

    /// Forgets, on a day on which Mia is there, what was let be on the days before.
    mutating func live(on day: Int) {
        while let first = left.first, first < day, away.contains(first) { left.removeFirst() }
    }

    /// One time less; one that is done late takes the day of another one.
    mutating func close(on day: Int, isDone: Bool) {
        guard let first = left.first else { return }
        isLost = isLost || isDone && first < day
        last = first
        left.removeAll { $0 <= max(first, day) }
        done += isDone ? 1 : 0
    }

    /// Whether it counts, once it is over or as it is now; `nil` where it neither counts nor breaks the row.
    func counts(isOver: Bool) -> Bool? {
        if rests { return nil }
        let isBroken = isLost || isOver && left.contains { !away.contains($0) }
        if isBroken { return isOver ? false : nil }
        return done > 0 && last == 6 ? true : nil
    }
}

extension [WeekOnPaper] {
    /// The weeks in a row now, and the most, where the last of these is not over.
    fileprivate var row: (current: Int, best: Int) {
        var (run, best) = (0, 0)
        for (place, week) in enumerated() {
            switch week.counts(isOver: place < count - 1) {
            case true?: run += 1
            case false?: run = 0
            case nil: break
            }
            best = Swift.max(best, run)
        }
        return (run, best)
    }
}

/// Weeks in late winter and spring, among them that in which clocks are put forward.
@Suite("Weeks of a chore that is to be done so many times")
struct WeekRowModelTests {
    private static let first: Day = "2027-03-01"

    /// In each of these some weeks count and some break the row; in some of them a time is done late, or it rests.
    @Test("are counted as on a sheet at the wall", arguments: 1...6 as ClosedRange<UInt64>)
    func matchTheModel(seed: UInt64) async throws {
        var dice = SeededGenerator(seed: seed)
        let family = try await Family()
        try await family.live(days: 105)
        let times = Int.random(in: 1...4, using: &dice)
        let chore = try await family.addPiano("\(times) times a week", for: .one("mia"))
        var weeks: [WeekOnPaper] = []

        for number in 0..<9 {
            let monday = Self.first.adding(days: 7 * number)
            // What was missed and not followed yet is let be with what rests.
            let isWhole = weeks.last?.counts(isOver: true) == true
            weeks.append(WeekOnPaper(times: times))
            if isWhole, Int.random(in: 0..<6, using: &dice) == 0 {
                try await family.perform(PauseChore(chore), as: .anna)
                weeks[number].rests = true
            } else if Int.random(in: 0..<3, using: &dice) == 0 {
                let start = Int.random(in: 0...6, using: &dice)
                let end = Int.random(in: start...6, using: &dice)
                weeks[number].away = Set(start...end)
                try await family.perform(
                    AddAbsence(
                        of: "mia", from: monday.adding(days: start), to: monday.adding(days: end)),
                    as: .anna)
            }
            for day in 0..<7 {
                weeks[number] = try await lived(weeks[number], day, chore, family, &dice)
                let shown = try await family.ask(ShowChore(chore), as: .anna).streaks?.first
                let row = weeks.row
                #expect(
                    (shown?.member, shown?.current, shown?.best)
                        == ("mia", row.current, row.best), "\(weeks), day \(day)")
                try await family.live(days: 1)
            }
            if weeks[number].rests { try await family.perform(ResumeChore(chore), as: .anna) }
        }
        #expect(weeks.row.best > 0)
        #expect(weeks.dropLast().contains { $0.counts(isOver: true) == false })
    }

    /// A week after one more day, on which Mia does it, or a parent lets it be, or nobody does anything.
    private func lived(
        _ week: WeekOnPaper, _ day: Int, _ chore: Number, _ family: Family,
        _ dice: inout SeededGenerator
    ) async throws -> WeekOnPaper {
        var week = week
        guard !week.away.contains(day) else { return week }
        week.live(on: day)
        guard week.canBeClosed else { return week }
        switch Int.random(in: 0..<20, using: &dice) {
        case 0..<7:
            try await family.complete(chore, as: .mia)
            if Int.random(in: 0..<8, using: &dice) == 0 {
                try await family.undo(chore, as: .mia)
            } else {
                week.close(on: day, isDone: true)
            }
        case 7:
            try await family.perform(SkipChore(chore), as: .anna)
            week.close(on: day, isDone: false)
        default: break
        }
        return week
    }
}

/// The families' day is Monday, 16 November 2026.
@Suite("Weeks in a row")
struct WeekRowTests {
    private func streaks(
        _ chore: Number, in family: Family, as person: Person
    ) async throws -> [String]? {
        try await family.ask(ShowChore(chore), as: person).streaks?.map {
            "\($0.member) \($0.current) \($0.best)"
        }
    }

    @Test("are each one's own, and shown as far as achievements are")
    func areOwn() async throws {
        let family = try await Family()
        let chore = try await family.addPiano("once a week", for: .each(["mia", "max"]))
        try await family.complete(chore, as: .mia)

        for person in [Person.anna, .max] {
            #expect(try await streaks(chore, in: family, as: person) == ["mia 1 1", "max 0 0"])
        }
        try await family.perform(SetPrivacy(.achievements, to: .me, of: "mia"), as: .anna)
        #expect(try await streaks(chore, in: family, as: .max) == ["max 0 0"])
        #expect(try await streaks(chore, in: family, as: .anna) == ["mia 1 1", "max 0 0"])
    }

    @Test("do not count before there is an OK, and not after it is taken back")
    func wait() async throws {
        let family = try await Family()
        try await family.settle(.approval(.always), as: .anna)
        let chore = try await family.addPiano("once a week", for: .one("mia"))
        try await family.complete(chore, as: .mia)
        #expect(try await streaks(chore, in: family, as: .mia) == ["mia 0 0"])

        try await family.perform(ApproveChore(chore), as: .anna)
        #expect(try await streaks(chore, in: family, as: .mia) == ["mia 1 1"])
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await streaks(chore, in: family, as: .mia) == ["mia 0 0"])
    }

    @Test("break with a week that is left out right after one away")
    func breakAfterAbsence() async throws {
        let family = try await Family()
        let chore = try await family.addPiano("2 times a week", for: .one("mia"))
        for _ in 1...2 {
            try await family.complete(chore, as: .mia)
            try await family.live(days: 1)
        }
        let away = AddAbsence(of: "mia", from: "2026-11-23", to: "2026-11-29")
        try await family.perform(away, as: .anna)
        try await family.live(days: 12)
        #expect(try await streaks(chore, in: family, as: .mia) == ["mia 1 1"])

        try await family.live(days: 7)
        #expect(try await streaks(chore, in: family, as: .mia) == ["mia 0 1"])
        for _ in 1...2 {
            try await family.complete(chore, as: .mia)
            try await family.live(days: 1)
        }
        #expect(try await streaks(chore, in: family, as: .mia) == ["mia 1 1"])
    }

    @Test("are none of a chore of days")
    func areOfWeeks() async throws {
        let family = try await Family()

        #expect(try await streaks(2, in: family, as: .mia) == nil)
    }
}

extension Family {
    /// Adds a chore that is to be done so many times a week, as the words say.
    fileprivate func addPiano(_ words: String, for people: ChorePeople) async throws -> Number {
        let now = Due(day: try zone().day(at: clock.now), time: try zone().time(at: clock.now))
        let reader = RecurrenceReader(today: now.day, zone: try zone())
        return try await perform(
            AddChore(
                title: Title("Piano"), for: people, value: .one,
                timing: .repeating(try reader.draft(words).recurrence(now: now))), as: .anna
        ).number
    }
}
