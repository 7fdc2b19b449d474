/// Where things are at a server, and how much it takes.
package enum WirePath {
    /// What stands at the door: ``DoorSign``.
    package static let sign = "/wire/sign"
    /// Before the name of what is asked for.
    package static let ask = "/wire/ask/"
    /// What every request says that is no page's in a browser: those can't send it to another site unasked.
    package static let header = "Chorus-Wire"

    /// How long a request of that name may be, in bytes.
    package static func mostBytes(for name: String) -> Int {
        switch name {
        case "ImportList": 4 << 20
        default: 1 << 20
        }
    }

    /// How long an answer may be, in bytes: a whole household's document is one.
    package static let mostAnswerBytes = 256 << 20
}

/// Where a server is.
package enum ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// A socket of this computer.
    case socket(path: String)
    /// A port of this computer.
    case loopback(port: Int)

    /// Reads `unix:/run/chorus/chorus.sock` and `http://127.0.0.1:7443`, or returns `nil`.
    ///
    /// Nothing is sent to other computers as it is: what goes there has to be encrypted.
    package init?(_ text: String) {
        if text.hasPrefix("unix:/") {
            self = .socket(path: String(text.dropFirst("unix:".count)))
            return
        }
        let start = ["http://127.0.0.1:", "http://localhost:"].first { text.hasPrefix($0) }
        guard let start, let port = UInt16(text.dropFirst(start.count)), port > 0 else {
            return nil
        }
        self = .loopback(port: Int(port))
    }

    package var description: String {
        switch self {
        case .socket(let path): "unix:\(path)"
        case .loopback(let port): "http://127.0.0.1:\(port)"
        }
    }
}
