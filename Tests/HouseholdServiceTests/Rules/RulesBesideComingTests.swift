import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Dishes are chore 2, Mia's; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("A change to single house rules while others come tomorrow")
struct RulesBesideComingTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private static let noneCounts = "From tomorrow on there is a new house rule: Nothing counts."
    private static let nobodyWishes = "From tomorrow on there is a new house rule: No wishes."

    /// Which of the two rules, and of those that let children ask for rewards, hold or come.
    private func rules(coming: Bool = false) async throws -> Set<String> {
        Set(try await family.ask(ReadRules(coming: coming), as: .mia).map(\.name))
            .intersection(["no-chores", "no-wishes", "reward.ask"])
    }

    @Test("holds at once with its reason, and no other does before tomorrow")
    func holdsAlone() async throws {
        try await family.set(Family.noChores)
        let rows = try family.count("audit")
        let view = try await family.set(Family.noWishes, atOnce: "we agreed")

        #expect(view.from == nil && view.text.hasSuffix(Family.noWishes))
        #expect(try family.count("audit") == rows + 1)
        #expect(try await rules() == ["no-wishes", "reward.ask"])
        #expect(try await rules(coming: true) == ["no-chores", "no-wishes", "reward.ask"])
        let told = "Anna set a house rule that holds at once (\"No wishes.\"): we agreed"
        #expect(try await family.newsOfRules() == [Self.noneCounts, told])
        #expect(try await family.ask(AskRules(.completeChore, on: "2"), as: .mia).allowed)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)

        family.clock.advance(milliseconds: 13 * 3_600_000)
        #expect(try await rules() == ["no-chores", "no-wishes", "reward.ask"])
        #expect(try await !family.ask(AskRules(.completeChore, on: "2"), as: .mia).allowed)
    }

    @Test("stays where what comes is taken back")
    func stays() async throws {
        try await family.set(Family.noChores)
        try await family.set(Family.noWishes, atOnce: "we agreed")
        try await family.perform(CancelComing(), as: .anna)

        #expect(try await rules() == ["no-wishes", "reward.ask"])
        #expect(try await rules(coming: true).isEmpty)
    }

    @Test("comes sooner than the others that come, of which children are told anew")
    func comesSooner() async throws {
        try await family.set(Family.noChores)
        try await family.set(Family.noWishes)
        try await family.perform(ReadNotices(), as: .mia)

        #expect(try await family.set(Family.noChores, atOnce: "it is wet").from == nil)
        #expect(try await rules() == ["no-chores", "reward.ask"])
        #expect(try await rules(coming: true) == ["no-chores", "no-wishes", "reward.ask"])
        let told = "Anna set a house rule that holds at once (\"Nothing counts.\"): it is wet"
        #expect(try await family.newsOfRules() == [Self.nobodyWishes, told])
    }

    @Test("is only about what comes where it takes back one of that, whatever the reason")
    func takesBackOne() async throws {
        try await family.set(Family.noChores)
        try await family.set(Family.noWishes)

        #expect(try await family.removeRule("no-chores", atOnce: "fair").from == "2026-11-17")
        #expect(try await rules() == ["reward.ask"])
        #expect(try await rules(coming: true) == ["no-wishes", "reward.ask"])
        #expect(try await family.newsOfRules() == [Self.nobodyWishes])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("holds at once where it gives more, as is shown before", arguments: [nil, "fair"])
    func givesAtOnce(_ reason: String?) async throws {
        try await family.set(Family.noChores, atOnce: "we agreed")
        try await family.set(Family.noWishes)
        let told = try await family.newsOfRules()
        let tried = try await family.ask(TryRules.removing("no-chores"), as: .anna)
        #expect(tried.from == nil && !tried.changes.isEmpty)
        #expect(tried.changes.allSatisfy { !$0.before.allowed && $0.after.allowed })

        let view = try await family.removeRule("no-chores", atOnce: reason)
        #expect(view.from == nil && view.shipped)
        #expect(try await rules() == ["reward.ask"])
        #expect(try await rules(coming: true) == ["no-wishes", "reward.ask"])
        #expect(try await family.newsOfRules() == told)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        family.clock.advance(milliseconds: 13 * 3_600_000)
        #expect(try await rules() == ["no-wishes", "reward.ask"])
    }

    @Test("is shown before without what comes besides", arguments: [false, true])
    func showsItself(isAtOnce: Bool) async throws {
        try await family.set(Family.noChores)
        let wishes = try await tried(Family.noWishes, isAtOnce)
        #expect(wishes.from == "2026-11-17")
        #expect(Set(wishes.changes.map(\.action)) == ["reward.propose"])

        try await family.set(Family.noWishes)
        let again = try await tried(Family.noChores, isAtOnce)
        #expect(Set(again.changes.map(\.action)) == ["chore.complete"])
        #expect(again.changes.allSatisfy { $0.before.allowed && !$0.after.allowed })

        let without = try await family.ask(
            TryRules.removing("no-chores", atOnce: isAtOnce), as: .anna)
        #expect(without.from == nil)
        #expect(Set(without.changes.map(\.action)) == ["chore.complete"])
        #expect(without.changes.allSatisfy { !$0.before.allowed && $0.after.allowed })
    }

    private func tried(_ rules: String, _ isAtOnce: Bool) async throws -> TrialView {
        try await family.ask(
            TryRules(rules, from: "own.cedar", adding: true, atOnce: isAtOnce), as: .anna)
    }

    @Test("takes away at once what lets children do something, and tells why")
    func takesAtOnce() async throws {
        try await family.set(Family.noChores)

        #expect(try await family.removeRule("reward.ask", atOnce: "fair").from == nil)
        #expect(try await rules().isEmpty)
        #expect(try await rules(coming: true) == ["no-chores"])
        #expect(
            try await family.newsOfRules() == [
                Self.noneCounts, "Anna changed the house rules at once: fair",
            ])
    }

    @Test("is told as other rules where it takes away what lets children do something")
    func tellsOfOthers() async throws {
        try await family.set(Family.noChores)

        #expect(try await family.removeRule("reward.ask").from == "2026-11-17")
        #expect(try await rules() == ["reward.ask"])
        #expect(try await rules(coming: true) == ["no-chores"])
        #expect(
            try await family.newsOfRules() == [
                "From tomorrow on other house rules hold. Read them: rules read --coming"
            ])
    }

    @Test("is proven of what holds as well as of what comes")
    func isProven() async throws {
        let known = try await family.ask(ShowRules("household.see"), as: .anna).text
        let twin = known.replacing("household.see", with: "household.see-too")
        #expect(twin != known)
        #expect(try await family.set(Family.noChores + "\n" + twin).from == "2026-11-17")
        let before = try family.count("house_rules_promise")

        let error = await family.refusal(
            SetRules.removing("household.see", atOnce: try Note("fair")), as: .anna)
        guard case .rules(let problem) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        switch problem {
        case .wallBroken, .lockOut: break
        default: Issue.record("\(problem)")
        }
        #expect(try family.count("house_rules_promise") == before)
        #expect(
            try await family.ask(ShowRules("household.see"), as: .anna).text == known)
    }
}
