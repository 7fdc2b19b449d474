import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// House rules that are tried, as simple as can be; time is in minutes from the midnight before a Monday on.
private struct TrialModel {
    /// What is tried, and what that does to children.
    enum Rule: String, CaseIterable {
        /// Takes something from them when it begins.
        case strict = "no-chores"
        /// Takes something from them when it ends.
        case lenient = "children-try"
        case neither = "helpers"

        var text: String {
            switch self {
            case .strict: Family.rule(rawValue, "Nothing counts.", "chore.complete")
            case .neither: Family.rule(rawValue, "No reminders.", "chore.remind", for: "helper")
            case .lenient:
                """
                @id("children-try") @say("The family tries rules.")
                permit (principal in Role::"child", action == Action::"rules.try", resource);
                """
            }
        }
    }

    enum Step {
        /// Until the end of the day that is so many days ahead.
        case begin(Rule, days: Int, atOnce: Bool)
        case end(atOnce: Bool)
        case cancel
        case complete
        case wait(hours: Int)
    }

    struct Trial {
        let rule: Rule
        let start: Int
        var end: Int
        var decided = 0
    }

    static let day = 24 * 60

    var now: Int
    private(set) var trial: Trial?

    init(now: Int) {
        self.now = now
    }

    /// What is seen of it, for 30 days behind its end.
    var shown: String {
        guard let trial, now - trial.end < 30 * Self.day else { return "none" }
        let state = now < trial.start ? "coming" : now < trial.end ? "running" : "over"
        let (first, last) = (trial.start / Self.day, (trial.end - 1) / Self.day)
        return "\(trial.rule.rawValue) \(state) \(first) \(last) \(trial.decided)"
    }

    var today: Int { now / Self.day }
    var mayComplete: Bool { running?.rule != .strict }

    private var midnight: Int { (today + 1) * Self.day }
    private var running: Trial? { trial.flatMap { $0.start <= now && now < $0.end ? $0 : nil } }
    private var coming: Trial? { trial.flatMap { now < $0.start ? $0 : nil } }

    /// Whether the step, a minute later, is allowed and possible.
    mutating func apply(_ step: Step) -> Bool {
        now += 1
        switch step {
        case .begin(let rule, let days, let atOnce): return begin(rule, days, atOnce)
        case .end(let atOnce): return end(atOnce)
        case .cancel:
            guard coming != nil else { return false }
            trial = nil
        case .complete:
            guard !mayComplete else { return true }
            trial?.decided += 1
            return false
        case .wait(let hours): now += hours * 60
        }
        return true
    }

    private mutating func begin(_ rule: Rule, _ days: Int, _ atOnce: Bool) -> Bool {
        let end = (today + days + 1) * Self.day
        let start = rule == .strict && !atOnce ? midnight : now
        let isSame = coming?.rule == rule && coming?.end == end && atOnce
        guard running == nil, coming == nil || isSame, days >= 0, start < end else { return false }
        trial = Trial(rule: rule, start: start, end: end)
        return true
    }

    private mutating func end(_ atOnce: Bool) -> Bool {
        if coming != nil {
            trial = nil
            return true
        }
        guard let running else { return false }
        let waits = running.rule == .lenient && !atOnce
        let end = waits ? min(midnight, running.end) : now
        trial?.end = end
        return true
    }
}

@Suite("Many random steps with rules on trial")
struct TrialModelTests {
    @Test("leave the rules, days and counts that a plain model has", arguments: [1])
    func matchTheModel(seed: UInt64) async throws {
        let family = try await Family()
        let zone = try family.zone()
        let monday = zone.day(at: family.clock.now)
        let passed = family.clock.now.milliseconds - zone.start(of: monday).milliseconds
        var model = TrialModel(now: Int(passed / 60_000))
        var generator = SeededGenerator(seed: seed)
        var seen: Set<String> = []
        var refused = 0

        for place in 1...150 {
            let step = step(using: &generator)
            let expected = model.apply(step)
            let today = monday.adding(days: model.today)
            let outcome = try await perform(step, on: today, in: family)
            try #require(outcome == expected, "step \(place): \(step), \(model.shown)")
            let shown = try await shown(in: family, since: monday)
            try #require(shown == model.shown, "step \(place): \(step)")
            let answer = try await family.ask(AskRules(.completeChore, on: "2"), as: .mia)
            try #require(answer.allowed == model.mayComplete, "step \(place): \(step)")
            seen.formUnion(shown.split(separator: " ").prefix(2).map(String.init))
            if case .complete = step, !expected { refused += 1 }
        }

        let states = ["coming", "running", "over", "none"]
        #expect(seen == Set(TrialModel.Rule.allCases.map(\.rawValue) + states))
        #expect(refused > 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    private func step(using generator: inout SeededGenerator) -> TrialModel.Step {
        let atOnce = Bool.random(using: &generator)
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<7:
            let rule = TrialModel.Rule.allCases.randomElement(using: &generator) ?? .strict
            return .begin(rule, days: .random(in: -1...2, using: &generator), atOnce: atOnce)
        case 7...8: return .end(atOnce: atOnce)
        case 9: return .cancel
        case 10..<14: return .complete
        default: return .wait(hours: .random(in: 1...16, using: &generator))
        }
    }

    /// Whether the step was allowed and possible; what Mia has done is open again behind it.
    private func perform(
        _ step: TrialModel.Step, on today: Day, in family: Family
    ) async throws -> Bool {
        family.clock.advance(minutes: 1)
        do {
            switch step {
            case .begin(let rule, let days, let atOnce):
                try await family.perform(
                    BeginTrial(
                        rule.text, from: "own.cedar", until: today.adding(days: days),
                        atOnce: atOnce ? Note("we agreed") : nil), as: .anna)
            case .end(let atOnce):
                try await family.perform(
                    EndTrial(atOnce: atOnce ? Note("we agreed") : nil), as: .anna)
            case .cancel: try await family.perform(CancelComing(), as: .anna)
            case .complete:
                try await family.complete(2, as: .mia)
                try await family.undo(2, as: .anna)
            case .wait(let hours):
                family.clock.advance(minutes: Int64(hours) * 60)
                try family.everybodyProves()
                for person in [Person.anna, .mia] {
                    try await family.perform(ReadNotices(), as: person)
                }
            }
            return true
        } catch ServiceError.rules, ServiceError.refused {
            return false
        }
    }

    private func shown(in family: Family, since monday: Day) async throws -> String {
        guard let view = try await family.ask(ShowTrial(), as: .anna),
            let rule = view.rules.first
        else { return "none" }
        let (first, last) = (view.from.dayNumber, view.until.dayNumber)
        return """
            \(rule.name) \(view.state.rawValue) \(first - monday.dayNumber) \
            \(last - monday.dayNumber) \(rule.decided ?? -1)
            """
    }
}
