import HouseholdModel
import HouseholdService
import Testing

@Suite("A reward that is reached")
struct OwedTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// Mia reaches the zoo, reward 2, at 10 points.
    @discardableResult
    private func reach() async throws -> Number {
        let chore = try await family.addChore("Paint", to: "mia", worth: 10)
        try await family.complete(chore, as: .mia)
        return chore
    }

    private func owed(_ person: Person) async throws -> [RequestView] {
        try await family.ask(ListRequests(owed: true), as: person)
    }

    private func promised(_ person: Person) async throws -> [Number] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .reward(.promised) }.compactMap(\.reward)
    }

    @Test("is told to all parents at once, and waits to be handed over")
    func isTold() async throws {
        try await reach()

        for person in [Person.anna, .ben] {
            #expect(try await promised(person) == [2])
            let waiting = try await family.ask(ListRequests(), as: person)
            #expect(waiting.map(\.state) == [RequestView.State.reached])
            #expect(waiting.map(\.title) == ["Zoo"] && waiting.map(\.member) == ["mia"])
        }
        #expect(try await promised(.max) == [])
    }

    @Test("is owed to both sides since it was reached, by who set it")
    func isOwed() async throws {
        try await reach()

        for person in [Person.anna, .mia] {
            let promise = try #require(try await owed(person).first)
            #expect((promise.promisedBy, promise.points) == ("anna", 10))
            #expect(promise.promisedAt == family.clock.now)
        }
        #expect(try await owed(.max).isEmpty)
    }

    @Test("is handed over once, and its child is told")
    func isHandedOver() async throws {
        try await reach()
        let number = try #require(try await owed(.ben).first).number

        let given = try await family.perform(DeliverRequest(number), as: .ben)
        let again = try await family.perform(DeliverRequest(number), as: .anna)

        #expect(
            (given.state, given.answeredBy, given.changed) == (
                RequestView.State.delivered, "ben", true
            ))
        #expect(!again.changed)
        for person in [Person.anna, .mia] { #expect(try await owed(person).isEmpty) }
        #expect(
            try await family.ask(ListNotices(unread: true), as: .mia).map(\.kind)
                .contains(.reward(.delivered)))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("needs no answer, and is not handed over by a child", arguments: [Person.mia, .max])
    func isNoRequest(_ child: Person) async throws {
        try await reach()
        let number = try #require(try await owed(.anna).first).number

        #expect(
            await family.refusal(GrantRequest(number), as: .anna)
                == .reward(.needsNoAnswer(number)))
        #expect(await family.refusal(DeliverRequest(number), as: child) != nil)
        #expect(
            await family.refusal(WithdrawRequest(number), as: .mia)
                == .reward(.wasNotAskedFor(number)))
        #expect(try await owed(.anna).count == 1)
    }

    @Test("is owed no more when its points are taken back, nor told")
    func isLost() async throws {
        let chore = try await reach()

        try await family.undo(chore, as: .mia)

        #expect(try await owed(.anna).isEmpty)
        #expect(try await promised(.anna) == [])
        try await family.complete(chore, as: .mia)
        #expect(try await owed(.anna).count == 1)
    }

    @Test("is not promised again that was handed over before the points were taken back")
    func isGivenOnce() async throws {
        let chore = try await reach()
        let number = try #require(try await owed(.anna).first).number
        try await family.perform(DeliverRequest(number), as: .anna)

        try await family.undo(chore, as: .anna)
        try await family.complete(chore, as: .mia)

        #expect(try await owed(.anna).isEmpty)
    }

    @Test("is owed beside what was granted, in the order in which it was promised")
    func isBesideGranted() async throws {
        try await family.sell("Ice cream", for: 2)
        try await family.give(5, to: "max", as: .anna)
        let request = try await family.ask(for: "Ice cream", as: .max)
        family.clock.advance(seconds: 60)
        try await reach()
        family.clock.advance(seconds: 60)
        try await family.perform(GrantRequest(request.number), as: .ben)

        let promises = try await owed(.anna)

        #expect(promises.map(\.state) == [RequestView.State.reached, RequestView.State.granted])
        #expect(promises.map(\.promisedBy) == ["anna", "ben"])
    }

    @Test("by a parent is nobody's to hand over")
    func isForChildren() async throws {
        try await family.complete(5, as: .anna)

        #expect(try await family.ask(ShowReward(4), as: .anna).reached.map(\.member) == ["anna"])
        #expect(try await owed(.ben).isEmpty)
    }
}
