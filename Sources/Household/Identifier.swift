/// The identity of one `Entity`, which the compiler won't take for the identity of anything else.
///
/// It is a UUID in its canonical lower-case form (RFC 9562), made by the program and never typed by people:
/// they name things by ``Number`` or by words.
public struct Identifier<Entity>: Hashable, Sendable, Codable {
    /// The UUID as text, such as `0198c5a2-7c1e-7b3a-9d0e-2f4b6a8c0e1d`.
    public let rawValue: String

    /// Creates an identity, or returns `nil` when `rawValue` is not a canonical UUID.
    public init?(_ rawValue: String) {
        guard rawValue.utf8.count == 36 else { return nil }
        var place = 0
        for byte in rawValue.utf8 {
            let fits =
                switch place {
                case 8, 13, 18, 23: byte == UInt8(ascii: "-")
                default: byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 6
                }
            guard fits else { return nil }
            place += 1
        }
        self.rawValue = rawValue
    }

    /// Creates the identity whose text form `bytes` spells (UUID version 7, RFC 9562 section 5.7).
    ///
    /// - Parameters:
    ///   - instant: When the thing came to be; identities made later sort later.
    ///   - random: Ten random bytes; missing ones count as zero.
    public init(at instant: Instant, random: [UInt8]) {
        let time = UInt64(clamping: instant.milliseconds)
        var bytes = (0..<6).map { UInt8(truncatingIfNeeded: time >> (40 - 8 * $0)) }
        bytes += (0..<10).map { $0 < random.count ? random[$0] : 0 }
        bytes[6] = bytes[6] & 0x0F | 0x70
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array("0123456789abcdef".unicodeScalars)
        var text = ""
        for (place, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(place) { text.append("-") }
            text.unicodeScalars.append(digits[Int(byte >> 4)])
            text.unicodeScalars.append(digits[Int(byte & 15)])
        }
        rawValue = text
    }

    /// Reads the text form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let identifier = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a UUID")
        }
        self = identifier
    }

    /// Writes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// The short number by which people name a chore or a reward; it counts from 1 in its household.
public typealias Number = Int
