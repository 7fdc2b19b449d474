/// What is stored of a secret: an argon2id hash in the PHC string format.
///
/// Reading is stricter than libargon2, which would spend whatever a forged string asks for. Only
/// what we write ourselves is read, within bounds that the computer can bear.
public struct PHCString: Sendable {
    /// The costs it was made with.
    public let profile: HashingProfile
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
        let memoryBounds = min(minimumMemory, Bounds.memory.lowerBound)...Bounds.memory.upperBound
        var reader = Reader(text)
        guard text.utf8.count <= Bounds.textLength,
            reader.skip("$argon2id$v=19$m="),
            let memory = reader.number(in: memoryBounds),
            reader.skip(",t="), let passes = reader.number(in: Bounds.passes),
            reader.skip(",p="), let lanes = reader.number(in: Bounds.lanes)
        else { throw .unreadableHash }
        profile = HashingProfile(memory: memory, passes: passes, lanes: lanes)
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
    public var text: String {
        let key = keyID.map { ",keyid=" + Base64.encode($0) } ?? ""
        let costs = "m=\(profile.memory),t=\(profile.passes),p=\(profile.lanes)\(key)"
        return "$argon2id$v=19$\(costs)$\(Base64.encode(salt))$\(Base64.encode(tag))"
    }
}

extension PHCString: Redacted {}

// MARK: - Reading it

/// Reads one part after the other.
private struct Reader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Skips `literal`, if it is next.
    mutating func skip(_ literal: StaticString) -> Bool {
        let literal = literal.description.utf8
        guard rest.starts(with: literal) else { return false }
        rest.removeFirst(literal.count)
        return true
    }

    /// Reads a decimal number without leading zeros.
    mutating func number(in bounds: ClosedRange<UInt32>) -> UInt32? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.first != UInt8(ascii: "0"),
            let number = UInt32(Substring(digits)), bounds.contains(number)
        else { return nil }
        rest.removeFirst(digits.count)
        return number
    }

    /// Reads base64 up to the next `$` or the end.
    mutating func base64() -> [UInt8]? {
        let part = rest.prefix { $0 != UInt8(ascii: "$") }
        rest.removeFirst(part.count)
        return Base64.decode(part)
    }
}
