import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("A recovery code")
struct RecoveryTests {
    private let family: Family
    private let code: Confidential
    private let caller: Caller

    init() async throws {
        family = try await Family()
        let signedIn = try await family.gate.register(
            Username("rosa"), name: Name("Rosa"), email: Email("rosa@example.org"),
            password: Confidential("an old quiet lamp"), request: family.newRequest())
        code = try #require(signedIn.recoveryCode)
        caller = Caller(session: signedIn.session)
    }

    @Test("sets a new password and ends what was signed in with the old one")
    func recovers() async throws {
        let signedIn = try await recover("rosa", code)

        #expect(signedIn.account.username == "rosa")
        #expect(try await signIn("a new quiet lamp") == nil)
        #expect(try await signIn("an old quiet lamp") == .account(.signInRefused))
        let error = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(ShowAccount(), as: caller)
        }
        #expect(error == .account(.notSignedIn))
    }

    @Test("works once and is replaced by another")
    func worksOnce() async throws {
        let next = try #require(try await recover("rosa", code).recoveryCode)

        #expect(await refusedRecovery("rosa", code) == .account(.recoveryRefused))
        _ = try await recover("rosa@example.org", next)
    }

    @Test(
        "is refused in the same words whatever the cause", arguments: ["rosa", "mia", "ghost", ""])
    func tellsNothing(_ name: String) async throws {
        let wrong = Confidential("R7QM2-XKD9V-4TJHC-8W3ZN-PB5YAD")

        #expect(await refusedRecovery(name, wrong) == .account(.recoveryRefused))
        #expect(await refusedRecovery(name, Confidential("x")) == .account(.recoveryRefused))
    }

    @Test("is looked at before the new password is, for which a stranger can make nobody work")
    func comesFirst() async throws {
        let wrong = Confidential("R7QM2-XKD9V-4TJHC-8W3ZN-PB5YAD")

        #expect(await refusedRecovery("rosa", wrong, "weak") == .account(.recoveryRefused))
        let error = await refusedRecovery("rosa", code, "weak")
        #expect(error == .account(.passwordUnsuitable(.tooShort(minimum: 12))))
        _ = try await recover("rosa", code)
    }

    @Test("gives back all tries, under the user name and the e-mail address")
    func givesTriesBack() async throws {
        for name in ["rosa", "rosa@example.org"] {
            try family.tamper(
                "INSERT INTO sign_in_budget (name, fails, not_before) VALUES ('\(name)', 100, 0)")
        }

        _ = try await recover("rosa", code)

        #expect(try await signIn("a new quiet lamp") == nil)
        #expect(try await signIn("a new quiet lamp", as: "rosa@example.org") == nil)
    }

    private func recover(
        _ name: String, _ code: Confidential, _ password: String = "a new quiet lamp"
    ) async throws(ServiceError) -> SignedIn {
        try await family.gate.recover(
            name, code: code, password: Confidential(password), request: family.newRequest())
    }

    private func refusedRecovery(
        _ name: String, _ code: Confidential, _ password: String = "a new quiet lamp"
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in _ = try await recover(name, code, password) }
    }

    private func signIn(_ password: String, as name: String = "rosa") async throws -> ServiceError?
    {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.signIn(
                as: name, with: Confidential(password), request: family.newRequest())
        }
    }
}
