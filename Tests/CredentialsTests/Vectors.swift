import Credentials
import Foundation
import Testing

/// The test vectors of `Fixtures/argon2-vectors.json`.
struct Vectors: Decodable {
    struct Group: Decodable {
        let name: String
        let cases: [Case]
        let normalization: [Normalization]?
    }

    struct Normalization: Decodable {
        let typed_hex: String
        let after_nfc_hex: String
    }

    struct Case: Decodable, CustomTestStringConvertible {
        let id: String
        let type: String?
        let m, t, p: UInt32?
        let password_hex, password_utf8, salt_hex, secret_hex, ad_hex, tag_hex: String?
        let phc, phc_with_keyid: String?
        let expect: String?
        let needs_rehash: Bool?

        var testDescription: String { id }

        var profile: HashingProfile {
            HashingProfile(memory: m ?? 0, passes: t ?? 0, lanes: p ?? 0)
        }

        var password: Secret {
            Secret(password_hex.map(bytes(hex:)) ?? Array((password_utf8 ?? "").utf8))
        }
    }

    let groups: [Group]

    static func group(_ name: String) -> Group {
        guard let group = all.groups.first(where: { $0.name == name }) else {
            preconditionFailure("the vectors have no group \(name)")
        }
        return group
    }

    /// The cases of a group that take little enough memory to be run each time.
    static func quick(_ name: String) -> [Case] {
        group(name).cases.filter { $0.profile.memory <= HashingProfile.floor.memory }
    }

    private static let all: Vectors = {
        let url = Bundle.module.url(
            forResource: "argon2-vectors",
            withExtension: "json",
            subdirectory: "Fixtures"
        )
        do {
            guard let url else { throw CocoaError(.fileNoSuchFile) }
            return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("the vectors can't be read: \(error)")
        }
    }()
}

/// Returns the bytes written as hexadecimal digits.
func bytes(hex: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Substring(hex)
    while let byte = UInt8(rest.prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
    }
    return bytes
}

/// A source that gives 0, 1, 2 and so on, from the start each time.
let counting = RandomSource { count in (0..<count).map { UInt8(truncatingIfNeeded: $0) } }
