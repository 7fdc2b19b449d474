import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("A linking key")
struct LinkingKeyTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("lets a child in once")
    func worksOnce() async throws {
        let key = try await issue()

        let signedIn = try await join(key, as: "kim")

        #expect(signedIn.account.role == .child)
        #expect(signedIn.account.kind == .child)
        #expect(await refused(key) == .account(.keyRefused))
    }

    @Test("lets in only the first of two who opened it at once")
    func isUsedByOne() async throws {
        let key = try await issue()
        let (first, second) = (try await family.gate.open(key), try await family.gate.open(key))

        _ = try await join(first, as: "kim")

        #expect(await refusedJoin(second, as: "kimmy") == .account(.keyRefused))
        #expect(try family.count("account", where: "username IN ('kim', 'kimmy')") == 1)
    }

    @Test("stops working after a day, even between opening and joining")
    func expires() async throws {
        let key = try await issue()

        family.clock.advance(milliseconds: 86_400_000 - 1)
        let proof = try await family.gate.open(key)
        family.clock.advance(milliseconds: 1)

        #expect(await refused(key) == .account(.keyRefused))
        #expect(await refusedJoin(proof, as: "kim") == .account(.keyRefused))
    }

    @Test("is worth nothing once there is a newer one")
    func isReplaced() async throws {
        let (old, new) = (try await issue(), try await issue())

        #expect(await refused(old) == .account(.keyRefused))
        _ = try await join(new, as: "kim")
    }

    @Test("is one of at most five that are open in a household")
    func isOneOfFive() async throws {
        for name in ["Lea", "Tom", "Eva", "Jan", "Kim"] {
            if name != "Kim" { try await add(name) }
            _ = try await issue(for: name)
        }

        await #expect(throws: ServiceError.member(.tooManyKeys)) { try await add("Pia") }
        _ = try await issue(for: "Kim")
        family.clock.advance(days: 1)
        try await add("Pia")
        _ = try await issue(for: "Pia")
    }

    @Test("ends with all others of its household after ten wrong ones, and with none of another's")
    func endsWhenGuessed() async throws {
        try await add("Lea")
        let (kim, lea) = (try await issue(), try await issue(for: "Lea"))
        try await family.perform(AddChild(name: Name("Uli"), signIn: .code), as: .olga)
        let uli = try await issue(for: "Uli", as: .olga)

        for _ in 1...10 { #expect(await refused(try wrong(kim)) == .account(.keyRefused)) }

        #expect(await refused(kim) == .account(.keyRefused))
        #expect(await refused(lea) == .account(.keyRefused))
        _ = try await family.gate.open(uli)
    }

    @Test("survives nine wrong ones")
    func survivesNine() async throws {
        let key = try await issue()

        for _ in 1...9 { #expect(await refused(try wrong(key)) == .account(.keyRefused)) }

        _ = try await join(key, as: "kim")
        #expect(try family.count("household", where: "key_misses > 0") == 0)
    }

    @Test("is not used up by being typed right and not taken")
    func isPatient() async throws {
        let key = try await issue()

        for _ in 1...12 { _ = try await family.gate.open(key) }

        _ = try await join(key, as: "kim")
    }

    @Test("is not used up, nor are others, while the computer is busy")
    func bearsBusyComputers() async throws {
        let key = try await issue()
        let busy = try family.anotherGate(
            hasher: PasswordHasher(
                profile: HashingProfile(memory: 8, passes: 1, lanes: 1),
                slots: HashingSlots(limit: 0, directory: nil, patience: .zero),
                random: family.random))

        for _ in 1...12 {
            let error = await refusal { () throws(ServiceError) in
                _ = try await busy.open(key)
            }
            #expect(error == .hashing(.busy))
        }

        #expect(try family.count("household", where: "key_misses > 0") == 0)
        _ = try await join(key, as: "kim")
    }

    @Test("stays when the user name is somebody's or the code is too simple")
    func survivesMistakes() async throws {
        let key = try await issue()
        let proof = try await family.gate.open(key)

        #expect(
            await refusedJoin(proof, as: "mia") == .account(.usernameTaken(try Username("mia"))))
        let simple = await refusal { () throws(ServiceError) in
            _ = try await family.gate.join(
                proof, username: username("kim"), password: Confidential("123456"),
                request: family.newRequest())
        }
        #expect(simple == .account(.passwordUnsuitable(.codeTooSimple)))
        _ = try await join(proof, as: "kim")
    }

    @Test(
        "that can't be one is refused like any other",
        arguments: ["", "x", "AAAA-AAAAA-AAAAA", "🔑"])
    func refusesNonsense(_ text: String) async {
        #expect(await refused(Confidential(text)) == .account(.keyRefused))
    }

    @Test("after a reset lets the child back in under its user name, with its points")
    func letsBackIn() async throws {
        try await family.complete(2, as: .mia)
        let issued = try await family.perform(
            ResetChild("mia", draft: family.gate.draftKey()), as: .ben)
        let gone = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowAccount(), as: .mia)
        }
        let proof = try await family.gate.open(issued.key)

        let signedIn = try await join(proof, as: nil)

        #expect(gone == .account(.notSignedIn))
        #expect(proof.username == "mia")
        #expect(signedIn.account.username == "mia")
        let points = try await family.gate.perform(
            ShowPoints(), as: Caller(session: signedIn.session)
        ).output
        #expect(points.earned == 3)
    }

    @Test("after a reset is needed: the old password is worth nothing")
    func forgetsThePassword() async throws {
        try await family.perform(ResetChild("mia", draft: family.gate.draftKey()), as: .ben)

        let error = await refusal { () throws(ServiceError) in try await family.signIn(.mia) }

        #expect(error == .account(.signInRefused))
    }

    @Test("is only for those who have not joined, and a reset for those who have")
    func isForTheRightChild() async throws {
        #expect(await refusedIssue(for: "mia") == .member(.childHasJoined(try Name("Mia"))))
        let draft = try await family.gate.draftKey()
        let reset = await refusal { () throws(ServiceError) in
            try await family.perform(ResetChild("kim", draft: draft), as: .anna)
        }
        #expect(reset == .member(.childHasNotJoined(try Name("Kim"))))
    }

    // MARK: - Keys

    private func add(_ name: String) async throws {
        try await family.perform(AddChild(name: Name(name), signIn: .code), as: .anna)
    }

    private func issue(for name: String = "Kim", as person: Person = .anna) async throws
        -> Confidential
    {
        try await family.perform(
            IssueKey(for: name, draft: family.gate.draftKey()), as: person
        ).key
    }

    private func refusedIssue(for name: String) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            let draft = try await family.gate.draftKey()
            try await family.perform(IssueKey(for: name, draft: draft), as: .anna)
        }
    }

    /// The same key with another last symbol.
    private func wrong(_ key: Confidential) throws -> Confidential {
        let text = try #require(key.reveal())
        return Confidential("\(text.dropLast())\(text.hasSuffix("7") ? "8" : "7")")
    }

    private func refused(_ key: @autoclosure () throws -> Confidential) async -> ServiceError? {
        guard let key = try? key() else { return nil }
        return await refusal { () throws(ServiceError) in _ = try await family.gate.open(key) }
    }

    // MARK: - Joining

    private func username(_ name: String) throws(ServiceError) -> Username {
        do {
            return try Username(name)
        } catch {
            throw .text(error, field: "username")
        }
    }

    private func join(_ key: Confidential, as name: String) async throws -> SignedIn {
        try await join(family.gate.open(key), as: name)
    }

    private func join(_ proof: KeyProof, as name: String?) async throws(ServiceError) -> SignedIn {
        var chosen: Username?
        if let name { chosen = try username(name) }
        return try await family.gate.join(
            proof, username: chosen, password: Confidential("846201"),
            request: family.newRequest())
    }

    private func refusedJoin(_ proof: KeyProof, as name: String) async -> ServiceError? {
        await refusal { () throws(ServiceError) in _ = try await join(proof, as: name) }
    }
}
