import HouseholdModel
import HouseholdService
import Testing

@Suite("A way in for another adult")
struct ConsentTests {
    private let family: Family
    private let recovered = Confidential("a new quiet lamp")

    init() async throws {
        family = try await Family()
    }

    @Test("is made with the code that the adult handed over, and ends the adult's sign-ins")
    func isMade() async throws {
        let consent = try await family.perform(GiveConsent(), as: .ben)

        let wayIn = try await reset("Ben", consent.code, as: .anna)

        #expect(wayIn.member.username == "ben")
        let asked = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowAccount(), as: .ben)
        }
        #expect(asked == .account(.notSignedIn))
        let signedIn = await refusal { () throws(ServiceError) in
            _ = try await family.signIn(.ben)
        }
        #expect(signedIn == .account(.signInRefused))
        _ = try await family.gate.recover(
            "ben", code: wayIn.recoveryCode, password: recovered, request: family.newRequest())
        _ = try await family.signIn(.ben, with: recovered)
        #expect(await refused("ben", consent.code) == .account(.consentRefused))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is for 15 minutes, by the last code alone")
    func ends() async throws {
        let first = try await family.perform(GiveConsent(), as: .ben)
        let second = try await family.perform(GiveConsent(), as: .ben)
        #expect(await refused("ben", first.code) == .account(.consentRefused))

        family.clock.advance(seconds: 900)
        try family.everybodyProves()

        #expect(await refused("ben", second.code) == .account(.consentRefused))
        let third = try await family.perform(GiveConsent(), as: .ben)
        family.clock.advance(seconds: 899)
        try family.everybodyProves()
        _ = try await reset("ben", third.code, as: .anna)
    }

    @Test("is nothing for a code of somebody else, or of another kind")
    func isOnesOwn() async throws {
        let own = try await family.perform(GiveConsent(), as: .anna)
        _ = try await family.perform(GiveConsent(), as: .ben)

        #expect(await refused("ben", own.code) == .account(.consentRefused))
        #expect(await refused("ben", Confidential("x")) == .account(.consentRefused))
        #expect(await refused("ben", Confidential("")) == .account(.consentRefused))
        _ = try await family.signIn(.ben)
    }

    @Test("is not guessed: wrong codes are counted like wrong passwords, and told")
    func isNotGuessed() async throws {
        let wrong = Confidential("R7QM2-XKD9V-4TJHC-8W3ZN-PB5YAD")
        let consent = try await family.perform(GiveConsent(), as: .ben)
        for _ in 1...5 {
            #expect(await refused("ben", wrong) == .account(.consentRefused))
        }

        #expect(await refused("ben", consent.code) == .account(.consentRefused))
        #expect(try await family.warnings(.signInMissed, to: .anna).map(\.member) == ["ben"])
        let record = try family.lastRecord()
        #expect((record["operation"], record["allowed"]) == ("member.reset", "0"))

        family.clock.advance(seconds: 900)
        try family.everybodyProves()
        let next = try await family.perform(GiveConsent(), as: .ben)
        _ = try await reset("ben", next.code, as: .anna)
    }

    @Test(
        "is refused by the rules for oneself, a child, and by whoever is no parent",
        arguments: [
            (Person.anna, "anna"), (.anna, "mia"), (.mia, "ben"), (.max, "anna"), (.paul, "rita"),
            (.nora, "nora"),
        ])
    func isRefused(by person: Person, name: String) async throws {
        let member = try #require(Person(rawValue: name))
        let consent = try? await family.perform(GiveConsent(), as: member)
        let before = try family.everything()

        let error = await refused(name, consent?.code ?? Confidential("x"), as: person)

        #expect(error?.isRefusal == true)
        #expect(try family.everything() == before)
    }

    @Test("wants the password again, and the code waits for that")
    func wantsPassword() async throws {
        let consent = try await family.perform(GiveConsent(), as: .ben)
        family.clock.advance(seconds: 600)

        #expect(await refused("ben", consent.code) == .account(.passwordWanted))

        try family.everybodyProves()
        _ = try await reset("ben", consent.code, as: .anna)
    }

    @Test("is the owner's to make among housemates")
    func isOwners() async throws {
        let consent = try await family.perform(GiveConsent(), as: .rita)

        let wayIn = try await reset("rita", consent.code, as: .nora)

        #expect(wayIn.member.username == "rita")
    }

    @Test("takes a code that only an adult of a household makes", arguments: [Person.mia, .zoe])
    func isAdults(_ person: Person) async throws {
        let error = await refusal { () throws(ServiceError) in
            _ = try await family.perform(GiveConsent(), as: person)
        }

        #expect(error?.isRefusal == true)
    }

    // MARK: - Trying

    private func reset(
        _ name: String, _ code: Confidential, as person: Person
    ) async throws(ServiceError) -> WayIn {
        try await family.gate.resetMember(
            name, with: code, as: family.caller(person), request: family.newRequest())
    }

    private func refused(
        _ name: String, _ code: Confidential, as person: Person = .anna
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in _ = try await reset(name, code, as: person) }
    }
}
