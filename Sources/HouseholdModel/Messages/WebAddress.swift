/// The address of something on the web, as far as messages go there (RFC 3986): `https://ntfy.sh/our-topic`.
///
/// Without a user name in it, and in plain ASCII. Whether a name stands for a machine that messages may go to is
/// found out when one is sent; an address that names such a machine itself is refused here.
package struct WebAddress: Hashable, Sendable {
    /// The whole address.
    package let text: String
    /// The name or number of the machine, in lower case; of IPv6 with brackets.
    package let host: String
    /// Whether it is encrypted on the way.
    package let isEncrypted: Bool

    private static let longest = 1_000

    /// Creates the address that `text` is, or returns `nil`.
    package init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.count <= Self.longest, bytes.allSatisfy({ (33...126).contains($0) }),
            !bytes.contains(where: { "\"<>\\^`{|}#".utf8.contains($0) }),
            let colon = text.firstIndex(of: ":"),
            case let scheme = text[..<colon].lowercased(), ["http", "https"].contains(scheme),
            text[colon...].hasPrefix("://")
        else { return nil }
        let rest = text[colon...].dropFirst(3)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard let host = Self.host(authority) else { return nil }
        self.text = text
        self.host = host
        isEncrypted = scheme == "https"
    }

    /// The address with another path behind it.
    package func appending(_ path: String) -> WebAddress? {
        WebAddress(text.hasSuffix("/") ? text + path : "\(text)/\(path)")
    }

    /// The address of another thing in the same folder.
    package func sibling(_ name: String) -> WebAddress? {
        guard let slash = text.lastIndex(of: "/"), !text.contains("?") else { return nil }
        return WebAddress(text[...slash] + name)
    }

    /// The machine of `name`, `name:port`, `[::1]` or `[::1]:port`.
    private static func host(_ authority: Substring) -> String? {
        guard !authority.contains("@") else { return nil }
        var (name, port): (Substring, Substring?)
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            name = authority[...end]
            let behind = authority[authority.index(after: end)...]
            guard behind.isEmpty || behind.hasPrefix(":") else { return nil }
            port = behind.isEmpty ? nil : behind.dropFirst()
        } else {
            let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
            guard (1...2).contains(parts.count) else { return nil }
            (name, port) = (parts[0], parts.count == 2 ? parts[1] : nil)
        }
        if let port {
            guard (1...5).contains(port.utf8.count),
                port.utf8.allSatisfy({ (48...57).contains($0) }),
                let number = Int(port), (1...65_535).contains(number)
            else { return nil }
        }
        let host = name.lowercased()
        return isName(host) ? host : nil
    }

    private static func isName(_ host: String) -> Bool {
        if host.hasPrefix("[") {
            let inside = host.dropFirst().dropLast()
            return inside.contains(":")
                && inside.utf8.allSatisfy { "0123456789abcdef:.".utf8.contains($0) }
        }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return host.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && !label.hasPrefix("-")
                    && !label.hasSuffix("-")
                    && label.utf8.allSatisfy {
                        (48...57).contains($0) || (97...122).contains($0) || "-_".utf8.contains($0)
                    }
            }
    }
}
