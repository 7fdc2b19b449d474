/// From what a key is made besides the password: argon2id's costs and a salt of the key's own.
///
/// It is no secret, and is stored beside what the key seals.
package struct KeyRecipe: Sendable {
    /// The costs.
    package let profile: HashingProfile
    let salt: [UInt8]

    init(profile: HashingProfile, salt: [UInt8]) {
        self.profile = profile
        self.salt = salt
    }

    /// Reads what ``text`` wrote; costs that the computer can't bear are not read.
    init(_ text: String, minimumMemory: UInt32) throws(HashingError) {
        var reader = PHCReader(text)
        guard text.utf8.count <= PHCString.Bounds.textLength,
            let profile = reader.costs(minimumMemory: minimumMemory),
            reader.skip("$"), let salt = reader.base64(),
            PHCString.Bounds.salt.contains(salt.count), reader.isAtEnd
        else { throw .unreadableHash }
        self.init(profile: profile, salt: salt)
    }

    /// The text to store, in the way of PHC strings, but without a hash.
    package var text: String {
        "$argon2id$v=19$m=\(profile.memory),t=\(profile.passes),p=\(profile.lanes)$"
            + Base64.encode(salt)
    }
}
