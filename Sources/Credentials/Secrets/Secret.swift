internal import Glibc

/// Bytes that nobody but their user may see: what was typed as a password, a key or a code.
///
/// The bytes are wiped when the last reference goes, print and encode as dots and are only ever
/// lent. An empty secret matches nothing, not even another empty one.
@safe package final class Secret: Redacted {
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    /// Takes over `source` and wipes it, as far as nobody else holds a copy.
    package init(_ source: consuming [UInt8]) {
        unsafe bytes = .allocate(capacity: source.count)
        _ = unsafe bytes.initialize(from: source)
        unsafe source.withUnsafeMutableBytes { unsafe wipe($0) }
    }

    /// Copies the text, which Swift can't wipe: keep its life short.
    package convenience init(_ text: String) {
        self.init(Array(text.utf8))
    }

    deinit {
        unsafe wipe(UnsafeMutableRawBufferPointer(bytes))
        unsafe bytes.deallocate()
    }

    /// The number of bytes.
    package var count: Int { unsafe bytes.count }

    /// Whether there are no bytes.
    package var isEmpty: Bool { count == 0 }

    /// Lends the bytes to `body`.
    package func withBytes<Result, Failure>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(unsafe Span(_unsafeElements: bytes))
    }

    /// Whether both hold the same bytes, found out in a time that depends on their number only.
    package func matches(_ other: Secret) -> Bool {
        guard !isEmpty else { return false }
        return withBytes { mine in other.withBytes { theirs in areEqual(mine, theirs) } }
    }
}

/// Nothing changes the bytes between `init` and `deinit`, and both have them for themselves.
extension Secret: @unchecked Sendable {}

// MARK: - Encoding as dots

extension Secret: Codable {
    /// Encodes dots.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(redaction)
    }

    /// Decodes any text as an empty secret, since what was encoded never was the secret.
    package convenience init(from decoder: any Decoder) throws {
        _ = try decoder.singleValueContainer().decode(String.self)
        self.init([])
    }
}

// MARK: - Reading it as text

extension Secret {
    /// The bytes as text, or `nil` when they are not valid UTF-8.
    package var text: String? {
        withBytes { bytes in
            guard let text = try? UTF8Span(validating: bytes) else { return nil }
            return String(copying: text)
        }
    }
}

// MARK: - Comparing and wiping

/// Whether both hold the same bytes, found out in a time that depends on their number only.
func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    var difference: UInt8 = 0
    for index in left.indices {
        difference |= left[index] ^ right[index]
    }
    return difference == 0
}

private func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe explicit_bzero(start, bytes.count)
}
