import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, Mia's; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("What came of house rules on trial")
struct TrialReportTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    /// Begins a trial that holds at once.
    private func begin(
        _ rules: String, as person: Person = .anna, because reason: Note? = nil
    ) async throws {
        let view = try await family.perform(
            BeginTrial(rules, from: "own.cedar", until: "2026-11-18", atOnce: reason), as: person)
        try #require(view.state == .running)
    }

    /// The one rule on trial, as somebody sees what came of it.
    private func report(to person: Person) async throws -> RuleTrialView.Rule {
        let view = try await family.ask(ShowTrial(), as: person)
        return try #require(view?.rules.first)
    }

    private func newsAfterTheEnd(to person: Person) async throws -> [String] {
        let end: Instant = "2026-11-18T23:00:00Z"
        family.clock.advance(milliseconds: end.milliseconds - family.clock.now.milliseconds)
        return try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .trialOver }.map(\.text.source)
    }

    private static func over(decided: Int, refused: Int) -> String {
        """
        The trial of house rules is over. Decided: \(decided), of these refused: \(refused). \
        For whom: rules trial
        """
    }

    @Test("is counted by its own rules alone, also where these let something be done")
    func isOfItsOwnRules() async throws {
        try await begin(
            """
            @id("own-chores") @say("Everybody does their own.") @ask("a parent")
            permit (principal in Role::"child", action == Action::"chore.complete", resource)
            when { resource has assignee && resource.assignee == principal };
            """)
        try await family.complete(2, as: .mia)
        try await family.give(1, to: "max", as: .ben)

        let rule = try await report(to: .anna)
        #expect((rule.name, rule.decided, rule.refused) == ("own-chores", 1, 0))
        #expect(rule.people?.map(\.name) == ["mia"])
        #expect(rule.people?.map(\.count) == [1])
        #expect(
            try await newsAfterTheEnd(to: .anna) == [Self.over(decided: 1, refused: 0)])
    }

    @Test("counts half of the points for whoever did it, whoever says so")
    func isOfTheDoer() async throws {
        try await begin(HalfPointsTests.sample.get(), because: try Note("we agreed"))
        try await family.perform(CompleteChoreFor(2, doer: "max"), as: .ben)

        let rule = try await report(to: .anna)
        #expect((rule.name, rule.decided, rule.refused) == (HalfPointsTests.name, 1, 0))
        #expect(rule.people?.map(\.name) == ["max"])
    }

    @Test("tells no third of what two adults would have booked between each other")
    func tellsNoThird() async throws {
        try await family.perform(SetMoney(.currency(try .euro())), as: .nora)
        try await begin(
            """
            @id("even") @say("Nobody owes anything.") @ask("nobody")
            forbid (
                principal in Role::"housemate",
                action in [Action::"money.charge", Action::"member.remove"],
                resource
            )
            when { resource.active };
            """, as: .nora)
        let why = try Note("Pizza")
        let refusals = [
            await family.refusal(ChargeMoney("5", to: "rita", because: why), as: .nora),
            await family.refusal(RemoveMember("rita"), as: .nora),
            await family.refusal(ChargeMoney("5", to: "paul", because: why), as: .rita),
        ]
        #expect(refusals.map { $0?.refusal?.policies } == [["even"], ["even"], ["even"]])

        for (person, decided) in [(Person.rita, 3), (.paul, 2), (.nora, 2), (.finn, 1)] {
            let rule = try await report(to: person)
            #expect(rule.decided == decided && rule.refused == decided, "\(person)")
        }
        #expect(try await report(to: .paul).people?.map(\.name) == ["nora", "rita"])
        #expect(try await report(to: .nora).people?.map(\.name) == ["nora"])
        #expect(
            try await newsAfterTheEnd(to: .nora) == [Self.over(decided: 2, refused: 2)])
    }

    @Test("is ended at once also where that takes something, if it is said why")
    func isEndedAtOnce() async throws {
        try await begin(
            """
            @id("children-try") @say("The family tries rules.")
            permit (principal in Role::"child", action == Action::"rules.try", resource);
            """)
        let ended = try await family.perform(
            EndTrial(atOnce: Note("it was loud")), as: .anna)

        #expect(ended.state == .over)
        #expect(try await family.ask(ShowRules(), as: .mia).shipped)
        let news = try await family.newsOfRules()
        #expect(news.last?.contains("it was loud") == true, "\(news)")
    }
}
