/// The caller's name for a request, so that sending it again changes nothing: a UUID.
public struct RequestID: Hashable, Sendable {
    /// The UUID in lower case.
    public let text: String

    /// Creates a name, or returns `nil` when `text` is not a UUID.
    public init?(_ text: String) {
        let folded = text.lowercased()
        guard folded.utf8.count == 36,
            folded.utf8.enumerated().allSatisfy({ place, byte in
                [8, 13, 18, 23].contains(place)
                    ? byte == UInt8(ascii: "-")
                    : (48...57).contains(byte) || (97...102).contains(byte)
            })
        else { return nil }
        self.text = folded
    }

    private init(unchecked text: String) {
        self.text = text
    }

    /// The id of a later step of the same request: the first digit counts on.
    public func following(_ step: Int) -> RequestID {
        let first = text.first.flatMap(\.hexDigitValue) ?? 0
        let digit = String((first + step) % 16, radix: 16)
        return RequestID(unchecked: digit + text.dropFirst())
    }
}
