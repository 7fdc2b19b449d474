import Credentials
import Testing

@Suite("A stored hash")
struct PHCStringTests {
    private let example =
        "$argon2id$v=19$m=65536,t=3,p=4$AAECAwQFBgcICQoLDA0ODw$hTsnKkTbFCHAKWJmmlXrCZTzyrOF7RxMeSU+7hm6tJ4"

    @Test("is written as it was read", arguments: Vectors.group("product-parameters").cases)
    func roundTrips(vector: Vectors.Case) throws {
        let text = try #require(vector.phc)

        let stored = try PHCString(text)

        #expect(stored.text == text)
        #expect(stored.profile == vector.profile)
    }

    @Test("keeps the name of its key", arguments: Vectors.group("pepper").cases)
    func keepsKeyID(vector: Vectors.Case) throws {
        let text = try #require(vector.phc_with_keyid)

        #expect(try PHCString(text).text == text)
    }

    @Test("is refused unless we could have written it", arguments: Vectors.group("refuse").cases)
    func refuses(vector: Vectors.Case) throws {
        let text = try #require(vector.phc)

        #expect(throws: HashingError.unreadableHash) { try PHCString(text) }
    }

    @Test(
        "is refused just out of bounds and read on them",
        arguments: [
            ("m=7168,t=3,p=4", true), ("m=7167,t=3,p=4", false),
            ("m=262144,t=3,p=4", true), ("m=262145,t=3,p=4", false),
            ("m=65536,t=1,p=4", true), ("m=65536,t=10,p=4", true), ("m=65536,t=11,p=4", false),
            ("m=65536,t=3,p=1", true), ("m=65536,t=3,p=8", true), ("m=65536,t=3,p=9", false),
            ("m=+65536,t=3,p=4", false), ("m= 65536,t=3,p=4", false), ("m=65536,t=3,p=", false),
            ("m=65536,t=3,p=4,keyid=", false), ("m=65536,t=3,p=4,keyid=AAAAAAAAAAAA", false),
        ])
    func bounds(costs: String, isReadable: Bool) {
        let text = example.replacing("m=65536,t=3,p=4", with: costs)

        let stored = try? PHCString(text)

        #expect((stored != nil) == isReadable)
    }

    @Test(
        "is refused when salt or tag has a wrong length",
        arguments: [
            (15, 32), (65, 32), (16, 31), (16, 65),
        ])
    func lengths(salt: Int, tag: Int) {
        let text = "$argon2id$v=19$m=65536,t=3,p=4$\(base64Zeros(salt))$\(base64Zeros(tag))"

        #expect(throws: HashingError.unreadableHash) { try PHCString(text) }
    }

    @Test("may have the longest salt and tag")
    func longest() throws {
        let text = "$argon2id$v=19$m=65536,t=3,p=4$\(base64Zeros(64))$\(base64Zeros(64))"

        #expect(try PHCString(text).text == text)
    }

    @Test("is refused when one character is missing anywhere")
    func refusesGaps() {
        for index in example.indices {
            var text = example
            text.remove(at: index)
            let changed = try? PHCString(text).text

            #expect(changed == nil || changed == text)
        }
    }

    @Test("prints nothing of itself")
    func isRedacted() throws {
        let stored = try PHCString(example)

        #expect("\(stored)" == "••••••")
    }

    private func base64Zeros(_ count: Int) -> String {
        String(repeating: "A", count: (count * 8 + 5) / 6)
    }
}
