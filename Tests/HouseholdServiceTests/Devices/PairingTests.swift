import Foundation
import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("A device that asks to be paired")
struct PairingTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("shows eight letters that make no words, and knows a code of its own")
    func hasCodes() async throws {
        let codes = try await family.beginPairing()

        let shown = try #require(codes.userCode.reveal())
        #expect(
            shown.contains(#/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/#), "\(shown)")
        #expect(codes.deviceCode.reveal()?.count == 64)
        #expect((codes.expiresIn, codes.interval) == (600, 5))
        #expect("\(codes)".contains(shown) == false)
    }

    @Test("gets its token once a parent has said for whom it is, and only once")
    func isPaired() async throws {
        let codes = try await family.beginPairing("Kitchen tablet")
        #expect(try await family.fetchToken(codes).word == "pending")
        let device = try await family.add(codes, for: ["mia", "max"])
        family.clock.advance(seconds: 5)

        #expect(try await family.fetchToken(codes).word == "paired")
        family.clock.advance(seconds: 5)
        #expect(try await family.fetchToken(codes).word == "expired")

        #expect(
            (device.number, device.name, device.people) == (1, "Kitchen tablet", ["mia", "max"]))
        let listed = try await family.ask(ListDevices(), as: .ben)
        #expect(listed.map(\.number) == [1])
        #expect(listed.first?.waiting == false)
    }

    @Test("that asks more often than every five seconds is told to slow down")
    func isSlowed() async throws {
        let codes = try await family.beginPairing()
        #expect(try await family.fetchToken(codes).word == "pending")

        family.clock.advance(milliseconds: 4_999)
        #expect(try await family.fetchToken(codes).word == "slow down")
        family.clock.advance(milliseconds: 1)
        #expect(try await family.fetchToken(codes).word == "pending")
    }

    @Test("is forgotten after ten minutes, and its code with it")
    func expires() async throws {
        let codes = try await family.beginPairing()

        family.clock.advance(milliseconds: 599_999)
        _ = try await family.gate.openPairing(codes.userCode, as: family.caller(.anna))
        family.clock.advance(milliseconds: 1)

        #expect(try await family.fetchToken(codes).word == "expired")
        #expect(await code(codes.userCode, by: .anna) == .device(.codeRefused))
    }

    @Test("is nobody's where it fetches its token too late")
    func isLate() async throws {
        let codes = try await family.beginPairing()
        try await family.add(codes, for: ["mia"])
        #expect(try await family.ask(ListDevices(), as: .anna).first?.waiting == true)

        family.clock.advance(minutes: 10)

        #expect(try await family.fetchToken(codes).word == "expired")
        #expect(try await family.ask(ListDevices(), as: .anna).isEmpty)
    }

    @Test("is denied where it was removed before it had its token")
    func isDenied() async throws {
        let codes = try await family.beginPairing()
        try await family.add(codes, for: ["mia"])
        try await family.perform(RemoveDevice(1), as: .ben)

        #expect(try await family.fetchToken(codes).word == "denied")
    }

    @Test("waits with nine others at most")
    func isOneOfTen() async throws {
        for _ in 0..<10 { _ = try await family.beginPairing() }

        await #expect(throws: ServiceError.device(.tooManyWait)) {
            _ = try await family.beginPairing()
        }
        family.clock.advance(minutes: 10)
        _ = try await family.beginPairing()
    }

    @Test("is one parent's to say for whom, where two say it at once")
    func isPairedOnce() async throws {
        let codes = try await family.beginPairing()
        let first = try await family.gate.openPairing(codes.userCode, as: family.caller(.anna))
        let second = try await family.gate.openPairing(codes.userCode, as: family.caller(.ben))

        try await family.perform(AddDevice(first, as: .board, for: ["mia"]), as: .anna)

        #expect(
            await family.refusal(AddDevice(second, as: .personal, for: ["ben"]), as: .ben)
                == .device(.codeRefused))
        #expect(try await family.ask(ListDevices(), as: .anna).count == 1)
    }

    @Test("is refused for a while where a parent has typed five codes that are none")
    func limitsGuesses() async throws {
        let codes = try await family.beginPairing()
        for _ in 0..<5 {
            #expect(await code(Confidential("BBBB-BBBB"), by: .anna) == .device(.codeRefused))
        }

        #expect(await code(codes.userCode, by: .anna) == .device(.tooManyCodes))
        #expect(await code(codes.userCode, by: .ben) == nil)
        family.clock.advance(minutes: 10)
        let anew = try await family.beginPairing()
        #expect(await code(anew.userCode, by: .anna) == nil)
    }

    /// Rules of the household's own, which the record of what was refused by them names.
    private static let own = """

        @id("own") forbid (principal, action == Action::"chore.claim", resource);
        """
    private static let lastRules =
        "SELECT hex(rules) FROM audit WHERE NOT allowed ORDER BY at DESC, sequence DESC LIMIT 1"

    @Test("is not for children to pair, nor for whoever is not signed in")
    func isParents() async throws {
        let codes = try await family.beginPairing()

        let refused = await code(codes.userCode, by: .mia)
        let shipped = try family.text(Self.lastRules)
        #expect(refused?.refusal?.policies == ["wall.child-manages-nothing"])
        #expect(try family.lastRecord()["policies"] == "wall.child-manages-nothing")
        #expect(try family.lastRecord()["operation"] == "device.add")
        #expect(try family.lastRecord()["allowed"] == "0")
        try await family.perform(
            SetRules(
                ShippedPolicies.family.text + Self.own, from: "own.cedar",
                atOnce: Note("we agreed")), as: .anna)
        _ = await code(codes.userCode, by: .mia)
        let paired = try family.text(Self.lastRules)
        #expect(paired != shipped)
        _ = await family.refusal(DeleteChore(1), as: .mia)
        #expect(try paired == family.text(Self.lastRules))
        #expect(await code(codes.userCode, by: .nobody) == .account(.notSignedIn))
        #expect(try family.count("pairing_miss") == 0)
    }

    @Test("wants the parent's password again")
    func wantsPassword() async throws {
        let codes = try await family.beginPairing()
        family.clock.advance(minutes: 9)
        try family.tamper("UPDATE session SET proved_at = NULL")
        let proof = try await family.gate.openPairing(codes.userCode, as: family.caller(.anna))

        #expect(
            await family.refusal(AddDevice(proof, as: .board, for: ["mia"]), as: .anna)
                == .account(.passwordWanted))
    }

    @Test("stays in the household that it was paired with")
    func staysAtHome() async throws {
        let codes = try await family.beginPairing()
        let seen = try await family.gate.openPairing(codes.userCode, as: family.caller(.olga))
        try await family.add(codes, for: ["mia"])

        #expect(
            await family.refusal(AddDevice(seen, as: .board, for: ["tim"]), as: .olga)
                == .device(.codeRefused))
        #expect(try await family.ask(ListDevices(), as: .olga).isEmpty)
        #expect(
            await family.refusal(RemoveDevice(1), as: .olga) == .notFound(.device, "1"))
        #expect(
            await family.refusal(
                AddDevice(seen, as: .board, for: ["mia"]), as: .olga) == .notFound(.person, "mia"))
    }

    @Test("is for somebody, and one's own for one alone", arguments: [[], ["mia", "max"]])
    func isForSomebody(_ people: [String]) async throws {
        let codes = try await family.beginPairing()
        let proof = try await family.gate.openPairing(codes.userCode, as: family.caller(.anna))

        let error = await family.refusal(AddDevice(proof, as: .personal, for: people), as: .anna)
        guard case .value? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("leaves none of its secrets in the data file")
    func hidesSecrets() async throws {
        let codes = try await family.beginPairing()
        try await family.add(codes, for: ["mia"])
        guard case .paired(let token) = try await family.fetchToken(codes) else {
            Issue.record("no token")
            return
        }
        let caller = try await family.signIn(.mia, at: token)
        _ = await family.gate.refusal(CompleteChore(1), by: caller)

        let secrets = [codes.deviceCode, codes.userCode, token].compactMap { $0.reveal() }
        #expect(secrets.count == 3)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: family.file))
        for secret in secrets {
            for form in [secret, secret.filter { $0 != "-" }] {
                #expect(bytes.range(of: Data(form.utf8)) == nil)
            }
        }
    }

    private func code(_ typed: Confidential, by person: Person) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.openPairing(typed, as: family.caller(person))
        }
    }
}
