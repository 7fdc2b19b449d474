import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("Undo of points and rewards")
struct UndoPointsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @discardableResult
    private func undo(as person: Person, again: Bool = false) async throws -> TakenBackView? {
        try await family.perform(TakeBack(again: again), as: person)
    }

    private func error(of person: Person, again: Bool = false) async -> ServiceError? {
        await family.refusal(TakeBack(again: again), as: person)
    }

    private func balance(_ person: Person) async throws -> [Int] {
        let points = try await family.ask(ShowPoints(), as: person)
        return [points.earned, points.balance, points.reserved]
    }

    @Test("gives and takes points by an entry of its own, once")
    func movesPoints() async throws {
        try await family.settle(.deductions(10), as: .anna)
        try await family.give(8, to: "mia", as: .anna)
        try await family.take(3, from: "mia", as: .anna)

        #expect(try await undo(as: .anna)?.points == 3)
        #expect(try await balance(.mia) == [8, 8, 0])
        #expect(await error(of: .anna, again: true) == .undo(.pointsMoveOnce))
        let listed = try await family.ask(ListUndo(), as: .anna).map(\.operation)
        #expect(listed.prefix(2) == ["points.bonus", "household.settings"])
        #expect(try await undo(as: .anna)?.points == -8)
        #expect(try await balance(.mia) == [0, 0, 0])
        let history = try await family.ask(ShowPointsHistory(), as: .mia)
        #expect(history.map(\.kind) == [.reversal, .reversal, .deduction, .bonus])
        #expect(await error(of: .anna, again: true) == .undo(.pointsMoveOnce))
        #expect(try await balance(.mia) == [0, 0, 0])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("does again what else was taken back, past the points")
    func passesPoints() async throws {
        try await family.perform(EditProfile(name: Name("Annie")), as: .anna)
        try await family.give(8, to: "mia", as: .anna)
        try await family.perform(EditProfile(name: Name("Nan")), as: .anna)
        for _ in 1...3 { try await undo(as: .anna) }

        for name in ["Annie", "Nan"] {
            try await undo(as: .anna, again: true)
            #expect(try await family.ask(ShowAccount(), as: .anna).name == name)
        }
        #expect(await error(of: .anna, again: true) == nil)
        #expect(try await balance(.mia) == [0, 0, 0])
    }

    @Test("does not take back points twice that a parent took back already")
    func movesOnce() async throws {
        try await family.give(8, to: "mia", as: .anna)
        let entry = try await family.ask(ShowPointsHistory(of: "mia"), as: .anna).first?.seq
        try await family.perform(ReversePoints(try #require(entry)), as: .ben)

        #expect(await error(of: .anna)?.code == "undo.in-the-way")
        #expect(try await balance(.mia) == [0, 0, 0])
    }

    @Test("takes a request back that waits, and none that was answered")
    func withdraws() async throws {
        try await family.give(10, to: "mia", as: .anna)
        try await family.sell("Ice cream", for: 6)
        try await family.ask(for: "Ice cream", as: .mia)

        #expect(try await undo(as: .mia)?.points == 6)
        #expect(try await balance(.mia) == [10, 10, 0])
        #expect(await error(of: .mia, again: true) == .undo(.pointsMoveOnce))

        try await family.ask(for: "Ice cream", as: .mia)
        try await family.perform(GrantRequest(3), as: .ben)
        #expect(await error(of: .mia)?.code == "undo.in-the-way")
        #expect(try await balance(.mia) == [10, 4, 0])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("lets rewards be as they were, with whom they are for and what they cost them")
    func putsRewardsBack() async throws {
        let ice = try await family.sell(
            "Ice cream", for: 6, stock: 3, prices: ["mia": 4], to: ["mia", "max"])
        let before = try await family.ask(ShowReward(ice.number), as: .anna)
        var edit = EditReward(ice.number)
        edit.title = try Title("Two scoops")
        edit.prices = ["max": try #require(RewardValue(9))]
        edit.people = ["max"]
        try await family.perform(edit, as: .anna)
        let after = try await family.ask(ShowReward(ice.number), as: .anna)

        try await undo(as: .anna)
        #expect(try json(await family.ask(ShowReward(ice.number), as: .anna)) == json(before))
        try await undo(as: .anna, again: true)
        #expect(try json(await family.ask(ShowReward(ice.number), as: .anna)) == json(after))

        try await family.perform(RetireReward(ice.number), as: .anna)
        try await undo(as: .anna)
        #expect(try json(await family.ask(ShowReward(ice.number), as: .anna)) == json(after))
        try await undo(as: .anna)
        try await undo(as: .anna)
        let left = try await family.ask(ListRewards(), as: .anna)
        #expect(!left.contains { $0.number == ice.number })
        try await undo(as: .anna, again: true)
        #expect(try json(await family.ask(ShowReward(ice.number), as: .anna)) == json(before))
    }

    @Test("sets the goal that was saved for before, at the price of then")
    func putsGoalsBack() async throws {
        let cinema = try await family.sell("Cinema trip", for: 30)
        let skates = try await family.sell("Skates", for: 50)
        try await family.perform(SetGoal(cinema.number), as: .mia)
        var edit = EditReward(cinema.number)
        edit.value = RewardValue(40)
        try await family.perform(edit, as: .anna)
        try await family.perform(SetGoal(skates.number), as: .mia)

        try await undo(as: .mia)
        let goal = try await family.ask(ShowGoal(), as: .mia)
        #expect((goal.reward, goal.points) == (cinema.number, 30))
        try await undo(as: .mia, again: true)
        #expect(try await family.ask(ShowGoal(), as: .mia).reward == skates.number)
        try await family.perform(ClearGoal(), as: .mia)
        try await undo(as: .mia)
        #expect(try await family.ask(ShowGoal(), as: .mia).points == 50)
        try await undo(as: .mia)
        try await undo(as: .mia)
        let none = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowGoal(), as: .mia)
        }
        #expect(none == .reward(.noGoal(try Name("Mia"))))
    }

    @Test("sets no goal again for what is not for the child any more, and tells nothing of it")
    func hidesGoals() async throws {
        let cinema = try await family.sell("Cinema trip", for: 30)
        let skates = try await family.sell("Skates", for: 50)
        try await family.perform(SetGoal(cinema.number), as: .mia)
        try await family.perform(SetGoal(skates.number), as: .mia)
        var edit = EditReward(cinema.number)
        edit.title = try Title("Surprise for Max")
        edit.people = ["max"]
        try await family.perform(edit, as: .anna)

        #expect(await error(of: .mia) == .notFound(.reward, "\(cinema.number)"))
        #expect(try await family.ask(ShowGoal(), as: .mia).reward == skates.number)
    }

    private func json(_ view: RewardView) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(view), as: UTF8.self)
    }
}
