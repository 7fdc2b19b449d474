import HouseholdModel
import HouseholdService
import Testing

@Suite("A reward")
struct MilestoneTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is reached with enough points, and told once")
    func isToldOnce() async throws {
        let chore = try await family.addChore("Paint", to: "mia", worth: 10)

        let view = try await family.complete(chore, as: .mia)
        let later = try await family.complete(2, as: .mia)

        #expect(view.rewards.map(\.title) == ["Zoo"])
        #expect(later.rewards.map(\.title) == [])
        #expect(try await notices(.mia) == [])
    }

    @Test("waits to be told when somebody else brought it about")
    func waitsForTheChild() async throws {
        let chore = try await family.addChore("Paint", worth: 10)
        try await family.perform(CompleteChoreFor(chore, doer: "mia"), as: .anna)

        #expect(try await notices(.mia) == [2])
        #expect(try await notices(.max) == [])
        #expect(try await family.perform(ReadNotices(), as: .mia).compactMap(\.reward) == [2])
        #expect(try await notices(.mia) == [])
        #expect(try await family.perform(ReadNotices(), as: .mia).compactMap(\.reward) == [])
    }

    @Test("is lost when the points are taken back, and told again when it is reached again")
    func isLostAndReached() async throws {
        let chore = try await family.addChore("Paint", to: "mia", worth: 10)
        try await family.complete(chore, as: .mia)

        try await family.undo(chore, as: .mia)
        let lost = try await family.ask(ShowReward(2), as: .mia)
        let again = try await family.complete(chore, as: .mia)

        #expect(lost.reached.isEmpty)
        #expect(again.rewards.map(\.title) == ["Zoo"])
        #expect(again.rewards.first?.reached.map(\.member) == ["mia"])
    }

    @Test("that was lost before it was told is not told")
    func isNotToldInVain() async throws {
        let chore = try await family.addChore("Paint", worth: 10)
        try await family.perform(CompleteChoreFor(chore, doer: "mia"), as: .anna)

        try await family.undo(chore, as: .anna)

        #expect(try await notices(.mia) == [])
    }

    @Test("counts from now on, or all points ever, as its parent chose")
    func countsAsChosen() async throws {
        try await family.complete(2, as: .mia)

        let fromNow = try await family.addReward("Ice", at: 3, for: ["mia"])
        let allTime = try await family.addReward("Cake", at: 3, counting: .allTime, for: ["mia"])

        #expect(fromNow.progress.map(\.points) == [0])
        #expect(fromNow.reached.isEmpty)
        #expect(allTime.progress.map(\.points) == [3])
        #expect(allTime.reached.map(\.member) == ["mia"])
        #expect(try await notices(.mia) == [6])
    }

    @Test("that counts from now is not lowered by taking back what came before")
    func ignoresThePast() async throws {
        try await family.complete(2, as: .mia)
        let reward = try await family.addReward("Ice", at: 4, for: ["mia"])
        try await family.complete(4, as: .mia)

        try await family.undo(2, as: .mia)

        let view = try await family.ask(ShowReward(reward.number), as: .mia)
        #expect(view.progress.map(\.points) == [4])
        #expect(view.reached.map(\.member) == ["mia"])
    }

    @Test("for all children is reached by each for themselves")
    func isReachedByEach() async throws {
        for person in [Person.mia, .max] {
            let chore = try await family.addChore("Paint", to: person.rawValue, worth: 20)
            #expect(try await family.complete(chore, as: person).rewards.map(\.number).contains(1))
        }

        let seen = try await family.ask(ShowReward(1), as: .anna)
        #expect(seen.reached.map(\.member) == ["mia", "max"])
        let own = try await family.ask(ShowReward(1), as: .mia)
        #expect(own.reached.map(\.member) == ["mia"])
        #expect(own.progress.map(\.member) == ["mia"])
    }

    @Test("is shown to those it is for, and to the parents")
    func isShownToItsOwn() async throws {
        let seen = try await [Person.anna, .ben, .mia, .max].asyncMap { person in
            try await family.ask(ListRewards(), as: person).map(\.number)
        }

        #expect(seen == [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2], [1, 3]])
    }

    private func notices(_ person: Person) async throws -> [Number] {
        try await family.ask(ListNotices(unread: true), as: person).compactMap(\.reward)
    }
}

extension Sequence {
    /// What `transform` makes of each, one after the other.
    func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result]
    {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
