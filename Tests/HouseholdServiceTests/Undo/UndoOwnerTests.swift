import HouseholdModel
import HouseholdService
import Testing

/// Raking is Mia's, sweeping is open to all, and there is ice cream for 6 points; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("What undo gives back to others")
struct UndoOwnerTests {
    private let family: Family
    private let rake: Number
    private let sweep: Number
    private let iceCream: Number

    init() async throws {
        family = try await Family()
        rake = try await family.addChore("Rake", to: "mia", worth: 2)
        sweep = try await family.addChore("Sweep", to: nil, worth: 2)
        try await family.sell("Ice cream", for: 6)
        let rewards = try await family.ask(ListRewards(), as: .mia)
        iceCream = try #require(rewards.first { $0.title == "Ice cream" }?.number)
        try await family.give(20, to: "mia", as: .anna)
        family.clock.advance(minutes: 60)
        try family.everybodyProves()
        try await read()
    }

    private static let kinds: Set<Notice.Kind> = [
        .chore(.assigned), .chore(.givenAway), .chore(.handedBack), .chore(.mustDo),
        .chore(.noMustDo), .reward(.goalSet), .reward(.goalCleared), .reward(.jarChanged),
    ]

    /// What somebody is told and has not read, oldest first.
    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { Self.kinds.contains($0.kind) }.map(\.text.source)
    }

    /// The children read what is new for them.
    private func read() async throws {
        family.clock.advance(minutes: 1)
        for child in [Person.mia, .max] { try await family.perform(ReadNotices(), as: child) }
    }

    /// Takes back what Anna did last, or does it again, a minute later.
    private func undo(again: Bool = false) async throws {
        family.clock.advance(minutes: 1)
        #expect(try await family.perform(TakeBack(again: again), as: .anna) != nil)
    }

    private func give(_ number: Number, to name: String) async throws {
        var edit = EditChore(number)
        edit.people = .to(.one(name))
        try await family.perform(edit, as: .anna)
    }

    @Test("is told of a chore to those who have read whose it was, and to nobody else")
    func ofChore() async throws {
        try await give(rake, to: "max")
        try await undo()
        #expect(try await news() == [])
        #expect(try await news(of: .max) == [])

        try await undo(again: true)
        try await read()
        try await undo()
        #expect(try await news() == ["Anna gave you \"Rake\" to do."])
        #expect(try await news(of: .max) == ["Anna gave \"Rake\" to somebody else."])
        try await read()
        try await undo(again: true)
        #expect(try await news() == ["Anna gave \"Rake\" to somebody else."])
        #expect(try await news(of: .max) == ["Anna gave you \"Rake\" to do."])
        try await undo()
        #expect(try await news() == [])
        #expect(try await news(of: .max) == [])
    }

    @Test("is told of a chore that is open to all again")
    func ofOpenChore() async throws {
        try await give(sweep, to: "max")
        try await read()
        try await undo()
        for child in [Person.mia, .max] {
            #expect(try await news(of: child) == ["Anna opened \"Sweep\" to all again."])
        }
    }

    @Test("is told of a chore that is no must-do to whoever has read that it is one")
    func ofMustDo() async throws {
        var edit = EditChore(rake)
        edit.isMustDo = true
        try await family.perform(edit, as: .anna)
        try await undo()
        #expect(try await news() == [])

        try await undo(again: true)
        try await read()
        try await undo()
        #expect(try await news() == ["\"Rake\" is no must-do after all."])
        try await read()
        try await undo(again: true)
        #expect(try await news() == ["Anna made \"Rake\" a must-do."])
    }

    private static let isSet = "Anna set what you save for: \"Ice cream\". See: goal show"
    private static let isCleared =
        "Anna ended your saving for \"Ice cream\". The points stay yours. See: goal show"
    private static let isOtherJar =
        "Anna changed how much is in your jar for \"Ice cream\". See: goal show"

    @Test("is told of a goal to whoever has read that it was set, and of a jar")
    func ofGoal() async throws {
        try await family.perform(SetGoal(iceCream, for: "mia"), as: .anna)
        try await undo()
        #expect(try await news() == [])

        try await undo(again: true)
        try await read()
        try await undo()
        #expect(try await news() == [Self.isCleared])
        try await read()
        try await undo(again: true)
        #expect(try await news() == [Self.isSet])

        try await read()
        try await family.perform(SaveForGoal(try #require(RewardValue(2)), for: "mia"), as: .anna)
        try await read()
        try await undo()
        #expect(try await news() == [Self.isOtherJar])
        try await read()
        try await family.perform(ClearGoal(of: "mia"), as: .anna)
        try await read()
        try await undo()
        #expect(try await news() == [Self.isSet])
    }
}
