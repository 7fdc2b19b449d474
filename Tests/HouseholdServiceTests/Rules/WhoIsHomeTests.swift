import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Rules that look at how many are at home.
///
/// It is Monday, 10:00. At the Smiths' are Anna and Ben, Mia, Max and Kim; in the flat Nora, Paul, Rita and Finn.
@Suite("House rules about who is home")
struct WhoIsHomeTests {
    private static let alone = """
        @id("alone") @say("Not while you are alone.") @ask("a parent")
        forbid (principal in Role::"child", action == Action::"reward.request", resource)
        when { context.parents_home == 0 };
        """

    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
    }

    /// The number of a reward that Mia has points for, which she and Max can buy.
    private func iceCream() async throws -> Number {
        try await family.give(10, to: "mia", as: .anna)
        return try await family.sell("Ice cream", for: 1).number
    }

    private func mayAsk(for reward: Number, _ name: String = "mia") async throws -> Bool {
        try await family.ask(AskRules(.requestReward, of: name, on: "\(reward)"), as: .anna)
            .allowed
    }

    @Test("count the parents who are not away on the day at home")
    func countParents() async throws {
        let reward = try await iceCream()
        try await family.set(Self.alone, atOnce: "we agreed")
        try await family.perform(AddAbsence(from: today, to: today.adding(days: 1)), as: .ben)
        try await family.perform(AddAbsence(from: today.adding(days: 1)), as: .anna)
        #expect(try await mayAsk(for: reward))
        try await family.ask(for: "Ice cream", as: .mia)

        // A second before midnight in Berlin, and midnight.
        let midnight: Instant = "2026-11-16T23:00:00Z"
        family.clock.advance(
            milliseconds: midnight.milliseconds - 1_000 - family.clock.now.milliseconds)
        #expect(try await mayAsk(for: reward))
        family.clock.advance(milliseconds: 1_000)
        #expect(try await !mayAsk(for: reward))
        #expect(try await !mayAsk(for: reward, "max"))
        let refused = await family.refusal(RequestReward(reward), as: .mia)
        #expect(refused?.refusal?.policies == ["alone"])

        try await family.perform(RemoveAbsence(1), as: .ben)
        #expect(try await mayAsk(for: reward))
        try await family.ask(for: "Ice cream", as: .mia)
    }

    @Test("count the children, and each absence of one request")
    func countChildren() async throws {
        try await family.set(
            """
            @id("one") @say("Two stay at home.") @ask("nobody")
            forbid (principal, action == Action::"absence.add", resource)
            when { context.children_home < 3 };
            """, atOnce: "we agreed")
        let mia = AddAbsence(of: "mia", from: today)
        let both = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                [mia, AddAbsence(of: "max", from: today)], as: family.caller(.anna),
                request: family.newRequest())
        }
        #expect(both?.refusal?.policies == ["one"])
        #expect(try await family.ask(ListAbsences(), as: .anna).isEmpty)
        try await family.perform(AddAbsence(from: today), as: .ben)
        try await family.perform(mia, as: .anna)
        let second = await family.refusal(AddAbsence(of: "max", from: today), as: .anna)
        #expect(second?.refusal?.policies == ["one"])
    }

    @Test("count who is back, after each of one request")
    func countThoseBack() async throws {
        for name in ["mia", "max"] {
            try await family.perform(AddAbsence(of: name, from: today), as: .anna)
        }
        try await family.set(
            """
            @id("away") @say("One stays away.") @ask("nobody")
            forbid (principal, action == Action::"absence.remove", resource)
            when { context.children_home > 1 };
            """, atOnce: "we agreed")
        let both = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                [RemoveAbsence(1), RemoveAbsence(2)], as: family.caller(.anna),
                request: family.newRequest())
        }
        #expect(both?.refusal?.policies == ["away"])
        #expect(try await family.ask(ListAbsences(), as: .anna).count == 2)
        try await family.perform(RemoveAbsence(1), as: .anna)
        let second = await family.refusal(RemoveAbsence(2), as: .anna)
        #expect(second?.refusal?.policies == ["away"])
    }

    @Test("count where the program itself asks, too")
    func countForProgram() async throws {
        try await family.set(
            """
            @id("looked-at") @say("Nothing counts unseen while we are away.") @ask("a parent")
            forbid (principal, action == Action::"chore.approve-unseen", resource)
            when { context.parents_home == 0 };
            """, atOnce: "we agreed")
        try await family.settle(.approval(.always), as: .anna)
        try family.everybodyProves()
        // Somebody is home, so that the program may.
        try await family.perform(ChangeSettings(.approvalWait(hours: 24)), as: .anna)
        for person in [Person.anna, .ben] {
            try await family.perform(AddAbsence(from: today.adding(days: 1)), as: person)
        }
        try await family.complete(2, as: .mia)

        family.clock.advance(minutes: 24 * 60)
        #expect(try await family.gate.approveUnseen() == 0)
        family.clock.advance(minutes: 24 * 60)
        #expect(try await family.gate.approveUnseen() == 1)
    }

    // MARK: - Among housemates

    private static let reminders = """
        @id("complete") @say("Only while all are here.") @ask("nobody")
        forbid (principal, action == Action::"chore.remind", resource)
        when { context.parents_home < 4 };
        """

    private static let hidden = """
        @id("hidden") @say("Who is away is nobody's affair.") @ask("nobody")
        forbid (principal, action == Action::"absence.glance", resource)
        unless { resource.member == principal };
        """

    private func setAtFlat(_ rules: String) async throws {
        try await family.perform(
            SetRules(rules, from: "own.cedar", adding: true, atOnce: Note("we agreed")), as: .nora)
    }

    @Test("count housemates, and none who left")
    func countHousemates() async throws {
        try await setAtFlat(Self.reminders)
        let asked = AskRules(.remindOfChore, of: "rita", on: "1")
        #expect(try await family.ask(asked, as: .paul).allowed)
        try await family.perform(AddAbsence(from: today), as: .finn)
        #expect(try await !family.ask(asked, as: .paul).allowed)
    }

    @Test("tell nobody of absences that are kept from them", arguments: [false, true])
    func keepAbsences(isAway: Bool) async throws {
        try await setAtFlat(Self.reminders)
        try await setAtFlat(Self.hidden)
        if isAway { try await family.perform(AddAbsence(from: today), as: .finn) }
        let asked = AskRules(.remindOfChore, of: "rita", on: "1")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(asked, as: .paul)
        }
        #expect(error?.refusal?.action == .glanceAbsence)
        #expect(error?.refusal?.policies == ["hidden"])
        #expect(try await family.ask(asked, as: .rita).allowed == !isAway)
        _ = try await family.ask(AskRules(.completeChore, of: "rita", on: "2"), as: .paul)
    }

    @Test("tell nobody of absences who may see no list of them")
    func keepTheList() async throws {
        try await setAtFlat(Self.reminders)
        try await setAtFlat(
            """
            @id("unlisted") @say("Who is away is not told.") @ask("nobody")
            forbid (principal, action == Action::"absence.list", resource);
            """)
        let asked = AskRules(.remindOfChore, of: "rita", on: "1")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(asked, as: .paul)
        }
        #expect(error?.refusal?.action == .listAbsences)
        #expect(try await family.ask(asked, as: .rita).allowed)
    }

    // MARK: - The proof

    @Test("are tried with nobody at home")
    func areTried() async throws {
        let trial = try await family.trial(adding: Self.alone)

        #expect(!trial.changes.isEmpty)
        #expect(
            trial.changes.allSatisfy {
                $0.situation.contains("parents or housemates at home today: 0")
            })
    }
}
