import HouseholdModel
import HouseholdService
import Testing

/// Nora, Rita, Paul and Finn share a flat; the bath is chore 2, Rita's, worth 3 points.
///
/// It is Monday, 11:00.
@Suite("The records of half points")
struct HalfPointsRecordsTests {
    private static let rule = """
        @id("half") @say("Half.") @ask("nobody")
        forbid (principal in Role::"housemate", action == Action::"chore.full-points", resource)
        when { context.streak < 3 };
        """

    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private func setRule() async throws {
        try await family.perform(SetRules(Self.rule, from: "own.cedar", adding: true), as: .nora)
    }

    /// The policies of the newest row about something that was done, as somebody sees it.
    private func policies(as person: Person) async throws -> [String]? {
        try await family.ask(ListAudit(), as: person)
            .first { $0.operation.hasPrefix("chore.complete") }?.policies
    }

    @Test(
        "keep which rule it was, and tell whoever did it alone",
        arguments: [
            (Person.rita, ["chore.do", "half"]), (.paul, ["chore.do"]), (.nora, ["chore.do"]),
        ])
    func tellDoer(person: Person, seen: [String]) async throws {
        try await setRule()
        try await family.complete(2, as: .rita)

        #expect(try await policies(as: person) == seen)
        #expect(try family.lastRecord()["policies"] == "chore.do half")
        #expect(try await family.areBooksRight())
    }

    @Test(
        "tell nobody else of it who says that it was done, nor once it is taken back",
        arguments: [(Person.rita, true), (.paul, false)], [true, false])
    func tellWhoeverSaysSo(of place: (person: Person, sees: Bool), isTakenBack: Bool) async throws {
        try await setRule()
        try await family.perform(CompleteChoreFor(2, doer: "rita"), as: .paul)
        if isTakenBack { try await family.undo(2, as: .paul) }

        let policies = try #require(try await policies(as: place.person))
        #expect(policies.contains("half") == place.sees)
        #expect(policies.count == (place.sees ? 2 : 1))

        let own = try await family.ask(ExportOwnRecord(), as: place.person).tables["audit"] ?? []
        let written = own.first { $0["operation"] == .text("chore.complete-for") }
        #expect(written?["policies"] == .text(policies.joined(separator: " ")))
    }

    @Test("tell of what the same rule refused as of anything that is refused")
    func tellOfRefusals() async throws {
        try await family.perform(
            SetRules(
                """
                @id("half") @say("Half.") @ask("nobody")
                forbid (
                    principal in Role::"housemate",
                    action in [Action::"chore.full-points", Action::"chore.complete"],
                    resource
                );
                """, from: "own.cedar", adding: true), as: .nora)
        #expect(await family.refusal(CompleteChore(2), as: .rita)?.refusal?.policies == ["half"])
        try await family.perform(CompleteChoreFor(2, doer: "rita"), as: .paul)
        #expect(try family.lastRecord()["policies"] == "chore.do-for-another half")

        let rows = try await family.ask(ListAudit(limit: 2), as: .nora)
        let told = rows.map { ($0.operation, $0.policies) }
        #expect(rows.map(\.policies) == [["chore.do-for-another"], ["half"]], "\(told)")
    }

    @Test(
        "count what a rule on trial left half to whoever may know of whom",
        arguments: [(Person.rita, 1), (.paul, 0), (.nora, 0)])
    func countOnTrial(person: Person, decided: Int) async throws {
        try await family.perform(
            BeginTrial(Self.rule, from: "own.cedar", until: "2026-11-18"), as: .nora)
        try await family.complete(2, as: .rita)

        let rule = try #require(try await family.ask(ShowTrial(), as: person)?.rules.first)
        #expect((rule.name, rule.decided) == ("half", decided))
        #expect(rule.people?.map(\.name) == (decided == 0 ? [] : ["rita"]))
    }

    @Test("tell parents of their children", arguments: [Person.max, .anna])
    func tellParents(person: Person) async throws {
        try await family.set(
            """
            @id("half") @say("Half.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"chore.full-points", resource);
            """, atOnce: "we agreed")
        try await family.complete(3, as: .max)
        #expect(try await policies(as: person)?.contains("half") == true)
    }
}
