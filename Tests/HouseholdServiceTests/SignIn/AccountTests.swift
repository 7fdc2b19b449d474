import Credentials
import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("An account")
struct AccountTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("has a user name and an e-mail address that nobody else has")
    func isUnique() async throws {
        #expect(await register("anna") == .account(.usernameTaken(try Username("anna"))))
        #expect(await register("rosa", email: "Anna@Example.org") == .account(.emailTaken))
        #expect(await register("ANNA") == .account(.usernameTaken(try Username("anna"))))
        #expect(await register("rosa", email: "rosa@example.org") == nil)
    }

    @Test("has a password that is long enough and not its name")
    func isGuarded() async throws {
        let before = try family.everything()

        #expect(
            await register("rosa", password: "short")
                == .account(.passwordUnsuitable(.tooShort(minimum: 12))))
        #expect(
            await register("rosa-the-gardener", password: "rosa-the-gardener1")
                == .account(.passwordUnsuitable(.contextWord("rosa-the-gardener"))))

        #expect(try family.everything() == before)
    }

    @Test("leaves no secret in the data file")
    func leavesNoSecret() async throws {
        let signedIn = try await family.gate.register(
            Username("rosa"), name: Name("Rosa"), email: nil,
            password: Confidential("a very quiet lamp"), request: family.newRequest())

        let code = try #require(signedIn.recoveryCode?.reveal())
        let token = try #require(signedIn.session.reveal())
        let content =
            try family.everything().values.joined().joined()
            + family.records().flatMap(\.values).joined()
        for secret in ["quiet lamp", code, code.filter { $0 != "-" }, token] {
            #expect(!content.contains(secret))
        }
    }

    @Test("can be made where there is no household yet, and nothing else can be done there")
    func isTheFirst() async throws {
        let folder = try FamilyTemplate.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let gate = try Gate.openOrCreate(
            at: folder.appendingPathComponent("chorus.db").path,
            in: .test(
                clock: family.clock, random: family.random,
                hasher: .cheap(random: family.random)))

        let early = await refusal { () throws(ServiceError) in
            _ = try await gate.perform(ListChores(), as: .nobody)
        }
        let signedIn = try await gate.register(
            Username("rosa"), name: Name("Rosa"), email: nil,
            password: Confidential("a very quiet lamp"), request: family.newRequest())

        #expect(early == .noHousehold)
        #expect(signedIn.account.household == nil)
    }

    @Test("of a child is made with a name that looks like no other at home")
    func looksLikeNoOther() async throws {
        for name in ["Mia", "mia", "MIA", "Mía"] where ConfusableKey(name) == ConfusableKey("Mia") {
            let child = AddChild(name: try Name(name), signIn: .code)
            let error = await refusal { () throws(ServiceError) in
                try await family.perform(child, as: .anna)
            }
            #expect(error == .member(.nameTaken(try Name(name))))
        }
        try await family.perform(AddChild(name: Name("Mia"), signIn: .code), as: .olga)
    }

    private func register(
        _ username: String, email: String? = nil, password: String = "a very quiet lamp"
    ) async -> ServiceError? {
        do {
            _ = try await family.gate.register(
                Username(username), name: Name("Rosa"), email: email.map { try Email($0) },
                password: Confidential(password), request: family.newRequest())
            return nil
        } catch {
            return error as? ServiceError
        }
    }
}
