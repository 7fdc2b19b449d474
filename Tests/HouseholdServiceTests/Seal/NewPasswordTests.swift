import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("A new password")
struct NewPasswordTests {
    private let home: SealedHome
    private var family: Family { home.family }
    private let next = Confidential("a new quiet lamp")

    init() async throws {
        home = try await SealedHome()
    }

    @Test("opens the parent's seal from now on, and the old one does not")
    func reseals() async throws {
        _ = try await home.seal()

        let change = try await change()

        #expect(change.seal?.outcome == .newPassword)
        #expect(change.seal?.remarks == [])
        #expect(try await home.seal(with: next)?.outcome == .renewed)
    }

    @Test("makes the first seal of a parent who had none, and says so")
    func sealsFirst() async throws {
        let change = try await change()

        #expect(change.seal?.remarks.count == 1)
        #expect(try await home.seal(with: next)?.outcome == .renewed)
    }

    @Test("is not set where the seal that comes with it can't be kept")
    func isWhole() async throws {
        _ = try await home.seal()
        try family.tamper(
            """
            CREATE TRIGGER no_space BEFORE UPDATE ON seal
            BEGIN SELECT RAISE(ABORT, 'no space'); END
            """)
        #expect(await changeError() != nil)
        try family.tamper("DROP TRIGGER no_space")

        let sealing = try await home.seal()
        #expect(sealing?.outcome == .renewed)
        #expect(sealing?.remarks == [])
    }

    @Test("is not set where the parent has sealed the books more often meanwhile")
    func isNotLate() async throws {
        _ = try await home.seal()
        try family.tamper(
            """
            CREATE TRIGGER at_the_same_time BEFORE UPDATE OF phc ON account
            BEGIN UPDATE seal SET counter = counter + 5; END
            """)

        #expect(await changeError() == .changedMeanwhile)
        try family.tamper("DROP TRIGGER at_the_same_time")
        #expect(try await home.seal()?.outcome == .renewed)
    }

    @Test(
        "leaves what is broken in the books to be told as that, and not as a forged seal",
        arguments: [
            "UPDATE ledger SET points = 900 WHERE sequence = 1",
            "UPDATE standing SET balance = balance + 1",
            "UPDATE audit SET policies = 'x' WHERE sequence = 2",
        ])
    func leavesFault(change sql: String) async throws {
        _ = try await home.seal()
        try home.forge(sql)
        let before = try #require(try await home.seal())
        #expect(before.outcome == .broken)

        let change = try await change()
        let after = try #require(try await home.seal(with: next))

        #expect(change.seal?.remarks == before.remarks)
        #expect(after.outcome == .broken)
        #expect(after.remarks == before.remarks)
    }

    @Test("leaves a forged seal forged")
    func leavesForgery() async throws {
        _ = try await home.seal()
        try home.forge("UPDATE seal SET code = randomblob(32)")
        let seal = try home.sealRow()

        let change = try await change()

        #expect(change.seal?.outcome == .broken)
        #expect(try home.sealRow() == seal)
        let after = try await home.seal(with: next)
        #expect(after?.remarks == change.seal?.remarks)
    }

    // MARK: - The same request again

    @Test("is set once when the same request comes again, which gets the first answer")
    func isRepeated() async throws {
        _ = try await home.seal()
        let request = family.newRequest()
        let first = try await change(request: request)
        let before = try family.everything()

        let second = try await change(request: request)

        #expect(second.endedSessions == first.endedSessions)
        #expect(second.seal?.outcome == first.seal?.outcome)
        #expect(try family.everything() == before)
        #expect(try await home.seal(with: next)?.outcome == .renewed)
    }

    @Test("is not taken for another one that the same request asks for")
    func isNotReused() async throws {
        let request = family.newRequest()
        _ = try await change(request: request)
        let other = Confidential("another quiet lamp")

        #expect(await changeError(from: next, to: other, request: request) == .requestReused)
        #expect(
            await changeError(from: Person.anna.password, to: other, request: request)
                == .requestReused)
        #expect(try await home.seal(with: next)?.outcome == .renewed)
        #expect(await signInError(with: other) == .account(.signInRefused))
    }

    @Test("is not set by a request that asked for something else before")
    func isNotMistaken() async throws {
        let request = family.newRequest()
        _ = try await home.gate.perform(
            SetSetting(.plain, to: "on"), as: family.caller(.anna), request: request)

        #expect(await changeError(request: request) == .requestReused)
        #expect(await signInError(with: Person.anna.password) == nil)
    }

    @Test("that is asked for again is no way to guess the password")
    func isNoOracle() async throws {
        let request = family.newRequest()
        _ = try await change(request: request)
        for _ in 1...5 {
            let wrong = Confidential("a wrong quiet lamp")
            #expect(await changeError(to: wrong, request: request) == .requestReused)
        }

        #expect(await signInError(with: next) == .account(.signInRefused))
    }

    // MARK: - Changing and signing in

    private func change(
        from old: Confidential? = nil, to new: Confidential? = nil, request: RequestID? = nil
    ) async throws(ServiceError) -> PasswordChange {
        try await home.gate.changePassword(
            as: family.caller(.anna), from: old ?? Person.anna.password, to: new ?? next,
            request: request ?? family.newRequest())
    }

    private func changeError(
        from old: Confidential? = nil, to new: Confidential? = nil, request: RequestID? = nil
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await change(from: old, to: new, request: request)
        }
    }

    private func signInError(with password: Confidential) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await home.gate.signIn(
                as: "anna", with: password, request: family.newRequest())
        }
    }
}
