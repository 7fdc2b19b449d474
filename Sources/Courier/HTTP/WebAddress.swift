/// An address of HTTP, taken apart strictly, so that nobody after us reads another host in it.
struct WebAddress: Hashable {
    /// Whether it is one of `https`.
    let isEncrypted: Bool
    /// The name or address as it is looked up: lowercase, and without the brackets of IPv6.
    let host: String
    private let port: UInt16?
    /// The path and the query; it begins with a slash.
    let path: String

    /// Reads an address, or returns `nil` when it is none, has a user, a fragment or signs that do not belong there.
    init?(_ text: String) {
        guard
            let (isEncrypted, rest) = Self.schemes.lazy.compactMap({ scheme, isEncrypted in
                text.lowercased().hasPrefix(scheme)
                    ? (isEncrypted, text.utf8.dropFirst(scheme.utf8.count)) : nil
            }).first
        else { return nil }
        let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        let path = rest[end...]
        guard let (host, port) = Self.authority(String(Substring(rest[..<end]))),
            Self.isPath(path)
        else { return nil }
        self.init(
            isEncrypted: isEncrypted, host: host, port: port,
            path: path.isEmpty ? "/" : String(Substring(path)))
    }

    private init(isEncrypted: Bool, host: String, port: UInt16?, path: String) {
        self.isEncrypted = isEncrypted
        self.host = host
        self.port = port
        self.path = path
    }

    /// The address as it is requested.
    var text: String {
        let host = isIPv6 ? "[\(host)]" : host
        return "\(isEncrypted ? "https" : "http")://\(host)\(port.map { ":\($0)" } ?? "")\(path)"
    }

    /// The folder that its last part is in, and that part, when there is one and no query.
    var folder: (address: WebAddress, last: String)? {
        guard !path.contains("?"), let slash = path.lastIndex(of: "/") else { return nil }
        let last = path[path.index(after: slash)...]
        guard !last.isEmpty else { return nil }
        let folder = WebAddress(
            isEncrypted: isEncrypted, host: host, port: port, path: String(path[...slash]))
        return (folder, String(last))
    }

    private var isIPv6: Bool { host.contains(":") }
}

// MARK: - Reading

extension WebAddress {
    private static let schemes = [("https://", true), ("http://", false)]

    private static func authority(_ text: String) -> (host: String, port: UInt16?)? {
        let text = text.lowercased()
        let host: Substring
        let rest: Substring
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[..<end].dropFirst()
            rest = text[text.index(after: end)...]
            guard case .v6 = NetworkAddress(String(host)) else { return nil }
        } else {
            host = text.prefix { $0 != ":" }
            rest = text[host.endIndex...]
            guard HostName(String(host)) != nil else { return nil }
        }
        guard !rest.isEmpty else { return (String(host), nil) }
        let digits = rest.dropFirst()
        guard rest.first == ":", digits.allSatisfy({ ("0"..."9").contains($0) }),
            let port = UInt16(digits), port > 0
        else { return nil }
        return (String(host), port)
    }

    private static func isPath(_ path: some Collection<UInt8>) -> Bool {
        var bytes = path.makeIterator()
        while let byte = bytes.next() {
            if byte == UInt8(ascii: "%") {
                guard let high = bytes.next(), let low = bytes.next(), isHex(high), isHex(low)
                else {
                    return false
                }
            } else if !pathSigns.contains(byte) {
                return false
            }
        }
        return true
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isHexDigit
    }

    /// What RFC 3986 has in paths and queries, besides what is escaped.
    private static let pathSigns = Set(
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
            + "-._~!$&'()*+,;=:@/?").utf8)
}
