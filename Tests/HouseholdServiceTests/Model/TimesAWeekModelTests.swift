import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// A chore of Mia's that is to be done so many times a week, as simple as can be; days are counted from a Monday.
private struct TimesAWeekModel {
    enum Step: CaseIterable {
        case done, doneByParent, undone, undoneByParent, skip, wait
    }

    /// What is over: on which of the week's last days it stood, and what became of it.
    struct Past {
        enum End: Equatable {
            case done(on: Int)
            case skipped, missed
        }

        let date: Int
        let end: End
    }

    static let points = 2

    let times: Int
    var today = 0
    private var planned: Int
    private var past: [Past] = []

    init(times: Int) {
        self.times = times
        planned = 7 - times
    }

    var earned: Int {
        past.count { if case .done = $0.end { true } else { false } } * Self.points
    }

    /// The date that is open: a week that is over is not made up for.
    var open: Int { today / 7 > planned / 7 ? today / 7 * 7 + 7 - times : planned }

    var left: String {
        "\(open) \(7 - open % 7)/\(times) \(open / 7 * 7)" + (today > open ? " late" : "")
    }

    /// Whether the step changes something, or `nil` where it is refused.
    mutating func apply(_ step: Step) -> Bool? {
        switch step {
        case .wait: today += 1
        case .done, .doneByParent:
            guard open / 7 == today / 7 else { return nil }
            guard !past.contains(where: { $0.end == .done(on: today) }) else { return false }
            close(as: .done(on: today))
        case .skip: close(as: .skipped)
        case .undone, .undoneByParent:
            guard let last = past.last else { return false }
            switch (last.end, step) {
            case (.done(let day), .undone): guard day == today else { return nil }
            case (.done(let day), _): guard today - day <= 30 else { return nil }
            case (_, .undone): return nil
            case (.skipped, _): break
            case (.missed, _): return false
            }
            past.removeLast()
            planned = last.date
        }
        return true
    }

    /// Goes on to the next of the last days of a week, behind the date and today; what was missed before is kept.
    private mutating func close(as end: Past.End) {
        let date = open
        if date != planned { past.append(Past(date: planned, end: .missed)) }
        past.append(Past(date: date, end: end))
        planned = max(date, today) + 1
        if planned % 7 < 7 - times { planned += 7 - times - planned % 7 }
    }
}

@Suite("Hundreds of random steps with what is to be done so many times a week")
struct TimesAWeekModelTests {
    @Test("leave what is left of the week and the points that a plain model has", arguments: 1...7)
    func matchTheModel(times: Int) async throws {
        let family = try await Family()
        let monday = try family.zone().day(at: family.clock.now)
        let chore = try await add(times, in: family)
        var model = TimesAWeekModel(times: times)
        var generator = SeededGenerator(seed: UInt64(times))
        var seen: [TimesAWeekModel.Step: Set<Bool?>] = [:]

        for place in 1...200 {
            let step = TimesAWeekModel.Step.allCases.randomElement(using: &generator) ?? .wait
            let expected = model.apply(step)
            let outcome = try await perform(step, on: chore, in: family)
            try #require(outcome == expected, "step \(place): \(step), \(model.left)")
            let view = try await family.ask(ShowChore(chore), as: .anna)
            try #require(left(view, since: monday) == model.left, "step \(place): \(step)")
            try #require(try await family.earned(.mia) == model.earned, "step \(place): \(step)")
            seen[step, default: []].insert(outcome)
        }

        #expect(seen[.done]?.contains(true) == true && seen[.done]?.contains(nil) == true)
        #expect(seen[.undone]?.contains(true) == true && seen[.undone]?.contains(nil) == true)
        #expect(seen[.skip] == [true] && seen[.undoneByParent]?.contains(true) == true)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    private func add(_ times: Int, in family: Family) async throws -> Number {
        let now = Due(day: try family.zone().day(at: family.clock.now))
        let reader = RecurrenceReader(today: now.day, zone: try family.zone())
        let words = times == 1 ? "once a week" : "\(times) times a week"
        return try await family.perform(
            AddChore(
                title: Title("Piano"), for: .one("mia"),
                value: ChoreValue(TimesAWeekModel.points) ?? .one,
                timing: .repeating(reader.draft(words).recurrence(now: now))), as: .anna
        ).number
    }

    private func left(_ view: ChoreView, since monday: Day) -> String {
        guard let due = view.due?.day, let week = view.week else { return "-" }
        let (date, from) = (due.dayNumber, week.from.dayNumber)
        return "\(date - monday.dayNumber) \(week.left)/\(week.times) \(from - monday.dayNumber)"
            + (view.late ? " late" : "")
    }

    /// Whether the step changed something, or `nil` where it was refused.
    private func perform(
        _ step: TimesAWeekModel.Step, on chore: Number, in family: Family
    ) async throws -> Bool? {
        do {
            switch step {
            case .done: return try await family.complete(chore, as: .mia).changed
            case .doneByParent:
                let operation = CompleteChoreFor(chore, doer: "mia")
                return try await family.perform(operation, as: .anna).changed
            case .undone: return try await family.undo(chore, as: .mia).changed
            case .undoneByParent: return try await family.undo(chore, as: .anna).changed
            case .skip: return try await family.perform(SkipChore(chore), as: .anna).changed
            case .wait:
                try await family.live(days: 1)
                return true
            }
        } catch ServiceError.refused, ServiceError.chore {
            return nil
        }
    }
}
