package import Credentials

/// Where a server is.
package enum ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// A socket of this computer.
    case socket(path: String)
    /// A port of this computer.
    case loopback(port: Int)
    /// A computer of the house.
    case house(HouseAddress)

    /// Reads `unix:/run/chorus/chorus.sock`, `http://127.0.0.1:7443` and `https://home.local:7443`, or returns `nil`.
    ///
    /// Nothing is sent to other computers as it is: what goes there is encrypted.
    package init?(_ text: String) {
        if text.hasPrefix("unix:/") {
            self = .socket(path: String(text.dropFirst("unix:".count)))
            return
        }
        if let house = HouseAddress(text) {
            self = .house(house)
            return
        }
        let start = ["http://127.0.0.1:", "http://localhost:"].first { text.hasPrefix($0) }
        guard let start, let port = Self.port(text.dropFirst(start.count)) else { return nil }
        self = .loopback(port: port)
    }

    /// The number of a port, in digits alone.
    fileprivate static func port(_ text: Substring) -> Int? {
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let port = UInt16(text), port > 0
        else { return nil }
        return Int(port)
    }

    package var description: String {
        switch self {
        case .socket(let path): "unix:\(path)"
        case .loopback(let port): "http://127.0.0.1:\(port)"
        case .house(let house): house.description
        }
    }
}

/// A computer of the house that serves.
package struct HouseAddress: Hashable, Sendable, CustomStringConvertible {
    /// Its name or number; that of IPv6 without brackets.
    package let host: String
    /// The port there.
    package let port: Int
    /// The fingerprint of its authority, which stands in the link for the first visit.
    package let fingerprint: Fingerprint?

    /// The port where nothing else is said.
    package static let usualPort = 7443

    /// The address of that computer.
    package init(host: String, port: Int, fingerprint: Fingerprint?) {
        (self.host, self.port, self.fingerprint) = (host, port, fingerprint)
    }

    /// Reads `https://HOST`, with `:PORT` and `/#k=FINGERPRINT` where they are given, or returns `nil`.
    package init?(_ text: String) {
        guard text.hasPrefix("https://") else { return nil }
        let parts = text.dropFirst("https://".count).split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var place = parts[0]
        if place.hasSuffix("/") { place = place.dropLast() }
        guard let (host, port) = Self.split(place) else { return nil }
        guard parts.count == 2 else {
            self.init(host: host, port: port, fingerprint: nil)
            return
        }
        guard parts[1].hasPrefix("k="),
            let fingerprint = Fingerprint(typed: String(parts[1].dropFirst(2)))
        else {
            return nil
        }
        self.init(host: host, port: port, fingerprint: fingerprint)
    }

    /// Host and port, of which the host has nothing but what names and addresses of computers have.
    private static func split(_ place: Substring) -> (host: String, port: Int)? {
        let isNumber6 = place.hasPrefix("[")
        let end = isNumber6 ? place.firstIndex(of: "]") : place.firstIndex(of: ":")
        let host = (isNumber6 ? place.dropFirst() : place)[..<(end ?? place.endIndex)]
        let rest = end.map { place[$0...].drop { $0 == "]" } } ?? ""
        let signs = isNumber6 ? "0123456789abcdef:." : "0123456789abcdefghijklmnopqrstuvwxyz-."
        let lowercase = host.lowercased()
        guard (1...253).contains(lowercase.utf8.count), !lowercase.hasPrefix("-"),
            !isNumber6 || end != nil, lowercase.allSatisfy(signs.contains)
        else { return nil }
        guard !rest.isEmpty else { return (lowercase, usualPort) }
        guard rest.first == ":", let port = ServerAddress.port(rest.dropFirst()) else { return nil }
        return (lowercase, port)
    }

    /// The address alone, without the fingerprint.
    package var description: String {
        "https://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    /// The link for the first visit.
    package var link: String {
        fingerprint.map { "\(description)/#k=\($0)" } ?? description
    }
}
