/// A name of a machine, or its IPv4 address, as it may stand in an address of the web or of mail.
struct HostName: Hashable {
    /// The name, lowercase.
    let text: String

    /// Reads a name, or returns `nil` when it is none: names in other scripts have to be written in their ASCII form.
    init?(_ text: String) {
        let text = text.lowercased()
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 253,
            labels.allSatisfy({ label in
                (1...63).contains(label.utf8.count) && label.utf8.allSatisfy(Self.isAllowed)
                    && label.first != "-" && label.last != "-"
            })
        else { return nil }
        self.text = text
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
