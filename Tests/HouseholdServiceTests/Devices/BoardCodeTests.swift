import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("A code of four digits")
struct BoardCodeTests {
    private let family: Family
    private static let code = Confidential("4815")

    init() async throws {
        family = try await Family()
    }

    /// A key for a child who is called Pia.
    private func pia(
        _ age: AgeBand? = .sixToSeven, signIn: Member.SignIn = .code
    ) async throws -> KeyProof {
        try await family.perform(
            AddChild(name: Name("Pia"), signIn: signIn, ageBand: age), as: .anna)
        return try await proof()
    }

    private func proof() async throws -> KeyProof {
        let key = try await family.perform(
            IssueKey(for: "Pia", draft: family.gate.draftKey()), as: .anna
        ).key
        return try await family.gate.open(key)
    }

    private func join(
        _ proof: KeyProof, with code: Confidential = code, at board: Confidential?
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            let (name, request) = (try? Username("pia"), family.newRequest())
            guard let board else {
                _ = try await family.gate.join(
                    proof, username: name, password: code, request: request)
                return
            }
            _ = try await family.gate.join(
                proof, username: name, password: code, at: board, request: request)
        }
    }

    private func signIn(at board: Confidential?) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            let request = family.newRequest()
            if let board {
                _ = try await family.gate.signIn(
                    as: "Pia", with: Self.code, at: board, request: request)
            } else {
                _ = try await family.gate.signIn(as: "pia", with: Self.code, request: request)
            }
        }
    }

    @Test("is chosen at a shared tablet by a child that learns to read, and counts there alone")
    func counts() async throws {
        let proof = try await pia()
        let board = try await family.pair(for: ["pia", "mia"])
        let other = try await family.pair(for: ["pia"])
        let own = try await family.pair(.personal, for: ["pia"])

        #expect(await join(proof, at: board) == nil)

        #expect(await signIn(at: board) == nil)
        #expect(await signIn(at: other) == nil)
        #expect(await signIn(at: own) == .account(.signInRefused))
        #expect(await signIn(at: nil) == .account(.signInRefused))
    }

    @Test("signs in at the tablet alone, and for two minutes")
    func signsInThere() async throws {
        let proof = try await pia()
        let board = try await family.pair(for: ["pia"])
        let signedIn = try await family.gate.join(
            proof, username: Username("pia"), password: Self.code, at: board,
            request: family.newRequest())
        let caller = Caller(session: signedIn.session)

        #expect(await family.gate.refusal(ListChores(), by: caller) == nil)
        #expect(await family.gate.refusal(ListSessions(), by: caller)?.isAtWall == true)
        family.clock.advance(seconds: 120)
        #expect(
            await family.gate.refusal(ListChores(), by: caller) == .account(.notSignedIn))
    }

    @Test("is not chosen elsewhere, nor by others, whose keys stay good")
    func isRefused() async throws {
        let proof = try await pia()
        let board = try await family.pair(for: ["pia"])
        let own = try await family.pair(.personal, for: ["pia"])
        let short = ServiceError.account(.passwordUnsuitable(.codeNotSixDigits))

        #expect(await join(proof, at: nil) == short)
        #expect(await join(proof, at: own) == short)
        #expect(
            await join(proof, with: Confidential("1234"), at: board)
                == .account(.passwordUnsuitable(.codeTooSimple)))
        #expect(await join(proof, at: Confidential("no token")) == .device(.notPaired))
        #expect(await join(proof, at: board) == nil)
    }

    @Test("is for no older child, nor for one that has a password", arguments: AgeBand.allCases)
    func isForYoung(age: AgeBand) async throws {
        let isYoung = age == .sixToSeven
        let proof = try await pia(age, signIn: isYoung ? .password : .code)
        let board = try await family.pair(for: ["pia"])

        let error = await join(proof, at: board)

        guard case .account(.passwordUnsuitable(let refusal)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(refusal == (isYoung ? .tooShort(minimum: 8) : .codeNotSixDigits))
    }

    @Test("is not needed at a tablet: six are as good")
    func mayBeLonger() async throws {
        let proof = try await pia()
        let board = try await family.pair(for: ["pia"])
        let long = Confidential("481592")

        #expect(await join(proof, with: long, at: board) == nil)
        _ = try await family.gate.signIn(as: "pia", with: long, request: family.newRequest())
        #expect(await signIn(at: board) == .account(.signInRefused))
    }

    @Test("does not come in with a key at a tablet that is for others, whose key stays good")
    func isForOthers() async throws {
        let proof = try await pia()
        let board = try await family.pair(for: ["mia"])
        let before = try family.count("account")

        #expect(await join(proof, at: board) == .device(.notForYou))
        #expect(try family.count("account") == before)
        try await family.perform(EditDevice(1, for: ["mia", "pia"]), as: .anna)
        #expect(await join(proof, at: board) == nil)
    }

    @Test("is changed with a new key, at the tablet again")
    func isChanged() async throws {
        let first = try await pia()
        let board = try await family.pair(for: ["pia"])
        #expect(await join(first, with: Confidential("9753"), at: board) == nil)
        let key = try await family.perform(
            ResetChild("pia", draft: family.gate.draftKey()), as: .anna
        ).key
        let again = try await family.gate.open(key)

        #expect(await join(again, at: board) == nil)

        #expect(await signIn(at: board) == nil)
    }

    @Test("tells nobody elsewhere that it is right, and a wrong one costs as much")
    func tellsNothing() async throws {
        let proof = try await pia()
        let board = try await family.pair(for: ["pia"])
        #expect(await join(proof, at: board) == nil)

        for _ in 0..<3 { #expect(await signIn(at: nil) == .account(.signInRefused)) }

        #expect(try family.number("SELECT fails FROM sign_in_budget WHERE name = 'pia'") == 3)
    }
}
