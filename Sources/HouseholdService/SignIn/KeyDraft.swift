import Credentials

/// A linking key that was made and hashed, and still has to be handed out.
///
/// Only ``Gate/draftKey()`` makes one that can be used: read from JSON it is nobody's key.
package struct KeyDraft: Codable, Sendable {
    /// How many keys of a household may be open at once.
    static let mostOpen = 5

    let key: Confidential
    let locator: String
    let phc: String

    init(_ made: LinkingKey, phc: String) {
        self.key = Confidential(made.reveal())
        locator = made.locator
        self.phc = phc
    }

    /// Refuses: a key is never read back.
    package init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "a key is not read back"))
    }

    /// Writes dots.
    package func encode(to encoder: any Encoder) throws {
        try key.encode(to: encoder)
    }
}

extension Gate {
    /// Makes a linking key and hashes it, which takes as long as hashing a password.
    ///
    /// - Throws: ``ServiceError/hashing(_:)``.
    package func draftKey() async throws(ServiceError) -> KeyDraft {
        let key = LinkingKey(from: random)
        do {
            let phc: PHCString = try await hasher.hash(key.secret)
            return KeyDraft(key, phc: phc.text)
        } catch {
            throw ServiceError(error)
        }
    }
}
