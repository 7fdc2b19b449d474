import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Dishes are chore 2, Mia's; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("A house rule that takes something from children")
struct RulesFromTomorrowTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private func mayMiaDoDishes() async throws -> Bool {
        try await family.ask(AskRules(.completeChore, on: "2"), as: .mia).allowed
    }

    /// Lets it be the last moment of Monday.
    private func waitForMidnight() throws {
        family.clock.advance(milliseconds: 13 * 3_600_000 - 1)
        try family.everybodyProves()
    }

    private static let coming = "From tomorrow on there is a new house rule: Nothing counts."

    @Test("holds from the household's midnight on, and children are told on the day before")
    func holdsFromTomorrow() async throws {
        let view = try await family.set(Family.noChores)

        #expect(view.from == "2026-11-17" && !view.shipped)
        #expect(view.text.hasSuffix(Family.noChores))
        for child in [Person.mia, .max] {
            #expect(try await family.newsOfRules(of: child) == [Self.coming])
        }
        for other in [Person.anna, .ben, .tim] {
            #expect(try await family.newsOfRules(of: other).isEmpty)
        }
        let notice = try await family.ask(ListNotices(unread: true), as: .mia).last
        #expect(notice?.from == "2026-11-17" && notice?.title == "Nothing counts.")

        try waitForMidnight()
        #expect(try await mayMiaDoDishes())
        #expect(try await family.complete(2, as: .mia).awarded == 3)
        try await family.undo(2, as: .mia)
        family.clock.advance(milliseconds: 1)
        let error = await family.refusal(CompleteChore(2), as: .mia)
        guard case .refused(let refusal) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(refusal.policies == ["no-chores"] && refusal.say == "Nothing counts.")
        #expect(
            try await family.newsOfRules() == ["There is a new house rule now: Nothing counts."])
    }

    @Test("is shown beside those that hold until then")
    func isShown() async throws {
        #expect(try await family.ask(ShowRules(coming: true), as: .mia).from == nil)
        try await family.set(Family.noChores)

        let now = try await family.ask(ShowRules(), as: .mia)
        #expect(now.shipped && now.from == nil)
        let coming = try await family.ask(ShowRules("no-chores", coming: true), as: .mia)
        #expect(coming.text == Family.noChores && coming.from == "2026-11-17")
        #expect(coming.setBy == "anna")
        #expect(
            await refusal { () throws(ServiceError) in
                _ = try await family.ask(ShowRules("no-chores"), as: .mia)
            } == .notFound(.rule, "no-chores"))
        #expect(
            try await family.ask(ReadRules(), as: .mia).allSatisfy { $0.name != "no-chores" })

        try waitForMidnight()
        family.clock.advance(milliseconds: 1)
        #expect(try await family.ask(ShowRules("no-chores"), as: .mia).text == Family.noChores)
        #expect(try await family.ask(ShowRules(coming: true), as: .mia).from == nil)
    }

    @Test("holds at once where the owner says why, and the children read it")
    func holdsAtOnce() async throws {
        try await family.set(Family.noChores)
        let view = try await family.set(Family.noChores, atOnce: "the kitchen is wet")

        #expect(view.from == nil)
        #expect(try await !mayMiaDoDishes())
        #expect(
            try await family.newsOfRules().last
                == "Anna set a house rule that holds at once (\"Nothing counts.\"): the kitchen is wet"
        )
        #expect(try family.count("house_rules_promise") == 0)
    }

    @Test("is no such rule where it gives more, or takes nothing from children")
    func givesAtOnce() async throws {
        let helpers = Family.rule(
            "helpers", "Helpers remind nobody.", "chore.remind", for: "helper")
        #expect(try await family.set(helpers).from == nil)
        try await family.set(Family.noChores, atOnce: "the kitchen is wet")
        #expect(try await family.newsOfRules().count == 1)

        #expect(try await family.perform(SetRules.shipped, as: .anna).from == nil)
        #expect(try await mayMiaDoDishes())
        #expect(try await family.newsOfRules().count == 1)
        #expect(try family.count("house_rules_promise") == 0)
    }

    @Test("is one that calls a child by name, and none that calls a grown-up so")
    func namesSomebody() async throws {
        func from(_ name: String) async throws -> Day? {
            let member = try family.member(name)
            let rule = """
                @id("no-claims") @say("Not you.") @ask("a parent")
                forbid (principal == Member::"\(member.rawValue)", action == Action::"chore.claim", resource);
                """
            let tried = try await family.trial(adding: rule)
            let view = try await family.set(rule)
            #expect(!tried.changes.isEmpty && tried.from == view.from)
            #expect(tried.changes.contains { $0.situation.contains("who asks is \(name)") })
            return view.from
        }
        #expect(try await from("Ben") == nil)
        #expect(try await family.newsOfRules().isEmpty)
        #expect(try await from("Mia") == "2026-11-17")
        #expect(
            try await family.newsOfRules() == [
                "From tomorrow on there is a new house rule: Not you."
            ])
    }

    @Test("is one by which less is allowed, too")
    func takesPermits() async throws {
        let text = ShippedPolicies.family.text.replacing(
            #"(principal in Role::"child", action == Action::"reward.propose""#,
            with: #"(principal in Role::"parent", action == Action::"reward.propose""#)
        #expect(text != ShippedPolicies.family.text)
        let view = try await family.perform(SetRules(text, from: "own.cedar"), as: .anna)

        #expect(view.from == "2026-11-17")
        #expect(
            try await family.newsOfRules() == [
                "From tomorrow on other house rules hold. Read them: rules read --coming"
            ])
    }

    private static let staying =
        "The house rules that were to hold from tomorrow on don't come after all."

    @Test("does not come where it is taken away on the same day, which is told to whoever was told")
    func isTakenAway() async throws {
        try await family.set(Family.noChores)
        try await family.perform(ReadNotices(), as: .mia)
        #expect(try await family.perform(SetRules.shipped, as: .anna).from == nil)

        #expect(try family.count("house_rules_promise") == 0)
        #expect(try await family.newsOfRules() == [Self.staying])
        #expect(try await family.newsOfRules(of: .max).isEmpty)
        try waitForMidnight()
        family.clock.advance(milliseconds: 1)
        #expect(try await mayMiaDoDishes())
        #expect(try await family.newsOfRules() == [Self.staying])
        #expect(try await family.newsOfRules(of: .max).isEmpty)
        let all = try await family.ask(ListNotices(unread: false), as: .mia)
        #expect(all.filter { $0.kind == .rulesChanged }.count == 1)
    }

    @Test("comes no sooner where the zone is set ahead and back, and another is set meanwhile")
    func comesNoSooner() async throws {
        try await family.set(Family.noChores)
        try await family.perform(ChangeSettings(.zone("Pacific/Kiritimati")), as: .anna)
        try await family.set(Family.noWishes)
        try await family.perform(ChangeSettings(.zone("Europe/Berlin")), as: .anna)
        try waitForMidnight()
        #expect(try await mayMiaDoDishes())
        family.clock.advance(milliseconds: 1)
        #expect(try await !mayMiaDoDishes())
    }

    @Test("is told as what comes, and not as what was to come before another was set")
    func isReplaced() async throws {
        try await family.set(Family.noChores)
        try await family.perform(ReadNotices(), as: .mia)
        let alone = ShippedPolicies.family.text + "\n" + Family.noWishes
        try await family.perform(SetRules(alone, from: "own.cedar"), as: .anna)

        let wishes = "From tomorrow on there is a new house rule: No wishes."
        #expect(try await family.newsOfRules() == [Self.staying, wishes])
        #expect(try await family.newsOfRules(of: .max) == [wishes])
        try waitForMidnight()
        family.clock.advance(milliseconds: 1)
        #expect(
            try await family.newsOfRules(of: .max) == ["There is a new house rule now: No wishes."])
    }

    @Test("that more is added to is not said to stay away")
    func isAddedTo() async throws {
        try await family.set(Family.noChores)
        try await family.perform(ReadNotices(), as: .mia)
        try await family.set(Family.noWishes)
        let both = "From tomorrow on there is a new house rule: Nothing counts. No wishes."
        for child in [Person.mia, .max] {
            #expect(try await family.newsOfRules(of: child) == [both])
        }

        try await family.perform(SetRules.shipped, as: .anna)
        #expect(try await family.newsOfRules() == [Self.staying])
        #expect(try await family.newsOfRules(of: .max).isEmpty)
    }

    @Test("leaves what held in the morning until the end of the day, whatever is set on it")
    func keepsTheMorning() async throws {
        try await family.set(Family.noChores)
        try await family.set(Family.noChores)
        #expect(try await family.newsOfRules().count == 1)
        let view = try await family.set(Family.noWishes)

        #expect(view.from == "2026-11-17")
        #expect(view.text.contains(Family.noChores) && view.text.hasSuffix(Family.noWishes))
        #expect(
            try await family.newsOfRules() == [
                "From tomorrow on there is a new house rule: Nothing counts. No wishes."
            ])
        let alone = ShippedPolicies.family.text + "\n" + Family.noWishes
        try await family.perform(SetRules(alone, from: "own.cedar"), as: .anna)
        #expect(try await mayMiaDoDishes())
        #expect(try await family.ask(ShowRules(), as: .mia).shipped)

        try waitForMidnight()
        family.clock.advance(milliseconds: 1)
        #expect(try await mayMiaDoDishes())
        #expect(try await family.ask(ShowRules(), as: .mia).text == alone)
    }

    @Test("keeps its moment where the household moves to another zone meanwhile")
    func keepsEnd() async throws {
        try await family.set(Family.noChores)
        try await family.perform(ChangeSettings(.zone("Asia/Tokyo")), as: .anna)
        try waitForMidnight()
        #expect(try await mayMiaDoDishes())
        #expect(
            try await family.newsOfRules() == [
                "Later today there is a new house rule: Nothing counts."
            ])
        family.clock.advance(milliseconds: 1)
        #expect(try await !mayMiaDoDishes())
    }

    @Test("is told with its day where that is not the next one")
    func namesDay() async throws {
        try await family.set(Family.noChores)
        // As where it was set by a clock that was ahead.
        try family.tamper("UPDATE notice SET since = since + 86400000 WHERE since IS NOT NULL")
        let notice = try await family.ask(ListNotices(unread: true), as: .mia).last
        #expect(notice?.from == "2026-11-18")
        let text = "From Wed 18 Nov 2026 on there is a new house rule: Nothing counts."
        #expect(notice?.text.source == text)
    }

    @Test("is told in one line, in whatever lines it was written")
    func isOneLine() async throws {
        let rule = Family.rule("lines", #"Nothing\n  counts."#, "chore.complete")
        try await family.set(rule)
        #expect(try await family.newsOfRules() == [Self.coming])
    }

    @Test("is tried with the day from which on it would hold, where it could be set")
    func isTried() async throws {
        func from(_ rule: String) async throws -> Day? {
            try await family.trial(adding: rule).from
        }
        #expect(try await from(Family.noChores) == "2026-11-17")
        #expect(try await from(Family.rule("no", "No.", "chore.remind", for: "helper")) == nil)
        #expect(try await from(Family.rule("no", "No.", "household.show", for: "parent")) == nil)
    }

    @Test("is so at once in the first hour of a household, and tells only why")
    func isSetUp() async throws {
        try family.tamper(
            "UPDATE household SET created_at = \(family.clock.now.milliseconds - 3_599_999)")
        #expect(try await family.set(Family.noWishes).from == nil)
        #expect(try await family.newsOfRules().isEmpty)
        #expect(try await family.set(Family.noChores, atOnce: "we agreed").from == nil)
        #expect(try await family.newsOfRules().count == 1)
        try await family.perform(SetRules.shipped, as: .anna)
        family.clock.advance(milliseconds: 1)
        #expect(try await family.set(Family.noWishes).from == "2026-11-17")
    }

    @Test("is so at once where there are no children")
    func concernsChildren() async throws {
        let rule = Family.rule("no", "No.", "chore.claim", for: "child")
        let view = try await family.perform(
            SetRules(rule, from: "own.cedar", adding: true), as: .nora)
        #expect(view.from == nil)
    }

    @Test("is proven as those are that hold at once")
    func isProven() async throws {
        let blind = #"@id("blind") forbid (principal, action == Action::"chore.show", resource);"#
        guard
            case .rules(.wallBroken) = await family.refusal(
                SetRules(blind, from: "own.cedar", adding: true), as: .anna)
        else {
            Issue.record("It hides children's chores from their parents.")
            return
        }
        #expect(try family.count("house_rules") == 0)
        #expect(try family.count("house_rules_promise") == 0)
    }

    @Test("does not keep rules that somebody broke in the data file: others hold at once")
    func keepsNothingBroken() async throws {
        try await family.set(Family.noWishes, atOnce: "we agreed")
        try await family.set(Family.noChores)
        try family.tamper("UPDATE house_rules_promise SET text = 'permit everything'")
        guard case .rules(.broken) = await family.refusal(CompleteChore(2), as: .mia) else {
            Issue.record("Broken rules decide.")
            return
        }

        #expect(try await family.perform(SetRules.shipped, as: .anna).from == nil)
        #expect(try family.count("house_rules_promise") == 0)
        #expect(try await mayMiaDoDishes())
        #expect(
            try await family.newsOfRules() == [
                "Anna set a house rule that holds at once (\"No wishes.\"): we agreed",
                "Other house rules hold now. Read them: rules read",
            ])
    }

    @Test("is told with its reason, too, where those that held were broken in the data file")
    func tellsWhy() async throws {
        try await family.set(Family.noWishes, atOnce: "we agreed")
        try await family.perform(ReadNotices(), as: .mia)
        try await family.set(Family.noChores)
        try family.tamper("UPDATE house_rules_promise SET text = 'permit everything'")

        let view = try await family.set(Family.noChores, atOnce: "the kitchen is wet")
        #expect(view.from == nil)
        #expect(try await !mayMiaDoDishes())
        let told = try await family.newsOfRules()
        #expect(told.count == 1)
        #expect(told.last?.hasSuffix(": the kitchen is wet") == true)
        #expect(told.last?.contains("Nothing counts.") == true)
    }
}
