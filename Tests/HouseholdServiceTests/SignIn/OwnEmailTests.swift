import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("One's own e-mail address")
struct OwnEmailTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("signs in too, is nobody else's and is shown to nobody else")
    func signsIn() async throws {
        try await change(to: "Nana@example.org")

        #expect(await signInError("quiet river lamp anna", as: "nana@example.org") == nil)
        #expect(try await family.ask(ShowProfile(), as: .anna).email == "nana@example.org")
        #expect(try await family.ask(ShowProfile(of: "anna"), as: .ben).email == nil)
        #expect(await changeError(to: "nana@example.org", as: .ben) == .account(.emailTaken))

        try await change(to: nil)
        #expect(
            await signInError("quiet river lamp anna", as: "nana@example.org")
                == .account(.signInRefused))
    }

    @Test("takes the password, of which too many wrong ones have to wait")
    func takesPassword() async throws {
        for _ in 1...5 {
            #expect(
                await changeError(to: nil, as: .anna, with: "wrong") == .account(.passwordWrong))
        }

        let record = try family.lastRecord()
        #expect((record["operation"], record["allowed"]) == ("account.email", "0"))
        #expect(record["member_id"] == (try family.member("Anna").rawValue))
        #expect(await changeError(to: nil, as: .anna) == .account(.passwordWrong))
        #expect(try await family.ask(ShowProfile(), as: .anna).email == "anna@example.org")
    }

    @Test("brings no new tries to guess the password")
    func inheritsMisses() async throws {
        for _ in 1...4 { _ = await signInError("wrong", as: "anna@example.org") }

        try await change(to: "nana@example.org")

        #expect(try fails(of: "nana@example.org") == 4)
        _ = await signInError("wrong", as: "nana@example.org")
        #expect(
            await signInError("quiet river lamp anna", as: "nana@example.org")
                == .account(.signInRefused))
    }

    @Test("does not take over what others tried before it was anybody's")
    func forgetsMissesOfOthers() async throws {
        for _ in 1...6 { _ = await signInError("wrong", as: "nana@example.org") }

        try await change(to: "nana@example.org")

        #expect(await signInError("quiet river lamp anna", as: "nana@example.org") == nil)
    }

    @Test("is in no record of what happened")
    func isNotRecorded() async throws {
        try await change(to: "nana@example.org")
        _ = try await family.gate.register(
            Username("rosa"), name: Name("Rosa"), email: Email("rosa@example.org"),
            password: Confidential("a very quiet lamp"), request: family.newRequest())

        let inputs = try family.records().compactMap { $0["input"] }
        #expect(!inputs.contains { $0.contains("nana@") || $0.contains("rosa@") })
        #expect(inputs.contains { $0.contains("email") && $0.contains("…") })
    }

    @Test("is changed once when the same request comes again, and not by one for another")
    func isRepeated() async throws {
        let request = family.newRequest()
        try await change(to: "nana@example.org", request: request)
        try await change(to: nil)

        #expect(try await change(to: "nana@example.org", request: request) == "nana@example.org")
        #expect(try await family.ask(ShowProfile(), as: .anna).email == nil)
        let reused = await refusal { () throws(ServiceError) in
            _ = try await family.gate.changeEmail(
                as: family.caller(.anna), to: nil, with: Person.anna.password, request: request)
        }
        #expect(reused == .requestReused)
    }

    // MARK: - Changing and signing in

    @discardableResult
    private func change(to email: String?, request: RequestID? = nil) async throws -> String? {
        try await family.gate.changeEmail(
            as: family.caller(.anna), to: email.map { try Email($0) },
            with: Person.anna.password, request: request ?? family.newRequest())
    }

    private func changeError(
        to email: String?, as person: Person, with password: String? = nil
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.changeEmail(
                as: family.caller(person), to: email.flatMap { try? Email($0) },
                with: password.map { Confidential($0) } ?? person.password,
                request: family.newRequest())
        }
    }

    private func signInError(_ password: String, as name: String) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.signIn(
                as: name, with: Confidential(password), request: family.newRequest())
        }
    }

    private func fails(of name: String) throws -> Int {
        try family.number("SELECT fails FROM sign_in_budget WHERE name = '\(name)'")
    }
}
