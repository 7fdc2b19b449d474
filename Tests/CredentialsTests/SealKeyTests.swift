import Credentials
import Crypto
import Foundation
import Testing

@Suite("The key of a seal")
struct SealKeyTests {
    private let hasher = PasswordHasher.cheap()
    private let password = Secret("quiet river lamp seven")
    private let message = Array("chorus seal".utf8)

    @Test("comes of the password and its recipe, and of no other")
    func comesOfPassword() async throws {
        let recipe = hasher.newRecipe()
        let code = try await hasher.key(from: password, by: recipe).code(for: message)

        let same = try await hasher.key(from: password, by: hasher.readRecipe(recipe.text))
        let others = [
            try await hasher.key(from: Secret("quiet river lamp eight"), by: recipe),
            try await hasher.key(from: password, by: hasher.newRecipe()),
        ]

        #expect(same.fits(code, message))
        #expect(others.allSatisfy { !$0.fits(code, message) })
        #expect(!same.fits(code, message + [0]))
        #expect(!same.fits(code.dropLast(), message) && !same.fits([], message))
    }

    @Test("is what argon2id gives, and its code an HMAC-SHA256")
    func isStandard() async throws {
        let salt = [UInt8](repeating: 7, count: 16)
        let base64 = Data(salt).base64EncodedString().prefix { $0 != "=" }
        let recipe = try hasher.readRecipe("$argon2id$v=19$m=8,t=1,p=1$\(base64)")

        let code = try await hasher.key(from: password, by: recipe).code(for: message)

        let key = try argon2id(password, salt: salt, profile: recipe.profile, tagLength: 32)
        let expected = HMAC<SHA256>.authenticationCode(
            for: message, using: SymmetricKey(data: key))
        #expect(code == Array(expected))
    }

    @Test("takes the same password however it was typed")
    func normalizes() async throws {
        let recipe = hasher.newRecipe()
        let code = try await hasher.key(from: Secret("caf\u{E9}"), by: recipe).code(for: message)

        let other = try await hasher.key(from: Secret("cafe\u{301}"), by: recipe)

        #expect(other.fits(code, message))
    }

    @Test(
        "has a recipe that is refused when it is not one, or costs too much",
        arguments: [
            "", "$", "$argon2id$v=19$m=8,t=1,p=1", "$argon2id$v=19$m=8,t=1,p=1$",
            "$argon2id$v=19$m=8,t=1,p=1$AAAA", "$argon2i$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA",
            "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$",
            "$argon2id$v=19$m=4194304,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA",
            "$argon2id$v=19$m=8,t=99,p=1$AAAAAAAAAAAAAAAAAAAAAA",
            "$argon2id$v=19$m=08,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA",
        ]
    )
    func refusesRecipe(text: String) {
        #expect(throws: HashingError.unreadableHash) { try hasher.readRecipe(text) }
    }

    @Test("costs what a password's hash costs, and more when that does")
    func costsAsMuch() throws {
        let recipe = PasswordHasher(slots: .unlimited).newRecipe()

        #expect(recipe.profile == .standard)
        #expect(recipe.text.hasPrefix("$argon2id$v=19$m=65536,t=3,p=4$"))
        #expect(PasswordHasher(slots: .unlimited).isOutdated(hasher.newRecipe()))
        #expect(!hasher.isOutdated(recipe))
        #expect(throws: HashingError.unreadableHash) {
            try PasswordHasher(slots: .unlimited).readRecipe(hasher.newRecipe().text)
        }
    }

    @Test("shows nothing of itself")
    func isRedacted() async throws {
        let key = try await hasher.key(from: password, by: hasher.newRecipe())

        #expect("\(key)" == "••••••")
        #expect(Mirror(reflecting: key).children.isEmpty)
    }
}
