/// What is stored of a secret: an argon2id hash in the PHC string format.
///
/// Reading is stricter than libargon2, which would spend whatever a forged string asks for. Only
/// what we write ourselves is read, within bounds that the computer can bear.
package struct PHCString: Sendable {
    /// The costs it was made with.
    package let profile: HashingProfile
    /// The name of the key that took part, if one did.
    let keyID: [UInt8]?
    let salt: [UInt8]
    let tag: [UInt8]

    init(profile: HashingProfile, salt: [UInt8], tag: [UInt8]) {
        self.profile = profile
        self.keyID = nil
        self.salt = salt
        self.tag = tag
    }

    /// Reads `text`; tests lower `minimumMemory` to be quick.
    package init(
        _ text: String,
        minimumMemory: UInt32 = Bounds.memory.lowerBound
    ) throws(HashingError) {
        var reader = PHCReader(text)
        guard text.utf8.count <= Bounds.textLength,
            let profile = reader.costs(minimumMemory: minimumMemory)
        else { throw .unreadableHash }
        self.profile = profile
        keyID = reader.skip(",keyid=") ? reader.base64() : nil
        guard keyID.map(\.count).map(Bounds.keyID.contains) ?? true,
            reader.skip("$"), let salt = reader.base64(), Bounds.salt.contains(salt.count),
            reader.skip("$"), let tag = reader.base64(), Bounds.tag.contains(tag.count),
            reader.isAtEnd
        else { throw .unreadableHash }
        self.salt = salt
        self.tag = tag
    }

    /// What a readable string stays within.
    package enum Bounds {
        package static let memory: ClosedRange<UInt32> = 7_168...262_144
        static let passes: ClosedRange<UInt32> = 1...10
        static let lanes: ClosedRange<UInt32> = 1...8
        static let salt = 16...64
        static let tag = 32...64
        static let keyID = 1...8
        static let textLength = 256
    }
}

// MARK: - Storing it

extension PHCString {
    /// The string to store.
    package var text: String {
        let key = keyID.map { ",keyid=" + Base64.encode($0) } ?? ""
        let costs = "m=\(profile.memory),t=\(profile.passes),p=\(profile.lanes)\(key)"
        return "$argon2id$v=19$\(costs)$\(Base64.encode(salt))$\(Base64.encode(tag))"
    }
}

extension PHCString: Redacted {}
