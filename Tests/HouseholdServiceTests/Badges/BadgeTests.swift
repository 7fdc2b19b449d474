import HouseholdModel
import HouseholdService
import Testing

@Suite("A badge")
struct BadgeTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("comes with the chore that earns it, and is told in its answer, once")
    func comesWithTheChore() async throws {
        let first = try await family.complete(1, as: .mia)
        let second = try await family.complete(2, as: .mia)

        #expect(first.badges.map(\.key) == ["first_chore"])
        #expect(first.badges.first?.earnedAt != nil)
        #expect(second.badges.isEmpty)
        #expect(try await earned(.mia) == ["first_chore"])
        #expect(try await earned(.max) == [])
        #expect(try await news(.mia) == [])
    }

    @Test("comes with ten chores, whatever they are worth")
    func comesWithTen() async throws {
        for number in 1...9 { try await completeNew("Chore \(number)", as: .mia, worth: 0) }
        let nine = try await family.ask(ShowBadge("chores_10"), as: .mia)
        let tenth = try await completeNew("Chore 10", as: .mia, worth: 100)

        #expect((nine.progress, nine.required) == (9, 10))
        #expect(nine.earnedAt == nil)
        #expect(tenth.badges.map(\.key) == ["chores_10", "first_reward"])
    }

    @Test("goes to whoever did the chore, whoever said so, and is told at their next prompt")
    func goesToTheDoer() async throws {
        let view = try await family.perform(CompleteChoreFor(1, doer: "mia"), as: .anna)

        #expect(view.badges.map(\.key) == ["first_chore"])
        #expect(try await earned(.anna) == [])
        #expect(try await news(.mia) == ["badge-earned first_chore"])
        _ = try await family.perform(ReadNotices(), as: .mia)
        #expect(try await news(.mia) == [])
    }

    @Test("comes once a parent said OK where a parent looks")
    func waitsForTheOK() async throws {
        try await family.settle(.approval(.always), as: .anna)

        #expect(try await family.complete(1, as: .mia).badges.isEmpty)
        #expect(try await earned(.mia) == [])
        let approved = try await family.perform(ApproveChore(1), as: .anna)
        #expect(approved.badges.map(\.key) == ["first_chore"])
        #expect(try await news(.mia) == ["badge-earned first_chore"])
    }

    @Test("is revoked with a note when its chore is taken back, and can be earned again")
    func isRevoked() async throws {
        try await family.complete(1, as: .mia)

        try await family.undo(1, as: .anna)

        #expect(try await earned(.mia) == [])
        #expect(try await news(.mia) == ["badge-revoked first_chore"])
        #expect(try await family.complete(1, as: .mia).badges.map(\.key) == ["first_chore"])
        #expect(try await news(.mia) == [])
        #expect(try family.count("badge") == 2)
    }

    @Test("that was lost before it was told is not told")
    func isNotToldInVain() async throws {
        try await family.perform(CompleteChoreFor(1, doer: "mia"), as: .anna)
        try await family.undo(1, as: .anna)

        #expect(try await news(.mia) == [])
    }

    @Test("stays while enough is left of what it stands on")
    func stays() async throws {
        try await family.complete(1, as: .mia)
        try await family.complete(2, as: .mia)

        try await family.undo(1, as: .mia)

        #expect(try await earned(.mia) == ["first_chore"])
    }

    @Test("stays when its chore is deleted")
    func outlivesItsChore() async throws {
        try await family.complete(1, as: .mia)

        try await family.perform(DeleteChore(1), as: .anna)
        try await family.undo(2, as: .anna)

        #expect(try await earned(.mia) == ["first_chore"])
    }

    @Test("goes and comes with undo and redo")
    func followsUndo() async throws {
        try await family.complete(1, as: .mia)

        try await family.perform(TakeBack(), as: .mia)
        #expect(try await earned(.mia) == [])
        try await family.perform(TakeBack(again: true), as: .mia)
        #expect(try await earned(.mia) == ["first_chore"])
        #expect(try await news(.mia) == [])
    }

    @Test("for helping counts what is open to all and other people's turns")
    func countsHelp() async throws {
        try await family.complete(4, as: .mia)
        try await family.perform(CompleteChoreFor(3, doer: "mia"), as: .anna)
        try await family.complete(1, as: .mia)

        #expect(try await family.ask(ShowBadge("helper_5"), as: .mia).progress == 2)
    }

    @Test("that nobody defined is not there")
    func isUnknown() async throws {
        let error = await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowBadge("chores_11"), as: .mia)
        }

        #expect(error == .notFound(.badge, "chores_11"))
    }

    @Test(
        "is seen by others as its owner's privacy allows",
        arguments: [
            (Audience.household, true, true), (.parents, true, false), (.me, true, false),
        ])
    func isPrivate(audience: Audience, parent: Bool, sibling: Bool) async throws {
        try await family.complete(1, as: .mia)
        try await family.perform(SetPrivacy(.achievements, to: audience), as: .mia)

        for (person, sees) in [(Person.anna, parent), (.max, sibling), (.mia, true)] {
            let list = try? await family.ask(ListBadges(of: "mia"), as: person)
            let badge = try? await family.ask(ShowBadge("first_chore", of: "mia"), as: person)
            #expect((list != nil) == sees && (badge != nil) == sees, "\(person)")
        }
    }

    @Test("is set by no action: all there are about badges only look")
    func isSetByNobody() {
        let actions = Action.allCases.map(\.rawValue).filter {
            $0.hasPrefix("badge.") || $0.hasPrefix("streak.") || $0.hasPrefix("achievements.")
        }

        #expect(actions == ["badge.list", "badge.show", "achievements.view"])
        #expect(!(ListBadges.self is any Change.Type) && !(ShowBadge.self is any Change.Type))
    }

    @discardableResult
    private func completeNew(
        _ title: String, as person: Person, worth points: Int = 1
    ) async throws -> CompletionView {
        let chore = try await family.addChore(title, to: person.rawValue, worth: points)
        return try await family.complete(chore, as: person)
    }

    private func earned(_ person: Person) async throws -> [String] {
        try await family.ask(ListBadges(), as: person).filter { $0.earnedAt != nil }.map(\.key)
    }

    private func news(_ person: Person) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person).compactMap { notice in
            notice.badge.map { "\(notice.kind.rawValue) \($0)" }
        }
    }
}
