/// The identity of one `Entity`, which the compiler won't take for the identity of anything else.
///
/// It is a UUID (RFC 9562), made by the program and never typed by people: they name things by ``Number`` or by
/// words. As text it has the canonical lower-case form.
package struct Identifier<Entity>: Hashable, Sendable, Codable {
    /// The first and the last eight of its sixteen bytes: two numbers are copied and compared as such.
    private let first, last: UInt64

    /// Creates an identity, or returns `nil` when `rawValue` is not a canonical UUID.
    package init?(_ rawValue: String) {
        guard rawValue.utf8.count == 36 else { return nil }
        var (first, last): (UInt64, UInt64) = (0, 0)
        for (place, byte) in rawValue.utf8.enumerated() {
            let isDash = byte == UInt8(ascii: "-")
            guard isDash == Self.hasDash(at: place) else { return nil }
            if isDash { continue }
            guard let digit = hexadecimal.firstIndex(of: byte) else { return nil }
            if place < 18 {
                first = first << 4 | UInt64(digit)
            } else {
                last = last << 4 | UInt64(digit)
            }
        }
        (self.first, self.last) = (first, last)
    }

    /// Creates the identity with these sixteen bytes, or returns `nil` when there are more or fewer.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        first = number(bytes[..<8])
        last = number(bytes[8...])
    }

    /// Creates an identity (UUID version 7, RFC 9562 section 5.7).
    ///
    /// - Parameters:
    ///   - instant: When the thing came to be; identities made later sort later.
    ///   - random: Ten random bytes; missing ones count as zero.
    package init(at instant: Instant, random: [UInt8]) {
        func number(_ places: Range<Int>) -> UInt64 {
            places.reduce(0) { $0 << 8 | ($1 < random.count ? UInt64(random[$1]) : 0) }
        }
        first = UInt64(clamping: instant.milliseconds) << 16 | 0x7000 | number(0..<2) & 0x0FFF
        last = 0x8000_0000_0000_0000 | number(2..<10) & 0x3FFF_FFFF_FFFF_FFFF
    }

    /// When the thing came to be, as the identity says.
    package var madeAt: Instant { Instant(milliseconds: Int64(first >> 16)) }

    /// The same identity of something else that goes by it.
    package func of<Other>(_ other: Other.Type) -> Identifier<Other> {
        Identifier<Other>(first: first, last: last)
    }

    private init(first: UInt64, last: UInt64) {
        (self.first, self.last) = (first, last)
    }

    /// Its sixteen bytes, the most significant first (RFC 9562 section 4).
    package var bytes: [UInt8] {
        (0..<16).map { place in
            UInt8(truncatingIfNeeded: (place < 8 ? first : last) >> UInt64(56 - place % 8 * 8))
        }
    }

    /// The UUID as text, such as `0198c5a2-7c1e-7b3a-9d0e-2f4b6a8c0e1d`.
    package var rawValue: String {
        var (rest, next) = (first, last)
        return unsafe String(unsafeUninitializedCapacity: 36) { text in
            for place in 0..<36 {
                guard !Self.hasDash(at: place) else {
                    unsafe text[place] = UInt8(ascii: "-")
                    continue
                }
                let digit = UInt8(rest >> 60)
                let first = digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10
                unsafe text[place] = first + digit
                (rest, next) = (rest << 4 | next >> 60, next << 4)
            }
            return 36
        }
    }

    private static func hasDash(at place: Int) -> Bool {
        place == 8 || place == 13 || place == 18 || place == 23
    }

    /// Reads the text form.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let identifier = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a UUID")
        }
        self = identifier
    }

    /// Writes the text form.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

private let hexadecimal = Array("0123456789abcdef".utf8)

/// The number that eight bytes are, the most significant first.
private func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
}

/// The short number by which people name a chore or a reward; it counts from 1 in its household.
package typealias Number = Int
