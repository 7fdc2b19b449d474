import HouseholdModel
import HouseholdService
import Testing

/// What comes tomorrow, and is taken back.
@Suite("House rules that come")
struct CancelComingTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private static func rule(_ name: String, _ action: String) -> String {
        """
        @id("\(name)") @say("Not \(name).") @ask("a parent")
        forbid (principal in Role::"child", action == Action::"\(action)", resource);
        """
    }

    @Test("are taken back, and what holds stays")
    func areTakenBack() async throws {
        try await family.set(Self.rule("chores", "chore.complete"), atOnce: "we agreed")
        let held = try await family.ask(ShowRules(), as: .mia).text
        #expect(try await family.set(Self.rule("wishes", "reward.propose")).from == "2026-11-17")
        let names = try await family.ask(ReadRules(coming: true), as: .mia).map(\.name)
        #expect(names.contains("wishes") && names.contains("chores"))

        let view = try await family.perform(CancelComing(), as: .anna)
        #expect(view.text == held && view.from == nil && view.setBy == "anna")
        #expect(try family.lastRuleInput() == #"{"cancelling":"coming"}"#)
        #expect(try await family.ask(ReadRules(coming: true), as: .mia).isEmpty)
        #expect(try family.count("house_rules_promise") == 0)
        #expect(
            await family.refusal(CancelComing(), as: .anna)
                == .rules(.nothingComes(onTrialUntil: nil)))
        family.clock.advance(days: 1)
        #expect(try await family.ask(ShowRules(), as: .mia).text == held)
    }

    @Test("are taken back to those of the program, too")
    func areTakenBackToShipped() async throws {
        try await family.set(Self.rule("wishes", "reward.propose"))
        #expect(try await family.perform(CancelComing(), as: .anna).shipped)
        #expect(try family.count("house_rules") == 0)
    }
}
