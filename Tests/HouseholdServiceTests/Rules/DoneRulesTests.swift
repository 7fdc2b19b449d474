import HouseholdModel
import HouseholdService
import Testing

/// Rules that look at how much whoever asks has done.
///
/// It is Monday, 10:00.
@Suite("House rules about what is done")
struct DoneRulesTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.give(10, to: "mia", as: .anna)
        try await family.sell("Ice cream", for: 1)
    }

    private static func rewards(when condition: String) -> String {
        """
        @id("first") @say("Chores first.") @ask("a parent")
        forbid (principal in Role::"child", action == Action::"reward.request", resource)
        when { \(condition) };
        """
    }

    private func mayAsk(_ name: String = "mia") async throws -> Bool {
        let reward = try await family.ask(ListRewards(), as: .anna).first {
            $0.title == "Ice cream"
        }
        let number = try #require(reward?.number)
        return try await family.ask(
            AskRules(.requestReward, of: name, on: "\(number)"), as: .anna
        ).allowed
    }

    private func addChore(_ change: (inout AddChore) -> Void = { _ in }) async throws -> Number {
        var chore = try AddChore(title: Title("Homework"), for: .one("mia"), value: .one)
        change(&chore)
        return try await family.perform(chore, as: .anna).number
    }

    @Test("count the chores of a day at home, and none that is private or was taken back")
    func countDay() async throws {
        try await family.set(Self.rewards(when: "context.done_today < 2"), atOnce: "we agreed")
        #expect(try await !mayAsk())
        try await family.complete(1, as: .mia)
        let secret = try await addChore { $0.isPrivate = true }
        try await family.complete(secret, as: .mia)
        let awaited = try await addChore {
            $0.isPrivate = true
            $0.approval = .always
        }
        try await family.complete(awaited, as: .mia)
        #expect(try family.count("completion", where: "state = 'waiting'") == 1)
        #expect(try await !mayAsk())
        let looked = try await addChore { $0.approval = .always }
        try await family.complete(looked, as: .mia)
        #expect(try await mayAsk())
        #expect(try await !mayAsk("max"))
        try await family.undo(1, as: .mia)
        #expect(try await !mayAsk())
        try await family.complete(2, as: .mia)
        #expect(try await mayAsk())

        // A second before midnight in Berlin, and midnight.
        let midnight: Instant = "2026-11-16T23:00:00Z"
        family.clock.advance(
            milliseconds: midnight.milliseconds - 1_000 - family.clock.now.milliseconds)
        #expect(try await mayAsk())
        family.clock.advance(milliseconds: 1_000)
        #expect(try await !mayAsk())
    }

    @Test("count the chores of a week")
    func countWeek() async throws {
        try await family.set(Self.rewards(when: "context.done_this_week < 2"), atOnce: "we agreed")
        try await family.complete(1, as: .mia)
        try await family.live(days: 1)
        #expect(try await !mayAsk())
        try await family.complete(2, as: .mia)
        #expect(try await mayAsk())
        try await family.live(days: 5)
        #expect(try await mayAsk())
        try await family.live(days: 1)
        #expect(try await !mayAsk())
    }

    @Test("count the days in a row that are shown")
    func countStreak() async throws {
        try await family.set(Self.rewards(when: "context.streak < 2"), atOnce: "we agreed")
        let daily = try await family.addDaily("Feed the cat", for: .one("mia"))
        try await family.complete(daily, as: .mia)
        #expect(try await family.ask(ShowStats(), as: .mia).streak?.current == 1)
        #expect(try await !mayAsk())
        try await family.live(days: 1)
        try await family.complete(daily, as: .mia)
        #expect(try await family.ask(ShowStats(), as: .mia).streak?.current == 2)
        #expect(try await mayAsk())
        try await family.live(days: 2)
        #expect(try await family.ask(ShowStats(), as: .mia).streak?.current == 0)
        #expect(try await !mayAsk())
    }

    @Test("count the whole minutes since something was done, at most those of a week")
    func countMinutes() async throws {
        try await family.set(
            Self.rewards(when: "context.minutes_since_done < 10"), atOnce: "we agreed")
        #expect(try await mayAsk())
        let secret = try await addChore { $0.isPrivate = true }
        try await family.complete(secret, as: .mia)
        #expect(try await mayAsk())
        try await family.complete(1, as: .mia)
        #expect(try await !mayAsk())
        #expect(try await mayAsk("max"))
        try await family.undo(1, as: .mia)
        #expect(try await mayAsk())
        try await family.complete(2, as: .mia)
        family.clock.advance(milliseconds: 599_999)
        #expect(try await !mayAsk())
        family.clock.advance(milliseconds: 1)
        #expect(try await mayAsk())
    }

    @Test("count no more minutes than a week has")
    func countWeekOfMinutes() async throws {
        try await family.set(
            Self.rewards(when: "context.minutes_since_done >= 10080"), atOnce: "we agreed")
        #expect(try await !mayAsk())
        try await family.complete(1, as: .mia)
        #expect(try await mayAsk())
        family.clock.advance(milliseconds: 7 * 86_400_000 - 1)
        #expect(try await mayAsk())
        family.clock.advance(milliseconds: 1)
        #expect(try await !mayAsk())
        family.clock.advance(minutes: 3 * 24 * 60)
        #expect(try await !mayAsk())
    }

    @Test("count what is done within one request")
    func countRequest() async throws {
        try await family.set(
            """
            @id("one") @say("One a day counts.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"chore.complete", resource)
            when { context.done_today >= 1 };
            """, atOnce: "we agreed")
        // One that is only rehearsed is refused as well, and leaves nothing in the records.
        for (isRehearsal, rows) in [(true, 0), (false, 1)] {
            let both = await refusal { () throws(ServiceError) in
                _ = try await family.gate.perform(
                    [CompleteChore(1), CompleteChore(2)], as: family.caller(.mia),
                    request: family.newRequest(), isRehearsal: isRehearsal)
            }
            #expect(both?.refusal?.policies == ["one"])
            #expect(try family.count("audit", where: "NOT allowed AND policies = 'one'") == rows)
        }
        try await family.complete(1, as: .mia)
        let second = await family.refusal(CompleteChore(2), as: .mia)
        #expect(second?.refusal?.policies == ["one"])
    }

    @Test("decide each of one request by what was done before it")
    func countBefore() async throws {
        try await family.set(
            """
            @id("first") @say("Must-dos first.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"chore.complete", resource)
            when { context.must_dos_open > 0 }
            unless { resource.tags.contains("homework") };
            """, atOnce: "we agreed")
        let homework = try await addChore {
            $0.isMustDo = true
            $0.tags = ["homework"].compactMap { Tag($0) }
        }
        let turned = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                [CompleteChore(1), CompleteChore(homework)], as: family.caller(.mia),
                request: family.newRequest())
        }
        #expect(turned?.refusal?.policies == ["first"])

        let row = "operation = 'chore.complete' AND allowed AND policies <> ''"
        let rows = try family.count("audit", where: row)
        let done = try await family.gate.perform(
            [CompleteChore(homework), CompleteChore(1)], as: family.caller(.mia),
            request: family.newRequest())
        #expect(done.output.count == 2)
        #expect(try family.count("audit", where: row) == rows + 2)
    }

    /// A condition, and by what somebody keeps it from the others.
    private static let secrets: [(condition: String, setting: PrivacySetting)] = [
        ("context.streak < 1", .achievements), ("context.done_today < 1", .activity),
        ("context.done_this_week < 1", .activity),
        ("context.minutes_since_done > 10", .activity),
    ]

    @Test("tell nobody what somebody keeps private", arguments: secrets)
    func keepSecrets(condition: String, setting: PrivacySetting) async throws {
        let rule = """
            @id("first") @say("Chores first.") @ask("nobody")
            forbid (principal, action == Action::"chore.remind", resource)
            when { \(condition) };
            """
        try await family.perform(
            SetRules(rule, from: "own.cedar", adding: true, atOnce: Note("we agreed")), as: .nora)
        let asked = AskRules(.remindOfChore, of: "rita", on: "1")
        #expect(try await !family.ask(asked, as: .paul).allowed)

        try await family.perform(SetPrivacy(setting, to: .me), as: .rita)
        let hidden = await refusal { () throws(ServiceError) in
            _ = try await family.ask(asked, as: .paul)
        }
        #expect(
            hidden?.refusal?.action
                == (setting == .achievements ? .viewAchievements : .viewActivity))
        #expect(try await !family.ask(asked, as: .rita).allowed)
        _ = try await family.ask(AskRules(.completeChore, of: "rita", on: "2"), as: .paul)
    }
}
