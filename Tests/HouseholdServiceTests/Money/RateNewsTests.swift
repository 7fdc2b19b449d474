import HouseholdModel
import HouseholdService
import Testing

/// Ten points are a euro until Anna says that they are less, of which Mia and Max have a notice that they have not read.
@Suite("That points are worth less, and then not")
struct RateNewsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setRate(as: .anna)
        for child in [Person.mia, .max] { try await family.perform(ReadNotices(), as: child) }
    }

    private func setRate(_ minor: Int) async throws {
        family.clock.advance(minutes: 1)
        let money = try #require(Money(minor: minor, try .euro()))
        let rate = try #require(ExchangeRate(10, are: money))
        try await family.perform(SetMoney(.rate(rate)), as: .anna)
    }

    /// What somebody is told of the rate and has not read.
    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .rateLowered }.map(\.text.source)
    }

    @Test("is told nobody who has not read it yet", arguments: [100, 150])
    func isTakenBack(minor: Int) async throws {
        try await setRate(50)
        #expect(try await news().count == 1)

        try await setRate(minor)

        for child in [Person.mia, .max] { #expect(try await news(of: child).isEmpty) }
        let all = try await family.ask(ListNotices(), as: .mia)
        #expect(all.allSatisfy { $0.kind != .rateLowered })
    }

    @Test("is told nobody where points were to become no money any more")
    func isTakenBackOfNoRate() async throws {
        try await family.perform(SetMoney(.noRate), as: .anna)
        #expect(try await news().count == 1)

        try await setRate(100)

        #expect(try await news().isEmpty)
    }

    @Test("is told still where they are worth more again, and less than before")
    func staysHalfway() async throws {
        try await setRate(50)
        try await setRate(70)

        #expect(try await news().count == 1)
    }

    @Test("is told as what it is to whom a message brought it")
    func isToldAfterAll() async throws {
        try family.addChannel(of: "Mia")
        try await setRate(50)
        try await family.sendMessages()

        try await setRate(100)

        #expect(
            try await news() == ["Points are worth 1.00 EUR for every 10 points after all."])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("is told anew where the higher rate is taken back")
    func isToldAnew() async throws {
        try await setRate(50)
        try await setRate(100)
        family.clock.advance(minutes: 1)

        #expect(try await family.perform(TakeBack(again: false), as: .anna) != nil)

        #expect(
            try await news() == [
                "Anna changed what points are worth: 0.50 EUR for every 10 points. Before: 1.00 EUR for every 10 points"
            ])
    }
}
