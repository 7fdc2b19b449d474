import Credentials
import Testing

@Suite("A linking key")
struct LinkingKeyTests {
    @Test("is shown in three groups")
    func reveals() {
        #expect(LinkingKey(from: counting).reveal() == "0123-45678-9ABCD")
    }

    @Test("is found by four symbols and proved by ten")
    func parts() throws {
        let key = try #require(LinkingKey(typed: Secret("K7QM-2XRD9-V4TJH")))

        #expect(key.locator == "K7QM")
        #expect(key.secret.matches(Secret("2XRD9V4TJH")))
    }

    @Test(
        "is read however it is typed",
        arguments: [
            "K7QM-2XRD0-V1TJH", "k7qm-2xrd0-v1tjh", "k7qm2xrd0v1tjh", "K7QM 2XRD0 V1TJH",
            " K7-QM2X-RD0V--1TJH ", "K7QM-2XRDO-V1TJH", "K7QM-2XRD0-VITJH", "k7qm-2xrdo-vltjh",
        ])
    func folds(typed: String) {
        #expect(LinkingKey(typed: Secret(typed))?.reveal() == "K7QM-2XRD0-V1TJH")
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "K7QM-2XRD0-V1TJ", "K7QM-2XRD0-V1TJHH", "U7QM-2XRD0-V1TJH", "K7QM_2XRD0_V1TJH",
            "Ⅰ7QM-2XRD0-V1TJH", "K7QM-2XRD0-V1TJ\n", "K7QM\u{2011}2XRD0\u{2011}V1TJH",
        ])
    func refuses(typed: String) {
        #expect(LinkingKey(typed: Secret(typed)) == nil)
    }

    @Test("has every symbol about as often as any other, and never repeats")
    func isRandom() {
        let keys = (0..<4_000).map { _ in LinkingKey(from: .system).reveal() }
        let symbols = keys.joined().filter { $0 != "-" }
        let counts = Dictionary(symbols.map { ($0, 1) }, uniquingKeysWith: +)

        #expect(Set(keys).count == keys.count)
        #expect(Set(counts.keys) == Set("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
        #expect(counts.values.allSatisfy { (1_400...2_100).contains($0) })
    }

    @Test("prints nothing and can't be encoded")
    func isRedacted() {
        let key = LinkingKey(from: counting)

        #expect("\(key)" == "••••••")
        #expect(!((key as Any) is any Encodable))
    }
}

@Suite("A recovery code")
struct RecoveryCodeTests {
    private let code = RecoveryCode(typed: Secret("R7QM2-XKD9V-4TJHC-8W3ZN-PB5YAD"))

    @Test("is shown in five groups")
    func reveals() throws {
        #expect(RecoveryCode(from: counting).reveal() == "01234-56789-ABCDE-FGHJK-MNPQRS")
        #expect(try #require(code).reveal() == "R7QM2-XKD9V-4TJHC-8W3ZN-PB5YAD")
    }

    @Test("is recognised by its digest, however it is typed")
    func digests() throws {
        let typed = try #require(RecoveryCode(typed: Secret("r7qm2xkd9v 4tjhc8w3zn pb5yad")))
        let other = try #require(RecoveryCode(typed: Secret("r7qm2xkd9v 4tjhc8w3zn pb5yae")))
        let digest = try #require(code).digest
        let stored = try #require(SecretDigest(digest.bytes))

        #expect(stored.matches(typed.digest))
        #expect(!stored.matches(other.digest))
    }

    @Test("is stored as the SHA-256 of its symbols")
    func isSHA256() throws {
        let digest = try #require(code).digest.bytes

        #expect(Array(digest.prefix(4)) == bytes(hex: "d8879faf"))
        #expect(digest.count == 32)
        #expect(SecretDigest(Array(digest.dropLast())) == nil)
    }

    @Test(
        "is confirmed by its last four symbols",
        arguments: [
            ("5YAD", true), ("5yad", true), ("5YAE", false), ("YAD", false), ("B5YAD", false),
            ("", false),
        ])
    func confirms(typed: String, isConfirmed: Bool) throws {
        #expect(try #require(code).isConfirmed(by: Secret(typed)) == isConfirmed)
    }

    @Test("is nothing else", arguments: ["", "R7QM2-XKD9V-4TJHC-8W3ZN-PB5YA", "K7QM-2XRD9-V4TJH"])
    func refuses(typed: String) {
        #expect(RecoveryCode(typed: Secret(typed)) == nil)
    }

    @Test("prints nothing and can't be encoded")
    func isRedacted() throws {
        let code = try #require(code)

        #expect("\(code)" == "••••••")
        #expect(!((code as Any) is any Encodable))
    }
}

@Suite("A session token")
struct SessionTokenTests {
    @Test("is 64 hexadecimal digits")
    func reveals() {
        #expect(
            SessionToken(from: counting).reveal()
                == "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
        )
    }

    @Test("is read from what it wrote")
    func roundTrips() throws {
        let token = SessionToken(from: .system)

        let stored = try #require(SessionToken(stored: Secret(token.reveal())))

        #expect(stored.reveal() == token.reveal())
        #expect(stored.digest.matches(token.digest))
        #expect(!stored.digest.matches(SessionToken(from: .system).digest))
    }

    @Test("is stored as the SHA-256 of its bytes")
    func isSHA256() {
        let digest = SessionToken(from: counting).digest

        #expect(
            digest.bytes
                == bytes(hex: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd")
        )
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "00", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
            String(repeating: "0", count: 64) + "\n", String(repeating: "A", count: 64),
        ])
    func refuses(text: String) {
        #expect(SessionToken(stored: Secret(text)) == nil)
    }

    @Test("prints nothing and can't be encoded")
    func isRedacted() {
        let token = SessionToken(from: counting)

        #expect("\(token)" == "••••••")
        #expect(!((token as Any) is any Encodable))
    }
}
