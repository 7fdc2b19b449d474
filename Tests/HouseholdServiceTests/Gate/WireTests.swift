import Credentials
import Foundation
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

@Suite("What goes to another process of ours")
struct WireTests {
    private func encoder(_ wire: Wire?) throws -> JSONEncoder {
        let encoder = JSONEncoder()
        if let wire { encoder.userInfo[try #require(Wire.key)] = wire }
        return encoder
    }

    private func decoder(_ wire: Wire?) throws -> JSONDecoder {
        let decoder = JSONDecoder()
        if let wire { decoder.userInfo[try #require(Wire.key)] = wire }
        return decoder
    }

    @Test("has secrets in it, which are dots everywhere else", arguments: ["k3y", "", "ключ"])
    func carriesSecrets(_ text: String) throws {
        let secret = Confidential(text)
        let dots = try encoder(nil).encode([secret])
        #expect(!String(decoding: dots, as: UTF8.self).contains("107"))
        #expect(try decoder(nil).decode([Confidential].self, from: dots).first?.reveal() == nil)

        let sent = try encoder(.client).encode([secret])
        let received = try decoder(.client).decode([Confidential].self, from: sent).first
        #expect(received?.reveal() == secret.reveal())
    }

    @Test("is asked by people only, and not by the program itself")
    func isOfPeople() async throws {
        let family = try await Family()
        let encoder = try encoder(.client)
        #expect(throws: EncodingError.self) {
            try encoder.encode(Caller.program(in: family.smiths))
        }
        let nobody = try decoder(.client).decode(Caller.self, from: encoder.encode(Caller.nobody))
        #expect(nobody == .nobody)
    }

    @Test("has a word for what the gate keeps, which is worth something for a quarter of an hour")
    func hasWords() async throws {
        let family = try await Family()
        let vault = Vault(
            random: .system, clock: family.clock.wall)
        let draft = try await family.gate.draftKey()
        let sent = try encoder(Wire(of: vault)).encode([draft])
        let held = try decoder(.client).decode([KeyDraft].self, from: sent)
        let back = try encoder(.client).encode(held)

        let known = try decoder(Wire(of: vault)).decode([KeyDraft].self, from: back)
        let issued = try await family.perform(IssueKey(for: "kim", draft: known[0]), as: .anna)
        #expect(issued.key.reveal() != nil)

        // Elsewhere it is nobody's key, and another gate does not know the word.
        await #expect(throws: ServiceError.self) {
            try await family.perform(IssueKey(for: "kim", draft: held[0]), as: .anna)
        }
        let other = Wire(of: Vault(random: .system, clock: .stopped(at: family.clock.now)))
        let stranger = try decoder(other)
        #expect(throws: ServiceError.account(.keyRefused)) {
            try stranger.decode([KeyDraft].self, from: back)
        }
        let unknowing = try decoder(nil)
        #expect(throws: DecodingError.self) {
            try unknowing.decode([KeyDraft].self, from: back)
        }

        family.clock.advance(minutes: 15)
        let late = try decoder(Wire(of: vault))
        #expect(throws: ServiceError.account(.keyRefused)) {
            try late.decode([KeyDraft].self, from: back)
        }
    }

    @Test("is believed of a key's proof no more than its word")
    func believesNoProof() async throws {
        let family = try await Family()
        try await family.perform(AddChild(name: Name("Lea"), signIn: .password), as: .anna)
        let draft = try await family.gate.draftKey()
        let key = try await family.perform(IssueKey(for: "lea", draft: draft), as: .anna)
        let proof = try await family.gate.open(key.key)
        let vault = Vault(random: .system, clock: family.clock.wall)
        let sent = try encoder(Wire(of: vault)).encode(proof)
        // Who only has a key is not told who else lives there.
        #expect(!String(decoding: sent, as: UTF8.self).contains("Max"))

        var fields = try #require(
            JSONSerialization.jsonObject(with: sent) as? [String: Any])
        fields["signIn"] = "code"
        fields["username"] = "lea"
        fields["role"] = "owner"
        let forged = try JSONSerialization.data(withJSONObject: fields)
        let read = try decoder(Wire(of: vault)).decode(KeyProof.self, from: forged)
        #expect(read.signIn == .password && read.username == nil && read.role == .child)

        // A code is none of the passwords that a parent chose for her, nor is somebody's name.
        for password in ["482913", "max12345"] {
            await #expect(throws: ServiceError.self) {
                try await family.gate.join(
                    read, username: Username("lea"), password: Confidential(password),
                    request: family.newRequest())
            }
        }
    }

    @Test("has a refusal with all that explains it")
    func explainsRefusals() async throws {
        let family = try await Family()
        let error = try #require(
            await family.refusal(
                AddChore(title: Title("Rake"), for: .one("mia"), value: .nothing), as: .mia))
        let read = try decoder(.client).decode(
            [ServiceError].self, from: encoder(.client).encode([error]))
        #expect(read == [error])
        guard case .refused(let here) = error, case .refused(let there) = read[0] else {
            Issue.record("\(error)")
            return
        }
        let (own, told) = (
            try DecisionView(explaining: here), try DecisionView(explaining: there)
        )
        let sorted = JSONEncoder()
        sorted.outputFormatting = .sortedKeys
        #expect(try sorted.encode(own) == sorted.encode(told))
    }
}
