import Credentials
import HouseholdDatabase
import HouseholdModel

/// A linking key that was made and hashed, and still has to be handed out.
///
/// Only ``Gate/draftKey()`` makes one that can be used, and keeps it: elsewhere there is a word for it.
package struct KeyDraft: Codable, Sendable {
    /// How many keys of a household may be open at once.
    static let mostOpen = 5

    private let kept: Kept<Made>

    /// A key with its hash.
    struct Made: Sendable {
        let key: Confidential
        let locator: String
        let phc: String
    }

    init(_ made: LinkingKey, phc: String) {
        kept = .here(
            Made(key: Confidential(made.reveal()), locator: made.locator, phc: phc))
    }

    /// The key.
    var made: Made { get throws(ServiceError) { try kept.value } }

    /// Reads the word for it.
    package init(from decoder: any Decoder) throws {
        kept = try Kept(from: decoder)
    }

    /// Writes the word for it, or dots.
    package func encode(to encoder: any Encoder) throws {
        try kept.encode(to: encoder)
    }
}

extension Gate {
    /// The same for whoever is signed in: strangers have nothing hashed.
    ///
    /// - Throws: ``AccountProblem/notSignedIn``, or ``ServiceError/hashing(_:)``.
    package func draftKey(as caller: Caller) async throws(ServiceError) -> KeyDraft {
        let isSomebody = try await wait {
            try store.read { try $0.principal(of: caller, at: clock.now()).account != nil }
        }
        guard isSomebody else { throw .account(.notSignedIn) }
        return try await draftKey()
    }

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
