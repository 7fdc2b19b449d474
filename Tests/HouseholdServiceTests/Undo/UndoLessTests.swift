import HouseholdModel
import HouseholdService
import Testing

/// Ten points are a euro, dishes are chore 2, Mia's, worth 3, and ice cream is reward 5, for 6 points; it is Monday,
/// 16 November 2026, 11:00 in Berlin.
@Suite("What undo makes less for children, or no less after all")
struct UndoLessTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setRate(as: .anna)
        try await family.sell("Ice cream", for: 6)
        try await family.give(20, to: "mia", as: .anna)
        family.clock.advance(minutes: 60)
        try family.everybodyProves()
        for child in [Person.mia, .max] { try await family.perform(ReadNotices(), as: child) }
    }

    private static let kinds: Set<Notice.Kind> = [
        .chore(.lessened), .reward(.lessened), .rateLowered,
    ]

    /// What somebody is told and has not read, oldest first.
    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { Self.kinds.contains($0.kind) }.map(\.text.source)
    }

    private func setRate(_ minor: Int) async throws {
        let money = try #require(Money(minor: minor, try .euro()))
        let rate = try #require(ExchangeRate(10, are: money))
        try await family.perform(SetMoney(.rate(rate)), as: .anna)
    }

    /// Takes back what Anna did last, or does it again, a minute later.
    private func undo(again: Bool = false) async throws {
        family.clock.advance(minutes: 1)
        #expect(try await family.perform(TakeBack(again: again), as: .anna) != nil)
    }

    private func read() async throws {
        family.clock.advance(minutes: 1)
        try await family.perform(ReadNotices(), as: .mia)
    }

    // MARK: - What points are worth

    private static let isHalf =
        "Anna changed what points are worth: 0.50 EUR for every 10 points. Before: 1.00 EUR for every 10 points"
    private static let isWhole = "Points are worth 1.00 EUR for every 10 points after all."

    @Test("is told of a rate that was lowered to whoever has read that it was, and to nobody else")
    func ofLoweredRate() async throws {
        try await setRate(50)
        try await read()
        try await undo()

        #expect(try await news() == [Self.isWhole])
        #expect(try await news(of: .max).isEmpty)
        for adult in [Person.anna, .ben] { #expect(try await news(of: adult).isEmpty) }
        let all = try await family.ask(ListNotices(), as: .max)
        #expect(all.allSatisfy { $0.kind != .rateLowered })
    }

    @Test("is told of a rate that was raised as if it were lowered by hand")
    func ofRaisedRate() async throws {
        try await setRate(200)
        #expect(try await news().isEmpty)
        try await undo()

        let told =
            "Anna changed what points are worth: 1.00 EUR for every 10 points. Before: 2.00 EUR for every 10 points"
        for child in [Person.mia, .max] { #expect(try await news(of: child) == [told]) }
        for adult in [Person.anna, .ben] { #expect(try await news(of: adult).isEmpty) }
        #expect(
            try await family.perform(
                PayOut("1.00", to: "mia", later: false, because: nil), as: .anna
            ).points == 10)
    }

    @Test("is told of a rate that was given up")
    func ofNoRate() async throws {
        try await family.perform(SetMoney(.noRate), as: .anna)
        try await read()
        try await undo()
        #expect(try await news() == [Self.isWhole])
    }

    @Test("is told of the first rate of all, without which points don't become money any more")
    func ofFirstRate() async throws {
        try await family.perform(SetMoney(.noRate), as: .anna)
        try await read()
        try await setRate(50)
        try await undo()
        #expect(
            try await news() == [
                "Anna says that points don't become money any more. Before: 0.50 EUR for every 10 points"
            ])
    }

    @Test("is told anew where it is done again, to whoever has read that it was taken back")
    func isDoneAgain() async throws {
        try await setRate(50)
        try await read()
        try await undo()
        try await read()
        try await undo(again: true)

        #expect(try await news() == [Self.isHalf])
        #expect(try await news(of: .max) == [Self.isHalf])
        // Whoever has not read that it was done again knows that it was taken back.
        try await undo()
        #expect(try await news().isEmpty)
        #expect(try await news(of: .max).isEmpty)
        try await undo(again: true)
        for child in [Person.mia, .max] { #expect(try await news(of: child) == [Self.isHalf]) }
    }

    @Test("is no news to whoever has not read that it was taken back before it is done again")
    func isForgotten() async throws {
        try await setRate(50)
        try await read()
        try await undo()
        try await undo(again: true)
        #expect(try await news().isEmpty)

        try await setRate(200)
        try await undo()
        #expect(try await news().count == 1)
        try await undo(again: true)
        #expect(try await news().isEmpty)
        try await undo()
        try await read()
        try await undo(again: true)
        #expect(
            try await news() == ["Points are worth 2.00 EUR for every 10 points after all."])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("is nothing where the household is called otherwise")
    func ofOtherSettings() async throws {
        try await family.perform(ChangeSettings(.name(Title("The nest"))), as: .anna)
        try await undo()
        try await undo(again: true)
        #expect(try await news().isEmpty)
    }

    // MARK: - Chores and rewards

    @Test("is told of a chore to whoever has read that it is worth less")
    func ofLoweredChore() async throws {
        try await family.setPoints(1, of: 2)
        try await read()
        try await undo()
        #expect(try await news() == ["\"Dishes\" is worth 3 points after all."])
        #expect(try await news(of: .max).isEmpty)
        try await read()
        try await undo(again: true)
        #expect(
            try await news()
                == ["From tomorrow on \"Dishes\" is worth 1 points. Today it is still worth 3."])
    }

    @Test("is told of a chore that was worth more for a while")
    func ofRaisedChore() async throws {
        try await family.setPoints(5, of: 2)
        try await undo()
        #expect(
            try await news() == ["Anna made \"Dishes\" worth 3 points at once, and not 5."])
        #expect(try await news(of: .max).isEmpty)
        #expect(try await family.ask(ShowChore(2), as: .mia).points == 3)
    }

    @Test("is what comes tomorrow where a chore is still worth today what it was")
    func comesTomorrow() async throws {
        try await family.setPoints(1, of: 2)
        try await family.setPoints(3, of: 2)
        try await read()
        try await undo()
        #expect(
            try await news()
                == ["From tomorrow on \"Dishes\" is worth 1 points. Today it is still worth 3."])
        #expect(try await family.ask(ShowChore(2), as: .mia).points == 3)
    }

    @Test("is not told of a chore that was made within the hour")
    func ofNewChore() async throws {
        let rake = try await family.addChore("Rake", to: "mia", worth: 2)
        try await family.setPoints(5, of: rake)
        try await undo()
        #expect(try await news().isEmpty)
    }

    @Test("is told of a reward that is dearer to whoever has read of it")
    func ofDearerReward() async throws {
        try await family.setPrice(9, of: 5)
        try await read()
        try await undo()
        #expect(try await news() == ["\"Ice cream\" takes 6 points after all."])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("is told of a reward that was cheaper for a while")
    func ofCheaperReward() async throws {
        try await family.setPrice(4, of: 5)
        try await undo()
        for child in [Person.mia, .max] {
            #expect(
                try await news(of: child)
                    == ["Anna made \"Ice cream\" take 6 points at once, and not 4."])
        }
    }

    @Test("is told of a reward that was off the list")
    func ofRetiredReward() async throws {
        try await family.perform(RetireReward(5), as: .anna)
        try await read()
        try await undo()
        #expect(try await news() == ["\"Ice cream\" takes 6 points after all."])
        #expect(try await news(of: .max).isEmpty)
    }
}
