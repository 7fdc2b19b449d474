import HouseholdModel
import HouseholdService
import Testing

@Suite("Who could have been somebody else")
struct WarningTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is told at the next sign-in how often a wrong password was typed, once")
    func tellsOwner() async throws {
        try await miss(.mia, times: 7)
        family.clock.advance(seconds: 900)
        let mia = try await family.signIn(.mia)

        let news = try await family.gate.perform(
            ReadNotices(), as: mia, request: family.newRequest()
        ).output

        #expect(news.map(\.kind) == [.warning(.signInMissed)])
        #expect(news.map(\.count) == [7])
        #expect(
            news.first?.text.source
                == """
                A wrong password was typed for you 7 times since Mon 16 Nov 2026. \
                If it was not you, tell your parents.
                """)
        _ = try await family.signIn(.mia)
        #expect(try await family.warnings(.signInMissed, to: .mia).isEmpty)
    }

    @Test("is not told of one or two slips")
    func forgivesSlips() async throws {
        for _ in 1...3 {
            try await miss(.mia, times: 2)
            _ = try await family.signIn(.mia)
        }

        #expect(try await family.warnings(.signInMissed, to: .mia).isEmpty)
    }

    @Test("is told to the parents when the first wait begins, and not to siblings")
    func tellsParents() async throws {
        try await miss(.mia, times: 12)

        for parent in [Person.anna, .ben] {
            let warnings = try await family.warnings(.signInMissed, to: parent)
            #expect(warnings.map(\.member) == ["mia"])
            #expect(warnings.map(\.count) == [5])
        }
        #expect(try await family.warnings(.signInMissed, to: .max).isEmpty)
        #expect(try await family.warnings(.signInMissed, to: .olga).isEmpty)
    }

    @Test("is told of wrong passwords that were typed for a parent to the other one alone")
    func tellsOtherParent() async throws {
        try await miss(.anna, times: 5)

        #expect(try await family.warnings(.signInMissed, to: .ben).map(\.member) == ["anna"])
        #expect(try await family.warnings(.signInMissed, to: .anna).isEmpty)
    }

    @Test("is told to the parents when linking keys are guessed at, once")
    func tellsOfGuessedKeys() async throws {
        let issued = try await family.perform(
            IssueKey(for: "Kim", draft: family.gate.draftKey()), as: .anna)
        let text = try #require(issued.key.reveal())
        let last = text.hasSuffix("0") ? "1" : "0"

        for _ in 1...15 {
            _ = try? await family.gate.open(Confidential(text.dropLast() + last))
        }

        for parent in [Person.anna, .ben] {
            #expect(try await family.warnings(.keysGuessed, to: parent).count == 1)
        }
        #expect(try await family.warnings(.keysGuessed, to: .mia).isEmpty)
    }

    @Test("is told that a parent ended a child's password, and so is the other parent")
    func tellsOfReset() async throws {
        let issued = try await family.perform(
            ResetChild("mia", draft: family.gate.draftKey()), as: .ben)

        let told = try await family.warnings(.passwordReset, to: .anna)
        #expect(
            told.map(\.text.source) == ["Mia's old password has ended. Mia can choose a new one."])
        #expect(try await family.warnings(.passwordReset, to: .ben).isEmpty)
        let signedIn = try await family.gate.join(
            family.gate.open(issued.key), username: nil, password: Person.mia.password,
            request: family.newRequest())
        let news = try await family.gate.perform(
            ReadNotices(), as: Caller(session: signedIn.session), request: family.newRequest()
        ).output
        #expect(news.map(\.text.source) == ["A parent let you choose a new password."])
    }

    @Test("is told of a new password to the parents, and is in the own list")
    func tellsOfChange() async throws {
        _ = try await family.gate.changePassword(
            as: family.caller(.max), from: Person.max.password,
            to: Confidential("a boat on a blue lake"), request: family.newRequest())

        for parent in [Person.anna, .ben] {
            let told = try await family.warnings(.passwordChanged, to: parent)
            #expect(told.map(\.text.source) == ["Max has a new password."])
        }
        let own = try await family.ask(ListNotices(), as: .max)
        #expect(own.map(\.kind) == [.warning(.passwordChanged)])
        #expect(own.map(\.read) == [true])
    }

    // MARK: - Trying

    private func miss(_ person: Person, times: Int) async throws {
        for _ in 0..<times {
            _ = try? await family.gate.signIn(
                as: person.rawValue, with: Confidential("wrong"), request: family.newRequest())
        }
    }
}
