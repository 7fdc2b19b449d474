import TestSupport
import Testing

/// The same promise for what the Smiths come to later: a second parent with whom there is money between them, and rules
/// that hold from tomorrow on.
@Suite("JSON of a household that goes on")
struct JSONLaterShapeTests {
    typealias Answer = JSONShapeTests.Answer

    @Test("has the promised fields where money is booked", arguments: moneyAnswers)
    func hasMoneyFields(_ answer: Answer) async throws {
        try await answer.check(on: Stage(continuing: await Self.withMoney.value))
    }

    @Test("has the promised fields where other rules come tomorrow", arguments: rulesAnswers)
    func hasRulesFields(_ answer: Answer) async throws {
        try await answer.check(on: Stage(continuing: await Self.withComing.value))
    }

    // MARK: - Up to then

    /// Tom, another parent, owes Anna for a pizza, which is entry 1, and Mia is owed five euros.
    private static let withMoney = Task {
        let stage = try await Family.stage()
        try await stage.letIn("tom", by: "member invite Tom --role parent")
        let story = [
            ("anna", "money rate 10 = 1.00 EUR"),
            ("anna", "money charge tom 12.50 Pizza --due 2026-11-28"),
            ("anna", "points give mia 100 --why \"cleaned the garage\""),
            ("anna", "money payout mia 5.00 --later --why \"for the fair\""),
            ("anna", "money allowance mia 2.00 every saturday"),
            ("tom", "money account DE89 3704 0044 0532 0130 00 --name \"Tom Meier\""),
        ]
        for (person, line) in story {
            let outcome = await stage.say(line, as: person)
            try #require(outcome.exit == 0, "\(person): \(line): \(outcome)")
        }
        return stage
    }

    /// The household was made hours ago, so that what takes something from children waits until midnight.
    private static let withComing = Task {
        let stage = try await Family.stage()
        let evening = try Transcript(
            """
            @2026-11-21T18:30 anna> rules say "No rewards on Sundays" --yes --password-stdin
            anna< quiet river lamp anna
            """, name: "coming")
        let step = try #require(evening.steps.first)
        let outcome = try await stage.outcome(of: step)
        try #require(outcome.exit == 0, "\(outcome)")
        return stage
    }

    // MARK: - What is asked

    private static let moneyAnswers: [Answer] = [
        Answer("money rate", .moneyTerms), Answer("money rate 10=2.00 EUR", .moneyTerms),
        Answer("money rate off", .moneyTerms), Answer("money currency EUR", .moneyTerms),
        Answer("money list", .money), Answer("money list", .money, as: "mia"),
        Answer("money history", .list(.moneyEntry)),
        Answer("money history", .list(.moneyEntry), as: "mia"),
        Answer("money payout mia 1.00", .moneyMove),
        Answer("money payout mia 1.00 --later", .moneyMove),
        Answer("money pay mia 2.00", .moneyMove),
        Answer("money pay anna 2.50", .moneyMove, as: "tom"),
        Answer("money charge tom 3.00 Bread", .moneyMove),
        Answer("money settle tom", .moneyMove),
        Answer("money reverse 1 \"wrong pizza\"", .moneyMove),
        Answer("money allowance", .list(.allowance), as: "mia"),
        Answer("money allowance mia 3.00 every friday", .allowance),
        Answer("money allowance mia off", .allowance),
        Answer("money account", .bankAccount), Answer("money account", .bankAccount, as: "tom"),
        Answer("money account off", .keptAccount, as: "tom"),
        Answer("money qr tom 12.50 Pizza", .bankAccount),
    ]

    private static let rulesAnswers: [Answer] = [
        Answer("rules show --coming", .houseRules, as: "mia"),
        Answer(
            "rules read --coming",
            .list(
                .object([
                    "name": .text, "decides": .flag, "sentence": .text, "whole": .flag,
                    "say": .optional(.text),
                ])), as: "mia"),
        Answer("rules set --cancel-coming --yes", .houseRules),
    ]
}
