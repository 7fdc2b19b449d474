/// One message on its way to one address, as the courier is asked to send it.
package struct Dispatch: Hashable, Sendable {
    /// What it is known by, the same whenever it is tried again, so that who gets it twice can tell.
    package let id: ID
    /// How it goes, and to whom.
    package let way: Way
    /// What it says.
    package let message: Message

    package init(id: ID, way: Way, message: Message) {
        self.id = id
        self.way = way
        self.message = message
    }
}

extension Dispatch {
    /// What a dispatch is known by: 1 to 64 letters, digits, hyphens and underscores of ASCII.
    ///
    /// It is an `Idempotency-Key`, a `webhook-id`, the sequence of ntfy and the name in a `Message-ID`, and so it is made
    /// of what stands in all of them as it is.
    package struct ID: Hashable, Sendable {
        /// The name as it is written.
        package let rawValue: String

        /// Creates an id, or returns `nil` when `rawValue` is none.
        package init?(_ rawValue: String) {
            guard (1...64).contains(rawValue.utf8.count), rawValue.utf8.allSatisfy(Self.isAllowed)
            else { return nil }
            self.rawValue = rawValue
        }

        private static func isAllowed(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    /// A text that lets somebody in somewhere, and prints as dots.
    package struct Secret: Hashable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible, CustomReflectable
    {
        /// The text itself.
        package let text: String

        package init(_ text: String) {
            self.text = text
        }

        package var description: String { "••••" }
        package var debugDescription: String { description }
        package var customMirror: Mirror { Mirror(self, children: []) }
    }
}
