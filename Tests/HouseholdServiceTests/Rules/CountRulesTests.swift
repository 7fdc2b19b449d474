import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// Rules that look at how much there is of what whoever asks did or has left to do.
///
/// It is Monday, 10:00.
@Suite("House rules that count")
struct CountRulesTests {
    /// The samples that are tried here.
    static let samples = [
        "must-dos-first", "must-dos-only", "one-reward-a-day", "one-offer-a-week",
    ]

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../Samples/rules").standardizedFileURL

    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.give(10, to: "mia", as: .anna)
        try await family.sell("Ice cream", for: 1)
    }

    private func set(_ sample: String) async throws {
        let text = try String(
            contentsOf: Self.folder.appending(path: "\(sample).cedar"), encoding: .utf8)
        try await family.set(text, atOnce: "we agreed")
    }

    /// The policies that keep Mia from what she does, or none.
    private func policies(against operation: some Change) async -> [String]? {
        await family.refusal(operation, as: .mia)?.refusal?.policies
    }

    private func mayAsk(_ name: String = "mia", as person: Person = .anna) async throws -> Bool {
        let reward = try await family.ask(ListRewards(), as: .anna).first {
            $0.title == "Ice cream"
        }
        let number = try #require(reward?.number)
        return try await family.ask(
            AskRules(.requestReward, of: name, on: "\(number)"), as: person
        ).allowed
    }

    @discardableResult
    private func addMustDo(
        for name: String? = "mia", on day: Day? = nil,
        changing change: (inout AddChore) -> Void = { _ in }
    ) async throws -> Number {
        var chore = try AddChore(
            title: Title("Homework"), for: name.map { .one($0) }, value: .one,
            timing: .once(day.map { Due(day: $0, time: nil) }))
        chore.isMustDo = true
        chore.mayBePast = true
        change(&chore)
        return try await family.perform(chore, as: .anna).number
    }

    // MARK: - Must-dos

    @Test("keep rewards until the last must-do is done")
    func keepUntilDone() async throws {
        try await set("must-dos-first")
        #expect(try await mayAsk())
        let first = try await addMustDo(on: "2026-11-16")
        let second = try await addMustDo()

        let reward = try await family.ask(ListRewards(), as: .mia)
            .first { $0.title == "Ice cream" }
        let number = try #require(reward?.number)
        #expect(await policies(against: RequestReward(number)) == ["must-dos-first"])
        try await family.complete(first, as: .mia)
        #expect(await policies(against: RequestReward(number)) == ["must-dos-first"])
        try await family.complete(second, as: .mia)
        #expect(try await family.ask(for: "Ice cream", as: .mia).state == .waiting)
    }

    /// What a must-do can be, and whether it keeps Mia from rewards on Monday.
    private static let days: [(day: Day?, name: String?, counts: Bool)] = [
        (nil, "mia", true), ("2026-11-16", "mia", true), ("2026-11-15", "mia", true),
        ("2026-11-17", "mia", false), ("2026-11-16", "max", false), ("2026-11-16", nil, false),
    ]

    @Test("count what is late, due today or without a date, and theirs", arguments: days)
    func countToday(day: Day?, name: String?, counts: Bool) async throws {
        try await set("must-dos-first")
        try await addMustDo(for: name, on: day)
        #expect(try await mayAsk() == !counts)
    }

    @Test("count no chore that is none, rests, waits for an OK or is deleted")
    func countOpen() async throws {
        try await set("must-dos-first")
        let number = try await addMustDo { $0.approval = .always }
        #expect(try await !mayAsk())
        try await family.perform(PauseChore(number), as: .anna)
        #expect(try await mayAsk())
        try await family.perform(ResumeChore(number), as: .anna)
        var edit = EditChore(number)
        edit.isMustDo = false
        let plain = try await family.perform(edit, as: .anna)
        #expect(plain.mustDo == false)
        #expect(try await mayAsk())
        edit.isMustDo = true
        try await family.perform(edit, as: .anna)
        #expect(try await !mayAsk())
        try await family.complete(number, as: .mia)
        #expect(try await mayAsk())
        let other = try await addMustDo()
        #expect(try await !mayAsk())
        try await family.perform(DeleteChore(other), as: .anna)
        #expect(try await mayAsk())
    }

    @Test("know of a private must-do only for its own child")
    func keepPrivate() async throws {
        try await set("must-dos-first")
        try await addMustDo { $0.isPrivate = true }

        #expect(try await !mayAsk())
        #expect(try await !mayAsk(as: .mia))
        #expect(try await mayAsk("max", as: .max))
        let mia = await family.refusal(AddTodo(try todo()), as: .mia)
        #expect(mia == .chore(.todoIsOwn))
        var own = try todo()
        own.isMustDo = false
        let added = try await family.perform(AddTodo(own), as: .mia)
        var edit = EditChore(added.number)
        edit.isMustDo = true
        #expect(await family.refusal(edit, as: .anna) == .chore(.todoIsOwn))
    }

    private func todo() throws -> AddChore {
        var todo = try AddChore(title: Title("Read"), value: .nothing)
        todo.isPrivate = true
        todo.isMustDo = true
        return todo
    }

    @Test("keep all other chores, and their steps, until the last must-do of one's own is done")
    func keepOtherChores() async throws {
        try await set("must-dos-only")
        let first = try await addMustDo()
        let second = try await addMustDo(on: "2026-11-15")
        let anyones = try await addMustDo(for: nil)
        let steps = try [Title("Sweep"), Title("Mop")]
        let room = try await addMustDo {
            $0.isMustDo = false
            $0.checklist = Checklist(steps)
        }
        let ofMax = try await addMustDo(for: "max") { $0.isMustDo = false }

        #expect(await policies(against: CompleteChore(room)) == ["must-dos-only"])
        let step = CheckChore(room, steps: [1])
        #expect(await policies(against: step) == ["must-dos-only"])
        try await family.complete(ofMax, as: .max)
        for mustDo in [anyones, first, second] {
            #expect(await policies(against: CompleteChore(room)) == ["must-dos-only"])
            try await family.complete(mustDo, as: .mia)
        }
        try await family.perform(step, as: .mia)
        try await family.perform(CheckChore(room, steps: [2]), as: .mia)
        try await family.complete(room, as: .mia)
    }

    @Test("let a chore count once it is a must-do, and keep it once it is none any more")
    func followMark() async throws {
        try await set("must-dos-only")
        try await addMustDo()
        let chore = try await addMustDo()
        var edit = EditChore(chore)
        edit.isMustDo = false
        try await family.perform(edit, as: .anna)
        #expect(await policies(against: CompleteChore(chore)) == ["must-dos-only"])
        edit.isMustDo = true
        try await family.perform(edit, as: .anna)
        try await family.complete(chore, as: .mia)
    }

    // MARK: - How often

    @Test("count the rewards of a day at home, and none that was declined or taken back")
    func countRequests() async throws {
        try await set("one-reward-a-day")
        let first = try await family.ask(for: "Ice cream", as: .mia)
        #expect(try await !mayAsk())
        try await family.perform(DeclineRequest(first.number), as: .anna)
        #expect(try await mayAsk())
        let second = try await family.ask(for: "Ice cream", as: .mia)
        #expect(try await !mayAsk())
        try await family.perform(GrantRequest(second.number), as: .anna)
        #expect(try await !mayAsk())
        #expect(try await mayAsk("max"))

        // A second before midnight in Berlin, and midnight.
        let midnight: Instant = "2026-11-16T23:00:00Z"
        family.clock.advance(
            milliseconds: midnight.milliseconds - 1_000
                - family.clock.now.milliseconds)
        #expect(try await !mayAsk())
        family.clock.advance(milliseconds: 1_000)
        #expect(try await mayAsk())
    }

    @Test(
        "count the rewards of a week, which begins where the household lets it",
        arguments: [(Weekday.monday, 6), (.sunday, 5)])
    func countWeek(from weekStart: Weekday, left: Int) async throws {
        try await family.perform(ChangeSettings(.weekStart(weekStart)), as: .anna)
        try await family.set(
            """
            @id("week") @say("Two a week.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"reward.request", resource)
            when { context.requests_this_week >= 2 };
            """, atOnce: "we agreed")
        try await family.ask(for: "Ice cream", as: .mia)
        try await family.live(days: 1)
        #expect(try await mayAsk())
        try await family.ask(for: "Ice cream", as: .mia)
        #expect(try await !mayAsk())
        try await family.live(days: left - 1)
        #expect(try await !mayAsk())
        try await family.live(days: 1)
        #expect(try await mayAsk())
    }

    @Test("count the chores that were handed on, and none that was refused")
    func countOffers() async throws {
        try await set("one-offer-a-week")
        let offer = OfferChore(2, to: "max", for: .nothing)
        let both = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                [offer, OfferChore(1, to: "max", for: .nothing)], as: family.caller(.mia),
                request: family.newRequest())
        }
        #expect(both?.refusal?.policies == ["one-offer-a-week"])
        #expect(try await family.ask(ShowChore(2), as: .mia).offer == nil)
        try await family.perform(offer, as: .mia)
        #expect(
            await policies(against: OfferChore(1, to: "max", for: .nothing))
                == ["one-offer-a-week"])
        try await family.perform(RefuseOffer(2, because: nil), as: .max)
        try await family.perform(offer, as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.complete(2, as: .max)
        #expect(
            await policies(against: OfferChore(1, to: "max", for: .nothing))
                == ["one-offer-a-week"])
        try await family.perform(OfferChore(3, to: "mia", for: .nothing), as: .max)
    }

    // MARK: - The proof

    @Test("are tried with what they count")
    func areTried() async throws {
        let text = try String(
            contentsOf: Self.folder.appending(path: "must-dos-first.cedar"), encoding: .utf8)
        let trial = try await family.trial(adding: text)

        #expect(!trial.changes.isEmpty)
        #expect(trial.changes.allSatisfy { $0.who == "a child" && !$0.after.allowed })
        #expect(
            trial.changes.allSatisfy { $0.situation.contains("must-dos open today: 1") })
    }

    @Test("are tried with chores that are must-dos, and with such as are none")
    func areTriedWithMark() async throws {
        let sample = try String(
            contentsOf: Self.folder.appending(path: "must-dos-only.cedar"),
            encoding: .utf8)
        let kept = try await family.trial(adding: sample)
        #expect(Set(kept.changes.map(\.action)) == ["chore.complete", "chore.check"])
        #expect(kept.changes.allSatisfy { !$0.situation.contains("it is a must-do") })
        let mustDos = """
            @id("own") forbid (
                principal in Role::"child", action == Action::"chore.complete", resource)
            when { resource.must_do };
            """
        let trial = try await family.trial(adding: mustDos)
        #expect(!trial.changes.isEmpty)
        #expect(trial.changes.allSatisfy { $0.situation.contains("it is a must-do") })
    }

    @Test(
        "are refused where a wall would not stand at some number",
        arguments: [
            "context.must_dos_open > 0", "context.requests_today == 3",
            "5 <= context.requests_this_week", "!(context.offers_this_week != 7)",
            "context.must_dos_open < 1", "context.done_today < 3", "context.done_this_week >= 9",
            "context.streak == 2", "context.minutes_since_done < 10",
            "context.minutes_since_done > 10079", "context.parents_home < 1",
            "context.children_home > 3", "resource.must_do", "!resource.must_do",
            "resource is Chore && resource.must_do && context.must_dos_open == 0",
        ])
    func keepWalls(condition: String) async throws {
        #expect(try await family.brokenWall(byHidingWhere: condition) == 6)
    }

    @Test(
        "are refused where they do anything but compare with a number that is written down",
        arguments: [
            "context.requests_today < context.must_dos_open",
            "context.must_dos_open > context.hour", "context.requests_today + 1 > 2",
            "[1, 2].contains(context.offers_this_week)",
            "context.streak > context.done_today", "context.done_this_week * 2 > 3",
            "context.parents_home < context.children_home",
            "context.minutes_since_done < context.hour",
        ])
    func areProvable(condition: String) async throws {
        let text = """
            @id("odd") forbid (
                principal in Role::"child", action == Action::"reward.request", resource)
            when { \(condition) };
            """
        let mistake = try #require(await family.mistake(in: text), "\(condition)")
        #expect(mistake.contains("with something else than a number"), "\(mistake)")
    }
}
