import Credentials
import Foundation
import Testing

@Suite("A secret")
struct SecretTests {
    private static let canary = "canary-7Q2M"
    private let secret = Secret(canary)

    @Test(
        "matches the same bytes only",
        arguments: [
            ("canary-7Q2M", true), ("canary-7Q2N", false), ("canary-7Q2", false),
            ("canary-7Q2MM", false), ("", false),
        ])
    func matches(text: String, isSame: Bool) {
        #expect(secret.matches(Secret(text)) == isSame)
    }

    @Test("matches nothing when it is empty")
    func emptyMatchesNothing() {
        #expect(!Secret("").matches(Secret("")))
        #expect(Secret([]).isEmpty)
    }

    @Test("lends its bytes, all of them")
    func lends() {
        let lent = Secret([0, 1, 255, 0]).withBytes { bytes in bytes.indices.map { bytes[$0] } }

        #expect(lent == [0, 1, 255, 0])
    }

    @Test("leaves the bytes that were given to it to nobody else")
    func keepsItsOwnCopy() {
        let typed = Array(Self.canary.utf8)

        let secret = Secret(typed)

        #expect(typed == Array(Self.canary.utf8))
        #expect(secret.matches(self.secret))
    }

    @Test("shows dots wherever it is printed", arguments: printouts)
    func isRedacted(printout: Printout) {
        #expect(!printout.text.contains(Self.canary))
        #expect(!printout.text.contains("99, 97"))
        #expect(printout.text.contains("••••••"))
    }

    @Test("has an empty mirror")
    func mirror() {
        #expect(Mirror(reflecting: secret).children.isEmpty)
        #expect(Mirror(reflecting: LinkingKey(from: counting)).children.isEmpty)
        #expect(Mirror(reflecting: RecoveryCode(from: counting)).children.isEmpty)
        #expect(Mirror(reflecting: SessionToken(from: counting)).children.isEmpty)
    }

    @Test("is encoded as dots, which are read as a secret that matches nothing")
    func codes() throws {
        let json = try JSONEncoder().encode([secret])
        let decoded = try JSONDecoder().decode([Secret].self, from: json)

        #expect(String(decoding: json, as: UTF8.self) == #"["••••••"]"#)
        #expect(decoded.count == 1)
        #expect(decoded.allSatisfy { $0.isEmpty && !$0.matches(secret) && !secret.matches($0) })
    }

    @Test(
        "is normalised where it is text",
        arguments: [
            ("cafe\u{301}", "caf\u{E9}"), ("plain", "plain"), ("\u{1100}\u{1161}", "\u{AC00}"),
        ])
    func normalizes(typed: String, stored: String) {
        let expected = Array(stored.utf8)

        let bytes = Secret(typed).normalized().withBytes { bytes in bytes.indices.map { bytes[$0] }
        }

        #expect(bytes == expected)
    }

    @Test("stays as it is where it isn't text")
    func keepsBytes() {
        #expect(Secret([0xFF, 0xFE]).normalized().matches(Secret([0xFF, 0xFE])))
    }

    struct Printout: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
    }

    private static var printouts: [Printout] {
        let secret = Secret(canary)
        let holder = Holder(secret: secret, list: [secret], perhaps: secret)
        return [
            Printout(testDescription: "description", text: "\(secret)"),
            Printout(testDescription: "debug description", text: String(reflecting: secret)),
            Printout(testDescription: "optional", text: "\(String(describing: Optional(secret)))"),
            Printout(testDescription: "holder", text: "\(holder)"),
            Printout(testDescription: "dump", text: dumped(secret)),
            Printout(testDescription: "dump of a holder", text: dumped(holder)),
        ]
    }

    private struct Holder {
        let secret: Secret
        let list: [Secret]
        let perhaps: Secret?
    }

    private static func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}
