import HouseholdModel
import HouseholdService
import Policies
import Testing

/// It is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("A house rule that is removed")
struct RemovedRuleTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private func names(coming: Bool = false) async throws -> Set<String> {
        Set(try await family.ask(ReadRules(coming: coming), as: .mia).map(\.name))
    }

    @Test("decides no more, at once, beside others that stay; the records say which it was")
    func givesAtOnce() async throws {
        try await family.set(Family.noChores, atOnce: "we agreed")
        try await family.set(Family.noWishes, atOnce: "we agreed")
        let told = try await family.newsOfRules()

        let view = try await family.removeRule("no-chores")
        #expect(view.from == nil && !view.shipped && view.setBy == "anna")
        #expect(view.text.contains(Family.noWishes) && !view.text.contains("no-chores"))
        #expect(try family.lastRuleInput() == #"{"isAdding":false,"removing":"no-chores"}"#)
        #expect(try await names().isSuperset(of: ["no-wishes", "chore.do"]))
        #expect(try await !names().contains("no-chores"))
        #expect(try await family.ask(AskRules(.completeChore, on: "2"), as: .mia).allowed)
        #expect(try await family.newsOfRules() == told)
    }

    @Test("leaves the rules that come with the program where it was the only other one")
    func leavesShipped() async throws {
        try await family.set(Family.noChores, atOnce: "we agreed")

        #expect(try await family.removeRule("no-chores").shipped)
        #expect(try family.count("house_rules") == 0)
    }

    @Test("does not come, where it was to come tomorrow, and whoever was told hears it")
    func doesNotCome() async throws {
        try await family.set(Family.noChores)
        try await family.perform(ReadNotices(), as: .mia)

        #expect(try await family.removeRule("no-chores").shipped)
        #expect(try await names(coming: true).isEmpty)
        #expect(
            try await family.newsOfRules() == [
                "The house rules that were to hold from tomorrow on don't come after all."
            ])
    }

    @Test("takes from children from tomorrow on, who are told, where it lets them do something")
    func takesFromTomorrow() async throws {
        let tried = try await family.ask(TryRules.removing("reward.ask"), as: .anna)
        #expect(tried.from == "2026-11-17" && !tried.changes.isEmpty)
        #expect(tried.changes.allSatisfy { $0.before.allowed && !$0.after.allowed })

        #expect(try await family.removeRule("reward.ask").from == "2026-11-17")
        #expect(try await names().contains("reward.ask"))
        #expect(try await !names(coming: true).contains("reward.ask"))
        #expect(try await family.newsOfRules().count == 1)
        #expect(
            await family.refusal(SetRules.removing("reward.ask"), as: .anna)
                == .notFound(.rule, "reward.ask"))
    }

    private func leftOut(coming: Bool = false) async throws -> [WrittenRuleView] {
        try await family.ask(ReadRules(coming: coming, leftOut: true), as: .mia)
    }

    /// `pass.see` is what passes are made of, and no rule by itself.
    @Test(
        "is told of by its name where it came with the program, and put back by its text, alone",
        arguments: ["reward.ask", "pass.see"])
    func isTold(name: String) async throws {
        #expect(try await leftOut().isEmpty)
        #expect(try await leftOut(coming: true).isEmpty)
        try await family.removeRule(name, atOnce: "we agreed")
        try await family.set(Family.noWishes, atOnce: "we agreed")

        let told = try await leftOut()
        #expect(told.map(\.name) == [name] && told.allSatisfy(\.isShipped))
        let back = try await family.perform(
            SetRules(try #require(told.first).text, from: name, adding: true), as: .anna)
        #expect(back.from == nil && !back.shipped)
        #expect(try await leftOut().isEmpty)
        #expect(try await names().isSuperset(of: ["no-wishes"]))
        #expect(try await family.removeRule("no-wishes").shipped)
    }

    @Test("leaves the rules that come with the program where it is put back and was the only one")
    func isPutBack() async throws {
        try await family.removeRule("reward.ask", atOnce: "we agreed")
        let text = try #require(try await leftOut().first).text

        let tried = try await family.ask(
            TryRules(text, from: "reward.ask", adding: true), as: .anna)
        #expect(tried.changes.contains { !$0.before.allowed && $0.after.allowed })
        let back = try await family.perform(
            SetRules(text, from: "reward.ask", adding: true), as: .anna)
        #expect(back.shipped)
        #expect(try family.count("house_rules") == 0)
    }

    @Test("is not told of where another of its name decides, nor before it goes")
    func isReplaced() async throws {
        try await family.set(
            Family.rule("reward.ask", "No rewards.", "reward.request"), atOnce: "we agreed")
        #expect(try await leftOut().isEmpty)

        try await family.removeRule("reward.own")
        #expect(try await leftOut().isEmpty)
        #expect(try await leftOut(coming: true).map(\.name) == ["reward.own"])
    }

    @Test("is one that there is, and no wall")
    func isThere() async throws {
        let before = try family.everything()

        #expect(
            await family.refusal(SetRules.removing("no-chores"), as: .anna)
                == .notFound(.rule, "no-chores"))
        #expect(
            await family.refusal(SetRules.removing("wall.owner-sets-rules"), as: .anna)
                == .rules(.wallStays("wall.owner-sets-rules")))
        #expect(
            await family.refusal(SetRules.removing("wall.nothing"), as: .anna)
                == .notFound(.rule, "wall.nothing"))
        #expect(try family.everything() == before)
    }

    @Test("stays while any are on trial")
    func staysOnTrial() async throws {
        try await family.perform(
            BeginTrial(Family.noWishes, from: "own.cedar", until: "2026-11-18", atOnce: Note("so")),
            as: .anna)
        #expect(
            await family.refusal(SetRules.removing("no-wishes"), as: .anna)
                == .rules(.onTrial(until: "2026-11-18")))
    }

    @Test("is removed by the owner only", arguments: [Person.ben, .mia, .lena, .zoe, .nobody])
    func ownerRemoves(_ person: Person) async throws {
        let before = try family.everything()
        for name in ["reward.ask", "no-rule", "wall.owner-sets-rules"] {
            let error = await refusal { () throws(ServiceError) in
                try await family.perform(SetRules.removing(name), as: person)
            }
            #expect(error?.isRefusal == true, "\(name)")
        }
        #expect(try family.everything() == before)
    }
}
