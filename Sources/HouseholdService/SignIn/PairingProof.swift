package import HouseholdModel

/// What a device that asks to be paired shows and keeps, in the words of RFC 8628.
package struct DeviceCodes: Codable, Sendable {
    /// What only the device knows, and with which it fetches its token.
    package let deviceCode: Confidential
    /// What it shows, and a parent types.
    package let userCode: Confidential
    /// For how many seconds it waits.
    package let expiresIn: Int
    /// How many seconds it waits before it asks again.
    package let interval: Int
}

/// What a device that waits is told.
package enum PairingAnswer: Codable, Sendable {
    /// No parent has typed its code yet.
    case pending
    /// It asks too often.
    case slowDown
    /// It was removed before it had its token.
    case denied
    /// No device waits with that code; it waited too long, or has its token already.
    case expired
    /// It is paired, and this is its token, which nobody is told again.
    case paired(Confidential)
}

/// That somebody who may pair devices has typed the code that one shows; only the gate makes one.
package struct PairingProof: Codable, Sendable {
    /// What the device calls itself.
    package let name: Title
    /// Where it asks from, where that is known.
    package let address: String?
    private let kept: Kept<[UInt8]>

    init(_ pairing: Pairing, showing digest: [UInt8]) {
        name = pairing.name
        address = pairing.address
        kept = .here(digest)
    }

    /// The SHA-256 of the code.
    var digest: [UInt8] { get throws(ServiceError) { try kept.value } }

    private enum CodingKeys: String, CodingKey {
        case name, address, word
    }

    /// Reads one from the wire; from nowhere else is a proof read back.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        name = try fields.decode(Title.self, forKey: .name)
        address = try fields.decodeIfPresent(String.self, forKey: .address)
        kept = try fields.decode(Kept<[UInt8]>.self, forKey: .word)
    }

    /// Writes what the device calls itself, and all of it for the wire.
    package func encode(to encoder: any Encoder) throws {
        guard encoder.wire != nil else {
            var container = encoder.singleValueContainer()
            return try container.encode(name)
        }
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(name, forKey: .name)
        try fields.encodeIfPresent(address, forKey: .address)
        try fields.encode(kept, forKey: .word)
    }
}
