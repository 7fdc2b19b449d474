import HouseholdModel
import HouseholdService
import Testing

@Suite("The jar for a goal")
struct JarTests {
    private let family: Family

    /// Mia has 20 points and saves for a bicycle at 60; ice cream costs 12.
    init() async throws {
        family = try await Family()
        try await family.sell("Bicycle", for: 60)
        try await family.sell("Ice cream", for: 12)
        try await family.give(20, to: "mia", as: .anna)
        try await family.perform(SetGoal(5), as: .mia)
    }

    @discardableResult
    private func save(_ points: Int, as person: Person = .mia) async throws -> GoalView {
        guard let amount = RewardValue(points) else { throw ServiceError.bug("points") }
        return try await family.perform(
            SaveForGoal(amount, for: person == .mia ? nil : "mia"), as: person)
    }

    @discardableResult
    private func take(_ points: Int) async throws -> GoalView {
        guard let amount = RewardValue(points) else { throw ServiceError.bug("points") }
        return try await family.perform(TakeFromJar(amount), as: .mia)
    }

    private func points(_ person: Person = .mia) async throws -> [Int] {
        let view = try await family.ask(ShowPoints(of: "mia"), as: person)
        return [view.balance, view.jar, view.reserved]
    }

    @Test("keeps points from the shop until they are taken out, and moves none in the book")
    func keepsPoints() async throws {
        let entries = try family.number("SELECT count(*) FROM ledger")
        #expect(try await save(10).jar == 10)
        #expect(try await points() == [20, 10, 0])
        #expect(try await points(.anna) == [20, 10, 0])

        let title = try Title("Ice cream")
        let price = try #require(RewardValue(12))
        #expect(
            await family.refusal(RequestReward(6), as: .mia)
                == .reward(.tooDear(title, price, has: 10, jar: 10, waiting: 0)))
        let reward = try await family.ask(ShowReward(6), as: .mia)
        #expect(reward.progress.first { $0.member == "mia" }?.points == 10)

        try await take(2)
        #expect(try family.number("SELECT count(*) FROM ledger") == entries)
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 12)
        #expect(try await points() == [8, 8, 12])
    }

    @Test("pays for the goal itself")
    func paysForGoal() async throws {
        try await family.give(45, to: "mia", as: .anna)
        try await save(60)
        let request = try await family.ask(for: "Bicycle", as: .mia)
        #expect(try await points() == [5, 0, 60])
        try await family.perform(DeclineRequest(request.number), as: .anna)
        #expect(try await points() == [65, 60, 0])
        let again = try await family.ask(for: "Bicycle", as: .mia)
        try await family.perform(GrantRequest(again.number), as: .anna)
        #expect(try await points() == [5, 0, 0])
    }

    @Test("holds what there is and the goal costs at most")
    func isBounded() async throws {
        await #expect(throws: ServiceError.reward(.jarTakes(20))) { try await save(21) }
        try await save(15)
        await #expect(throws: ServiceError.reward(.jarTakes(5))) { try await save(6) }
        await #expect(throws: ServiceError.reward(.jarHas(15))) { try await take(16) }
        try await family.give(100, to: "mia", as: .anna)
        await #expect(throws: ServiceError.reward(.jarTakes(45))) { try await save(46) }
        #expect(try await save(45).jar == 60)
        #expect(try await take(60).jar == 0)
        await #expect(throws: ServiceError.reward(.jarHas(0))) { try await take(1) }
    }

    @Test("has no more in it than what is left after a deduction")
    func followsDeductions() async throws {
        try await family.settle(.deductions(50), as: .anna)
        try await save(20)
        try await family.take(5, from: "mia", as: .anna)
        #expect(try await points() == [15, 15, 0])
        #expect(try await family.ask(ShowGoal(), as: .mia).jar == 15)
        #expect(try await take(15).jar == 0)
        #expect(try await points() == [15, 0, 0])
    }

    @Test("rests while its goal is asked for")
    func rests() async throws {
        try await family.give(45, to: "mia", as: .anna)
        try await save(60)
        try await family.ask(for: "Bicycle", as: .mia)
        #expect(try await family.ask(ShowGoal(), as: .mia).jar == 0)
        await #expect(throws: ServiceError.reward(.isAskedFor(5))) { try await take(1) }
        await #expect(throws: ServiceError.reward(.isAskedFor(5))) { try await save(1) }
    }

    @Test("keeps nothing for what is off the list, and takes no more for it")
    func isForWhatThereIs() async throws {
        try await save(15)
        try await family.perform(RetireReward(5), as: .anna)
        #expect(try await points() == [20, 0, 0])
        await #expect(throws: ServiceError.reward(.retired(5))) { try await save(1) }
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 12)
    }

    @Test("stays for the same goal at another price")
    func staysForGoal() async throws {
        try await save(15)
        var edit = EditReward(5)
        edit.value = RewardValue(10)
        try await family.perform(edit, as: .anna)
        #expect(try await family.perform(SetGoal(5), as: .mia).jar == 10)
    }

    @Test("of another goal is in the way of undo", arguments: [true, false])
    func isInTheWay(isCleared: Bool) async throws {
        try await save(10)
        guard let amount = RewardValue(10) else { return }
        try await family.perform(TakeFromJar(amount, of: "mia"), as: .anna)
        if isCleared {
            try await family.perform(ClearGoal(), as: .mia)
        } else {
            try await family.perform(SetGoal(6), as: .mia)
        }
        let error = await family.refusal(TakeBack(), as: .anna)
        guard case .undo(.inTheWay)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await points() == [20, 0, 0])
    }

    @Test("is empty for another goal, and for none")
    func endsWithGoal() async throws {
        try await save(10)
        try await family.perform(SetGoal(6), as: .mia)
        #expect(try await points() == [20, 0, 0])
        try await save(10)
        try await family.perform(ClearGoal(), as: .mia)
        #expect(try await points() == [20, 0, 0])
        await #expect(throws: try ServiceError.reward(.noGoal(Name("Mia")))) { try await save(1) }
    }

    @Test("is for what is bought, not for what comes by itself")
    func isForShop() async throws {
        let value = try #require(RewardValue(100))
        let reward = try await family.perform(
            AddReward(title: Title("A trip"), at: value), as: .anna)
        try await family.perform(SetGoal(reward.number), as: .mia)
        await #expect(throws: ServiceError.reward(.needsNoJar(reward.number))) {
            try await save(1)
        }
    }

    @Test("is filled again where its goal comes back by undo, and emptied by it")
    func isUndone() async throws {
        try await save(10)
        try await family.perform(TakeBack(), as: .mia)
        #expect(try await points() == [20, 0, 0])
        try await family.perform(TakeBack(again: true), as: .mia)
        #expect(try await points() == [20, 10, 0])
        try await family.perform(ClearGoal(), as: .mia)
        try await family.perform(TakeBack(), as: .mia)
        #expect(try await points() == [20, 10, 0])
    }

    @Test("is no affair of siblings, and a parent's for a child")
    func isPrivate() async throws {
        try await save(4, as: .anna)
        #expect(try await points() == [20, 4, 0])
        #expect(try await points(.max) == [20, 0, 0])
        let refusal = await family.refusal(SaveForGoal(try RewardValue.one, for: "mia"), as: .max)
        #expect(refusal?.refusal?.policies == ["wall.child-own-settings"])
    }
}
