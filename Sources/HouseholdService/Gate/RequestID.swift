/// The caller's name for a request, so that sending it again changes nothing: a UUID.
package struct RequestID: Hashable, Sendable {
    /// The UUID in lower case.
    package let text: String
    /// Whether the caller may send it again: what came of it is only remembered then.
    package let mayComeAgain: Bool

    /// Creates a name, or returns `nil` when `text` is not a UUID.
    ///
    /// - Parameters:
    ///   - text: The UUID.
    ///   - mayComeAgain: `false` where it was made up for this one time, and nobody knows it afterwards.
    package init?(_ text: String, mayComeAgain: Bool = true) {
        let folded = text.lowercased()
        guard folded.utf8.count == 36,
            folded.utf8.enumerated().allSatisfy({ place, byte in
                [8, 13, 18, 23].contains(place)
                    ? byte == UInt8(ascii: "-")
                    : (48...57).contains(byte) || (97...102).contains(byte)
            })
        else { return nil }
        self.init(unchecked: folded, mayComeAgain)
    }

    private init(unchecked text: String, _ mayComeAgain: Bool) {
        self.text = text
        self.mayComeAgain = mayComeAgain
    }

    /// What the records have of it: what nobody knows afterwards they need not have.
    var recorded: String { mayComeAgain || [.reply, .byItself].contains(self) ? text : "" }

    /// The request of somebody who answered a message with one touch; the records say that it was so.
    static let reply = RequestID(unchecked: "reply", false)

    /// What nobody asked for: time brought it; the records say that it was so.
    static let byItself = RequestID(unchecked: "by-itself", false)

    /// The id of a later step of the same request: the first digit counts on.
    package func following(_ step: Int) -> RequestID {
        let first = text.first.flatMap(\.hexDigitValue) ?? 0
        let digit = String((first + step) % 16, radix: 16)
        return RequestID(unchecked: digit + text.dropFirst(), mayComeAgain)
    }
}
