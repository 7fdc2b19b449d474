import HouseholdModel
import HouseholdService
import Testing

@Suite("The list of sessions")
struct OwnSessionTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("shows one's own that live, each with a number of its own, and never a token")
    func lists() async throws {
        let (first, second) = (try await family.signIn(.mia), try await family.signIn(.mia))
        _ = try await family.gate.perform(LogOut(), as: first, request: family.newRequest())
        let third = try await family.signIn(.mia)

        let sessions = try await family.gate.perform(ListSessions(), as: third).output

        #expect(sessions.map(\.current) == [false, false, true])
        let numbers = sessions.map(\.number)
        #expect(numbers == numbers.sorted() && Set(numbers).count == 3)
        #expect(numbers[2] == numbers[1] + 1 && numbers[1] == numbers[0] + 2)
        #expect(
            try await family.gate.perform(ListSessions(), as: second).output.map(\.number)
                == numbers)
    }

    @Test("leaves out what nobody used for so long that it has ended")
    func leavesOutTheDead() async throws {
        let old = try await family.signIn(.anna)
        family.clock.advance(days: 30)
        let new = try await family.signIn(.anna)

        #expect(try await family.gate.perform(ListSessions(), as: new).output.count == 1)
        #expect(await error(of: old) == .account(.notSignedIn))
    }

    @Test("lets one be ended, and all but one's own")
    func revokes() async throws {
        let (first, second) = (try await family.signIn(.anna), try await family.signIn(.anna))
        let other = try await family.signIn(.ben)
        let number = try await family.gate.perform(ListSessions(), as: first).output
            .first(where: \.current)?.number

        try await revoke(.number(try #require(number)), as: second)
        #expect(await error(of: first) == .account(.notSignedIn))
        let third = try await family.signIn(.anna)
        let ended = try await revoke(.others, as: third)

        #expect(!ended.map(\.current).contains(true))
        #expect(await error(of: second) == .account(.notSignedIn))
        #expect(await error(of: third) == nil)
        #expect(await error(of: other) == nil)
    }

    @Test("ends what only looks as if it had lapsed together with all others")
    func revokesLapsed() async throws {
        let old = try await family.signIn(.anna)
        family.clock.advance(days: 30)
        let own = try await family.signIn(.anna)

        #expect(try await revoke(.others, as: own).isEmpty)

        family.clock.advance(days: -30)
        #expect(await error(of: old) == .account(.notSignedIn))
    }

    @Test("knows no number of somebody else's or of one that has ended")
    func knowsOnlyOwn() async throws {
        let caller = try await family.signIn(.anna)
        let ending = try await family.signIn(.anna)
        let ended = try #require(
            try await family.gate.perform(ListSessions(), as: ending).output.first(where: \.current)
        )
        try await revoke(.number(ended.number), as: ending)
        for _ in 0..<5 { _ = try await family.signIn(.ben) }
        let others = try await family.gate.perform(
            ListSessions(), as: try await family.signIn(.ben)
        ).output
        let own = Set(
            try await family.gate.perform(ListSessions(), as: caller).output.map(\.number))
        let bens = try #require(others.map(\.number).first { !own.contains($0) })

        for number in [ended.number, bens, 0, -1] {
            let refused = await refusal { () throws(ServiceError) in
                _ = try await revoke(.number(number), as: caller)
            }
            #expect(refused == .notFound(.session, String(number)))
        }
    }

    @Test("of a child is for its parents too, and nobody else")
    func isForParents() async throws {
        let mia = try await family.signIn(.mia)
        let seen = try await family.ask(ListSessions(of: "mia"), as: .ben)
        #expect(Set(seen.map(\.current)) == [false])

        let refused = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ListSessions(of: "mia"), as: .max)
        }
        #expect(refused?.isRefusal == true)
        try await revoke(.others, of: "mia", as: family.caller(.ben))
        #expect(await error(of: mia) == .account(.notSignedIn))
        #expect(try await family.ask(ListSessions(of: "kim"), as: .anna).isEmpty)
    }

    @discardableResult
    private func revoke(
        _ which: RevokeSessions.Which, of name: String? = nil, as caller: Caller
    ) async throws(ServiceError) -> [SessionView] {
        try await family.gate.perform(
            RevokeSessions(which, of: name), as: caller, request: family.newRequest()
        ).output
    }

    private func error(of caller: Caller) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(ShowAccount(), as: caller)
        }
    }
}
