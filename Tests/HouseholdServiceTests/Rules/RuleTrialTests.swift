import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Dishes are chore 2, Mia's; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("A house rule on trial")
struct RuleTrialTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private static let helpers = Family.rule(
        "helpers", "No reminders.", "chore.remind", for: "helper")

    /// What lets children try rules, which they may not otherwise.
    private static let lenient = """
        @id("children-try") @say("The family tries rules.")
        permit (principal in Role::"child", action == Action::"rules.try", resource);
        """

    @discardableResult
    private func begin(
        _ rules: String = Family.noChores, until day: Day, atOnce reason: String? = nil
    ) async throws(ServiceError) -> RuleTrialView {
        let reason = reason.flatMap { try? Note($0) }
        return try await family.perform(
            BeginTrial(rules, from: "own.cedar", until: day, atOnce: reason), as: .anna)
    }

    private func refusal(_ rules: String = Family.noChores, until day: Day) async -> ServiceError? {
        await family.refusal(BeginTrial(rules, from: "own.cedar", until: day), as: .anna)
    }

    private func mayMiaDoDishes() async throws -> Bool {
        try await family.ask(AskRules(.completeChore, on: "2"), as: .mia).allowed
    }

    /// What somebody is told of the rules, oldest first.
    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { [.rulesChanged, .trialOver].contains($0.kind) }.map(\.text.source)
    }

    private func wait(until moment: Instant) throws {
        family.clock.advance(milliseconds: moment.milliseconds - family.clock.now.milliseconds)
        try family.everybodyProves()
    }

    private static let told =
        "From Tue 17 Nov 2026 until Wed 18 Nov 2026 there is a house rule on trial: Nothing counts."

    // MARK: - From when until when

    @Test("holds from tomorrow on where it takes something, and ends by itself at midnight at home")
    func endsByItself() async throws {
        let view = try await begin(until: "2026-11-18")
        #expect(view.state == .coming && view.setBy == "anna")
        #expect(view.from == "2026-11-17" && view.until == "2026-11-18")
        #expect(view.rules.map(\.name) == ["no-chores"])
        #expect(view.rules.map(\.say) == ["Nothing counts."])

        try wait(until: "2026-11-16T22:59:59Z")
        #expect(try await mayMiaDoDishes())
        #expect(
            try await family.ask(ShowRules("no-chores", coming: true), as: .mia).from
                == "2026-11-17")
        try wait(until: "2026-11-16T23:00:00Z")
        #expect(try await !mayMiaDoDishes())
        #expect(try await family.ask(ShowRules(coming: true), as: .mia).from == "2026-11-19")
        #expect(try await family.ask(ShowRules(coming: true), as: .mia).shipped)
        let names = try await family.ask(ReadRules(), as: .mia).map(\.name)
        #expect(names.contains("no-chores"))
        let coming = try await family.ask(ReadRules(coming: true), as: .mia).map(\.name)
        #expect(!coming.isEmpty && !coming.contains("no-chores"))
        try wait(until: "2026-11-18T22:59:59Z")
        #expect(try await !mayMiaDoDishes())
        try wait(until: "2026-11-18T23:00:00Z")
        #expect(try await mayMiaDoDishes())
        #expect(try await family.ask(ShowRules(), as: .mia).shipped)
        #expect(try await family.ask(ReadRules(coming: true), as: .mia).isEmpty)
        #expect(try await family.complete(2, as: .mia).awarded == 3)
    }

    @Test("ends at midnight also of a day on which clocks are set")
    func endsInSummer() async throws {
        try await family.live(days: 130)
        try await begin(until: "2027-03-28", atOnce: "we agreed")
        try wait(until: "2027-03-28T21:59:59Z")
        #expect(try await !mayMiaDoDishes())
        try wait(until: "2027-03-28T22:00:00Z")
        #expect(try await mayMiaDoDishes())
    }

    @Test("keeps its moments where the household moves to another zone meanwhile")
    func keepsMoments() async throws {
        try await begin(until: "2026-11-18", atOnce: "we agreed")
        try await family.perform(ChangeSettings(.zone("Asia/Tokyo")), as: .anna)
        #expect(
            try await news() == [
                """
                Anna set a house rule that holds at once, on trial until Thu 19 Nov 2026, 08:00 \
                ("Nothing counts."): we agreed
                """
            ])
        try wait(until: "2026-11-18T22:59:59Z")
        #expect(try await !mayMiaDoDishes())
        try wait(until: "2026-11-18T23:00:00Z")
        #expect(try await mayMiaDoDishes())
    }

    @Test("holds at once where it takes nothing from children, or it is said why")
    func holdsAtOnce() async throws {
        #expect(try await begin(Self.helpers, until: "2026-11-16").state == .running)
        #expect(try await news().isEmpty)
        try wait(until: "2026-11-16T23:00:00Z")
        #expect(
            try await begin(until: "2026-11-17", atOnce: "the kitchen is wet").state == .running)
        #expect(try await !mayMiaDoDishes())
        #expect(
            try await news() == [
                """
                Anna set a house rule that holds at once, on trial until Tue 17 Nov 2026 \
                ("Nothing counts."): the kitchen is wet
                """
            ])
    }

    @Test("begins at once instead of tomorrow where the same one does, which is told once")
    func beginsAfterAll() async throws {
        try await begin(until: "2026-11-18")
        let error = ServiceError.rules(.onTrial(until: "2026-11-18"))
        for (rules, day) in [(Self.helpers, "2026-11-18"), (Family.noChores, "2026-11-19")] {
            let other = await #expect(throws: ServiceError.self) {
                try await begin(rules, until: #require(Day(day)), atOnce: "we agreed")
            }
            #expect(other == error)
        }

        #expect(try await begin(until: "2026-11-18", atOnce: "we agreed").state == .running)
        #expect(try await !mayMiaDoDishes())
        #expect(
            try await news() == [
                """
                Anna set a house rule that holds at once, on trial until Wed 18 Nov 2026 \
                ("Nothing counts."): we agreed
                """
            ])
        #expect(try family.count("house_rules_trial") == 1)
        #expect(try family.count("notice", where: "kind = 'trial-over'") == 1)
        #expect(await refusal(until: "2026-11-18") == error)
    }

    @Test("is for today at least, and for 90 days at most")
    func isBounded() async throws {
        for day: Day in ["2026-11-15", "2027-02-15"] {
            #expect(await refusal(Self.helpers, until: day) == .rules(.trialEnd(day)))
        }
        #expect(await refusal(until: "2026-11-16") == .rules(.trialTooShort))
        #expect(try family.count("house_rules_trial") == 0)
        #expect(try await begin(Self.helpers, until: "2027-02-14").until == "2027-02-14")
    }

    // MARK: - Beside other rules

    @Test("lets no others be set until it is over, and none be tried while others come")
    func isAlone() async throws {
        try await family.set(Family.noChores)
        #expect(
            await refusal(Self.helpers, until: "2026-11-18")
                == .rules(.othersCome(on: "2026-11-17")))
        try await family.perform(CancelComing(), as: .anna)

        try await begin(until: "2026-11-18")
        let error = ServiceError.rules(.onTrial(until: "2026-11-18"))
        for moment: Instant in ["2026-11-16T12:00:00Z", "2026-11-17T12:00:00Z"] {
            try wait(until: moment)
            #expect(await family.refusal(SetRules.shipped, as: .anna) == error)
            #expect(await refusal(Self.helpers, until: "2026-11-18") == error)
        }
        #expect(
            await family.refusal(CancelComing(), as: .anna)
                == .rules(.nothingComes(onTrialUntil: "2026-11-18")))
        try wait(until: "2026-11-18T23:00:00Z")
        #expect(try await family.perform(SetRules.shipped, as: .anna).shipped)
    }

    @Test("gives back what the household had set before")
    func givesBack() async throws {
        try await family.set(Family.noChores, atOnce: "we agreed")
        try await begin(Self.helpers, until: "2026-11-17")
        let tried = try await family.ask(ShowRules(), as: .mia).text
        #expect(tried.contains(Family.noChores) && tried.hasSuffix(Self.helpers))
        try wait(until: "2026-11-17T23:00:00Z")
        let text = try await family.ask(ShowRules(), as: .mia).text
        #expect(text.hasSuffix(Family.noChores) && !text.contains(Self.helpers))
    }

    @Test("is proven as those are that stay, and has something new in it")
    func isProven() async throws {
        let blind = #"@id("blind") forbid (principal, action == Action::"chore.show", resource);"#
        guard case .rules(.wallBroken) = await refusal(blind, until: "2026-11-18") else {
            Issue.record("It hides children's chores from their parents.")
            return
        }
        let hidden = """
            @id("hidden") forbid (principal, action == Action::"household.show", resource)
            when { context.now > datetime("2100-01-01") };
            """
        #expect(await refusal(hidden, until: "2026-11-18") == .rules(.lockOut(.showHousehold)))
        try await family.set(Family.noChores, atOnce: "we agreed")
        #expect(await refusal(until: "2026-11-18") == .rules(.nothingNew))
        #expect(try family.count("house_rules_trial") == 0)
    }

    @Test("is begun and ended by whoever sets rules, and by nobody else")
    func isTheOwners() async throws {
        for person in [Person.ben, .mia] {
            let error = await family.refusal(
                BeginTrial(Self.helpers, from: "own.cedar", until: "2026-11-18"), as: person)
            #expect(error?.refusal != nil)
        }
        try await begin(Self.helpers, until: "2026-11-18")
        for person in [Person.ben, .mia] {
            #expect(await family.refusal(EndTrial(), as: person)?.refusal != nil)
            #expect(await family.refusal(CancelComing(), as: person)?.refusal != nil)
        }
        #expect(try await family.ask(ShowTrial(), as: .ben)?.state == .running)
    }

    // MARK: - Ended before

    @Test("is ended at once where that takes nothing from children")
    func isEnded() async throws {
        try await begin(until: "2026-11-18", atOnce: "we agreed")
        #expect(try await family.perform(EndTrial(), as: .anna).state == .over)
        #expect(try await mayMiaDoDishes())
        #expect(try family.lastRuleInput() == #"{"ending":"trial"}"#)
        #expect(await family.refusal(EndTrial(), as: .anna) == .rules(.nothingOnTrial))
        #expect(
            try await news() == [
                "Until Mon 16 Nov 2026 there was a house rule on trial: Nothing counts."
            ])
    }

    @Test("goes on until midnight where its end takes something from children, who are told")
    func isMissed() async throws {
        let view = try await begin(Self.lenient, until: "2026-11-20")
        #expect(view.state == .running)
        #expect(
            try await news() == [
                "Until Fri 20 Nov 2026 other house rules are on trial. Read them: rules read"
            ])
        let ended = try await family.perform(EndTrial(), as: .anna)
        #expect(ended.state == .running && ended.until == "2026-11-16")
        #expect(
            try await news().last
                == "From tomorrow on other house rules hold. Read them: rules read --coming")
        #expect(try await !family.ask(ShowRules(), as: .mia).shipped)
        try wait(until: "2026-11-16T23:00:00Z")
        #expect(try await family.ask(ShowRules(), as: .mia).shipped)
    }

    @Test("is taken back before it begins, which is told to whoever was told")
    func isTakenBack() async throws {
        for change in 0..<2 {
            try await begin(until: "2026-11-18")
            #expect(try await news().last == Self.told)
            try await family.perform(ReadNotices(), as: .mia)
            if change == 0 {
                #expect(try await family.perform(EndTrial(), as: .anna).state == .cancelled)
            } else {
                #expect(try await family.perform(CancelComing(), as: .anna).shipped)
            }
            #expect(try family.count("house_rules_trial") == 0)
            #expect(
                try await news() == [
                    "The house rules that were to hold from tomorrow on don't come after all."
                ])
            #expect(try await news(of: .max).isEmpty)
        }
        try wait(until: "2026-11-18T23:00:00Z")
        #expect(try await news(of: .anna).isEmpty)
    }

    // MARK: - What came of it

    @Test("is counted: how often it decided, about whom, and how often it refused")
    func isCounted() async throws {
        try await begin(until: "2026-11-18")
        #expect(try await family.ask(ShowTrial(), as: .anna)?.rules.first?.decided == 0)
        try wait(until: "2026-11-17T10:00:00Z")
        for _ in 0..<2 { _ = await family.refusal(CompleteChore(2), as: .mia) }
        _ = await family.refusal(CompleteChore(4), as: .max)
        try wait(until: "2026-11-18T23:00:00Z")
        _ = try await family.complete(2, as: .mia)

        let view = try await family.ask(ShowTrial(), as: .ben)
        #expect(view?.state == .over && view?.until == "2026-11-18")
        let rule = view?.rules.first
        #expect(rule?.decided == 3 && rule?.refused == 3)
        #expect(rule?.people?.map(\.name) == ["mia", "max"])
        #expect(rule?.people?.map(\.count) == [2, 1])
        #expect(
            try await news(of: .anna) == [
                """
                The trial of house rules is over. Decided: 3, of these refused: 3. \
                For whom: rules trial
                """
            ])
        #expect(try await news(of: .ben).isEmpty)
    }

    @Test("is still shown for 30 days, and counts nothing of what others decided since")
    func isShownLater() async throws {
        try await begin(until: "2026-11-17")
        try wait(until: "2026-11-17T10:00:00Z")
        _ = await family.refusal(CompleteChore(2), as: .mia)
        try wait(until: "2026-11-17T23:00:00Z")
        try await family.set(Family.noChores, atOnce: "it was good")
        _ = await family.refusal(CompleteChore(2), as: .mia)

        try await family.live(days: 29)
        try wait(until: "2026-12-17T22:59:59Z")
        #expect(try await family.ask(ShowTrial(), as: .anna)?.rules.first?.decided == 1)
        try wait(until: "2026-12-17T23:00:00Z")
        #expect(try await family.ask(ShowTrial(), as: .anna) == nil)
    }

    @Test("counts on where another program has other walls around it")
    func isCountedInOtherWalls() async throws {
        try await begin(until: "2026-11-18", atOnce: "we agreed")
        try family.tamper("UPDATE house_rules_trial SET digest = randomblob(32)")
        _ = await family.refusal(CompleteChore(2), as: .mia)
        #expect(try await family.ask(ShowTrial(), as: .anna)?.rules.first?.decided == 1)
    }

    @Test("tells children nothing of what others did")
    func isForParents() async throws {
        try await begin(until: "2026-11-18", atOnce: "we agreed")
        _ = await family.refusal(CompleteChore(2), as: .mia)
        _ = await family.refusal(CompleteChore(4), as: .max)
        for child in [Person.mia, .max] {
            let view = try await family.ask(ShowTrial(), as: child)
            #expect(view?.rules.map(\.name) == ["no-chores"])
            #expect(view?.rules.first?.decided == nil && view?.rules.first?.people == nil)
        }
        #expect(try await family.ask(ShowTrial(), as: .anna)?.rules.first?.decided == 2)
    }

    @Test("counts nothing about a private chore")
    func hidesPrivate() async throws {
        // By what it is about, so that the records name the chore.
        let rule = """
            @id("no-chores") @say("Nothing counts.") @ask("nobody")
            forbid (principal in Role::"child", action == Action::"chore.complete", resource)
            when { !resource.proposed };
            """
        try await begin(rule, until: "2026-11-18", atOnce: "we agreed")
        _ = await family.refusal(CompleteChore(2), as: .mia)
        let before = try await family.ask(ShowTrial(), as: .anna)?.rules.first?.decided
        #expect(before == 1)
        try family.tamper("UPDATE chore SET private = 1 WHERE number = 2")
        let decided = try await family.ask(ShowTrial(), as: .anna)?.rules.first?.decided
        #expect(decided == 0)
    }

    // MARK: - Changed by another program

    @Test("decides nothing where somebody broke it in the data file, and can be ended")
    func isBroken() async throws {
        try await begin(until: "2026-11-18", atOnce: "we agreed")
        try family.tamper("UPDATE house_rules_trial SET text = 'permit everything'")
        guard case .rules(.broken) = await family.refusal(CompleteChore(2), as: .mia) else {
            Issue.record("Broken rules decide.")
            return
        }
        #expect(try await family.perform(EndTrial(), as: .anna).state == .over)
        #expect(try await mayMiaDoDishes())
    }

    @Test("is not begun beside rules that can't be used")
    func needsUsable() async throws {
        try await family.set(Family.noChores, atOnce: "we agreed")
        try family.tamper("UPDATE house_rules SET text = 'permit everything'")
        #expect(await refusal(Self.helpers, until: "2026-11-18") == .rules(.unusable))
    }
}
