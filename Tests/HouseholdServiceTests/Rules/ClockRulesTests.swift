import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// Rules that look at the weekday and at the hour that the household's clocks show.
@Suite("House rules that know the day")
struct ClockRulesTests {
    private static let samples = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../Samples/rules").standardizedFileURL

    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// What a child may do at a moment under the rules of a sample, in Berlin: an hour ahead of universal time in winter, and
    /// two in summer.
    private static let moments: [(sample: String, action: Action, moment: Instant, may: Bool)] = [
        ("quiet-hours", .completeChore, "2026-11-17T04:59:59Z", false),
        ("quiet-hours", .completeChore, "2026-11-17T05:00:00Z", true),
        ("quiet-hours", .checkChore, "2026-11-17T18:59:59Z", true),
        ("quiet-hours", .checkChore, "2026-11-17T19:00:00Z", false),
        ("quiet-hours", .completeChore, "2026-11-17T23:30:00Z", false),
        ("quiet-hours", .completeChore, "2027-06-15T18:00:00Z", false),
        ("quiet-hours", .completeChore, "2027-06-15T04:00:00Z", true),
        ("saturday-rewards", .requestReward, "2026-11-20T22:59:59Z", false),
        ("saturday-rewards", .requestReward, "2026-11-20T23:00:00Z", true),
        ("saturday-rewards", .requestReward, "2026-11-21T22:59:59Z", true),
        ("saturday-rewards", .requestReward, "2026-11-21T23:00:00Z", false),
        ("school-nights", .requestReward, "2026-11-19T16:59:59Z", true),
        ("school-nights", .requestReward, "2026-11-19T17:00:00Z", false),
        ("school-nights", .requestReward, "2026-11-20T19:00:00Z", true),
        ("school-nights", .requestReward, "2026-11-22T19:00:00Z", false),
        ("no-rewards", .requestReward, "2026-11-21T12:00:00Z", false),
    ]

    private static func text(of sample: String) throws -> String {
        try String(contentsOf: samples.appending(path: "\(sample).cedar"), encoding: .utf8)
    }

    @Test("decide to the second, in the household's zone", arguments: moments)
    func decide(sample: String, action: Action, moment: Instant, may: Bool) async throws {
        let text = try Self.text(of: sample)
        try await family.set(text, atOnce: "we agreed")
        family.clock.advance(
            milliseconds: moment.milliseconds - family.clock.now.milliseconds)
        let mia = try await family.signIn(.mia)

        let decision = try await family.gate.perform(AskRules(action, on: "1"), as: mia).output

        #expect(decision.allowed == may)
        #expect(may || decision.policies == [sample])
    }

    @Test("refuse what is done, with the sentence of the rule")
    func refuse() async throws {
        let text = try Self.text(of: "quiet-hours")
        try await family.set(text, atOnce: "we agreed")
        family.clock.advance(minutes: 11 * 60)

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.perform(CompleteChore(1), as: .mia)
        }
        _ = try await family.perform(CompleteChoreFor(1, doer: "mia"), as: .anna)

        #expect(error?.refusal?.policies == ["quiet-hours"])
        #expect(error?.refusal?.say?.contains("between 6 in the morning") == true)
    }

    @Test("are all tried here, and each is of use as it is")
    func areAll() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.samples.path)
            .filter { $0.hasSuffix(".cedar") }
        let samples =
            Self.moments.map(\.sample) + CountRulesTests.samples
            + [TagRulesTests.sample, HalfPointsTests.name]
        #expect(Set(files) == Set(samples.map { "\($0).cedar" }))
    }

    @Test("leave parents and grown-ups alone")
    func leaveParents() async throws {
        let text = try Self.text(of: "quiet-hours")
        let trial = try await family.ask(
            TryRules(text, from: "quiet-hours.cedar", adding: true), as: .anna)

        #expect(!trial.changes.isEmpty)
        #expect(trial.changes.allSatisfy { $0.who == "a child" && !$0.after.allowed })
        #expect(
            trial.changes.allSatisfy { change in
                change.situation.contains { $0.hasPrefix("the clock shows") }
            })
    }

    @Test(
        "are refused where a wall would not stand at some hour, or on some day",
        arguments: [
            "context.hour == 3", "context.hour > 22", "context.weekday == Weekday::\"sunday\"",
            "[Weekday::\"friday\"].contains(context.weekday) && context.hour > 22",
            "context.weekday in [Weekday::\"thursday\", Weekday::\"tuesday\"]",
            "!(context.weekday == Weekday::\"monday\")",
        ])
    func keepWalls(condition: String) async throws {
        #expect(try await family.brokenWall(byHidingWhere: condition) == 6)
    }

    @Test("can be proved where they look at day and hour of what tells most apart")
    func areGoneThrough() async throws {
        let text = """
            @id("both") forbid (
                principal in Role::"parent", action == Action::"chore.complete-for", resource)
            when {
                context.weekday == Weekday::"sunday"
                && (context.hour < 6 || context.hour > 13 && context.hour < 20)
            };
            """
        let trial = try await family.trial(adding: text)

        #expect(trial.breach == nil && !trial.changes.isEmpty)
        #expect(Set(trial.changes.map(\.action)) == ["chore.complete-for"])
    }

    @Test("can't keep the owner out at an hour at which nobody tries them")
    func keepOwner() async throws {
        let text = """
            @id("night") forbid (principal, action == Action::"household.show", resource)
            when { context.hour == 4 };
            """
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(SetRules(text, from: "own.cedar", adding: true), as: .anna)
        }

        #expect(error == .rules(.lockOut(.showHousehold)))
    }

    @Test(
        "are refused where they compare the hour with what the proof does not",
        arguments: [
            (
                "principal has pass && principal[\"pass\"].used < context.hour",
                "looks at the hour and at the points of a pass"
            ),
            (
                """
                principal has pass && principal["pass"] == {
                    children: principal["pass"].children, from: context.now, until: context.now,
                    up_to: 10, used: context.hour
                }
                """, "looks at the hour and at the points of a pass"
            ),
            ("context.hour * 2 == 46", "calculates"),
            (
                "context.hour > 12 && context.now.toTime().toHours() > context.hour",
                "looks at the hour and at how long something takes"
            ),
        ])
    func areProvable(condition: String, says: String) async throws {
        let text = """
            @id("odd") forbid (principal, action == Action::"chore.show", resource)
            when { \(condition) };
            """
        let mistake = try #require(await family.mistake(in: text), "\(condition)")
        #expect(mistake.contains("odd \(says)"), "\(mistake)")
    }
}
