import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Rules that each look at something else, about one thing.
@Suite("Many house rules")
struct ManyRulesTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private static let conditions = [
        "context.hour < 6 || context.hour >= 20",
        #"[Weekday::"monday", Weekday::"sunday"].contains(context.weekday)"#,
        "context.must_dos_open > 0", "context.requests_today >= 2",
        "context.requests_this_week >= 5", "context.done_today < 3",
        "context.done_this_week < 10", "context.streak < 4", "context.minutes_since_done < 15",
        "context.parents_home < 1", "context.children_home < 2",
        #"resource.tags.contains("screen")"#, #"resource.tags.contains("sweets")"#,
        "context has device && context.device.board", "context.offers_this_week >= 3",
        "context.hour >= 13 && context.hour < 15",
    ]

    /// Those rules about `action`, where that is so, too.
    private static func rules(about action: String, where more: String = "true") -> [String] {
        conditions.enumerated().map { number, condition in
            """
            @id("own.\(number)") @say("Not so \(number).") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"\(action)", resource)
            when { \(more) && (\(condition)) };
            """
        }
    }

    private func setAll(atOnce reason: String = "we agreed") async throws {
        for rule in Self.rules(about: "reward.request") {
            try await family.set(rule, atOnce: reason)
        }
    }

    @Test("are set one after the other, and each decides")
    func areSet() async throws {
        try await setAll()

        let names = try await family.ask(ReadRules(), as: .mia).map(\.name)
        #expect(names.filter { $0.hasPrefix("own.") }.count == Self.conditions.count)
        let reward = try await family.ask(ListRewards(), as: .anna)
            .first { $0.title == "Film night" }
        let number = try #require(reward?.number)
        let answer = try await family.ask(AskRules(.requestReward, on: "\(number)"), as: .mia)
        // It is Monday, and nothing is done yet.
        #expect(!answer.allowed && Set(answer.policies).isSuperset(of: ["own.1", "own.5"]))
    }

    @Test("take another one that is shown with what it changes, and holds from tomorrow on")
    func takeAnother() async throws {
        try await setAll()
        let another = Family.rule("another", "No rewards.", "reward.request")

        let tried = try await family.trial(adding: another)
        #expect(tried.breach == nil && tried.from == "2026-11-17" && !tried.changes.isEmpty)
        #expect(
            tried.changes.allSatisfy {
                $0.action == "reward.request" && $0.before.allowed && !$0.after.allowed
            })
        #expect(try await family.set(another).from == "2026-11-17")
    }

    @Test("lose one at once, by which nobody loses anything, and all of them")
    func loseOne() async throws {
        try await setAll()
        for (operation, left) in [(SetRules.removing("own.3"), 15), (.shipped, 0)] {
            let view = try await family.perform(operation, as: .anna)
            #expect(view.from == nil)
            let names = try await family.ask(ReadRules(), as: .mia).map(\.name)
            #expect(names.filter { $0.hasPrefix("own.") }.count == left)
        }
    }

    @Test("break a wall where one of them does, of whatever it is beside")
    func breakWall() async throws {
        let hidden = """
            @id("private") forbid (principal, action == Action::"points.show", resource)
            when { resource.activity == Audience::"me" && resource != principal };
            """
        let harmless = Self.rules(about: "points.show", where: "resource != principal")
            .filter { !$0.contains("resource.tags") }
        func check(_ own: [String]) async -> ServiceError? {
            await refusal { () throws(ServiceError) in
                let rules = try HouseRules.insideWalls(
                    ([ShippedPolicies.family.text] + own).joined(separator: "\n"),
                    from: "own.cedar")
                _ = try await family.gate.perform(
                    CheckRules(), as: family.caller(.anna), supposing: rules)
            }
        }

        #expect(await check(harmless) == nil)
        let error = await check(harmless + [hidden])
        guard case .rules(.wallBroken(let breach)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(breach.answer.policies == ["private"] && breach.answer.who == "a parent")
    }
}
