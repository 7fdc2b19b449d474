/// An IP address with the length of its network prefix; with a shorter prefix it stands for a range.
public struct IPAddress: Hashable, Sendable {
    /// Whether an address has 32 or 128 bits.
    public enum Family: Hashable, Sendable {
        /// Addresses such as `192.168.0.1`.
        case v4
        /// Addresses such as `fe80::1`.
        case v6

        /// The number of bits of an address.
        var width: Int { self == .v4 ? 32 : 128 }
    }

    /// Whether this is an IPv4 or an IPv6 address.
    public let family: Family
    /// How many leading bits the addresses of the range share.
    public let prefix: UInt8
    private let high: UInt64
    private let low: UInt64

    private init(_ family: Family, bits: UInt128, prefix: Int) {
        self.family = family
        self.prefix = UInt8(prefix)
        high = UInt64(truncatingIfNeeded: bits >> 64)
        low = UInt64(truncatingIfNeeded: bits)
    }

    private var bits: UInt128 { UInt128(high) << 64 | UInt128(low) }
}

// MARK: - Ranges

extension IPAddress {
    private var range: ClosedRange<UInt128> {
        let hosts = UInt128.max & ~(UInt128.max << (family.width - Int(prefix)))
        return bits & ~hosts...bits | hosts
    }

    /// Whether every address meant by this one is also meant by `other`.
    public func isInRange(_ other: IPAddress) -> Bool {
        family == other.family && other.range.contains(range.lowerBound)
            && other.range.contains(range.upperBound)
    }

    /// Whether only this machine is meant.
    public var isLoopback: Bool {
        isInRange(family == .v4 ? Self.loopback4 : Self.loopback6)
    }

    /// Whether only groups of machines are meant.
    public var isMulticast: Bool {
        isInRange(family == .v4 ? Self.multicast4 : Self.multicast6)
    }

    private static let loopback4 = IPAddress(.v4, bits: 127 << 24, prefix: 8)
    private static let loopback6 = IPAddress(.v6, bits: 1, prefix: 128)
    private static let multicast4 = IPAddress(.v4, bits: 224 << 24, prefix: 4)
    private static let multicast6 = IPAddress(.v6, bits: 0xFF << 120, prefix: 8)
}

// MARK: - Reading

extension IPAddress {
    /// Creates the address that `text` spells, or returns `nil`.
    public init?(_ text: Text) {
        let bytes = Array(text.string.utf8)
        guard bytes.count <= 43 else { return nil }
        let parts = bytes.split(
            separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
        let family: Family = parts[0].contains(UInt8(ascii: ":")) ? .v6 : .v4
        let bits = family == .v4 ? Self.bits4(parts[0]) : Self.bits6(parts[0])
        guard let bits else { return nil }
        guard parts.count == 2 else {
            self.init(family, bits: bits, prefix: family.width)
            return
        }
        guard let prefix = Self.number(parts[1], upTo: family.width) else { return nil }
        self.init(family, bits: bits, prefix: prefix)
    }

    /// Reads a decimal number without leading zeros.
    private static func number(_ digits: ArraySlice<UInt8>, upTo limit: Int) -> Int? {
        guard digits.allSatisfy(Name.isDigit),
            digits.count == 1 || digits.first != UInt8(ascii: "0"),
            let number = UInt64(digits: digits), number <= limit
        else { return nil }
        return Int(number)
    }

    private static func bits4(_ text: ArraySlice<UInt8>) -> UInt128? {
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let bytes = parts.compactMap { number($0, upTo: 255) }
        guard parts.count == 4, bytes.count == 4 else { return nil }
        return bytes.reduce(0) { $0 << 8 | UInt128($1) }
    }

    private static func bits6(_ text: ArraySlice<UInt8>) -> UInt128? {
        let colon = UInt8(ascii: ":")
        let gaps = text.indices.dropLast().filter { text[$0] == colon && text[$0 + 1] == colon }
        guard gaps.count <= 1 else { return nil }
        guard let gap = gaps.first else {
            return groups(text).flatMap { $0.count == 8 ? joined($0) : nil }
        }
        guard let front = groups(text[..<gap]), let back = groups(text[(gap + 2)...]),
            front.count + back.count <= 7
        else { return nil }
        return joined(front + Array(repeating: 0, count: 8 - front.count - back.count) + back)
    }

    /// Reads hexadecimal numbers with colons between them, none at all included.
    private static func groups(_ text: ArraySlice<UInt8>) -> [UInt16]? {
        guard !text.isEmpty else { return [] }
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let groups = parts.compactMap { part -> UInt16? in
            guard (1...4).contains(part.count), part.allSatisfy({ $0 != UInt8(ascii: "+") }) else {
                return nil
            }
            return UInt16(String(decoding: part, as: UTF8.self), radix: 16)
        }
        return groups.count == parts.count ? groups : nil
    }

    private static func joined(_ groups: [UInt16]) -> UInt128 {
        groups.reduce(0) { $0 << 16 | UInt128($1) }
    }
}

// MARK: - Writing

extension IPAddress: CustomStringConvertible {
    /// The address in full, with its prefix when it stands for a range.
    public var description: String {
        let address =
            switch family {
            case .v4: units(of: 8).map { String($0) }.joined(separator: ".")
            case .v6: units(of: 16).map { String($0, radix: 16) }.joined(separator: ":")
            }
        return Int(prefix) == family.width ? address : "\(address)/\(prefix)"
    }

    private func units(of size: Int) -> [UInt128] {
        stride(from: family.width - size, through: 0, by: -size).map { shift in
            bits >> UInt128(shift) & (1 << UInt128(size) - 1)
        }
    }
}
