/// How a household is served, as far as somebody says it: in a file, in options, or in neither.
struct ServeSettings {
    /// Where copies of the data go.
    enum Copies {
        case nowhere
        case folder(String)
    }

    var socket: String?
    var port: Int?
    var isOnLan = false
    var isForAll = false
    var isLogged = false
    var mayBeLocal = false
    var copies: Copies?

    /// Nothing is said.
    init() {}

    /// The most bytes of a path at which a socket can be; the system has room for eight more.
    private static let mostOfSocket = 100
    private static let ports = 1...65_535

    /// Whether a socket can be called that.
    static func isSocket(_ path: String) -> Bool {
        isPath(path) && path.utf8.count <= mostOfSocket
    }

    static func isPort(_ number: Int) -> Bool { ports.contains(number) }

    /// Whether it is a path from the root, the same wherever the program is started.
    static func isPath(_ path: String) -> Bool {
        path.hasPrefix("/") && path.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    }
}

// MARK: - With what nobody said

extension ServeSettings {
    /// Where the socket is, of a household whose data is in `folder`.
    func socket(in folder: String) -> String { socket ?? folder + "/chorus.sock" }

    /// In which folder copies are kept; `nil` where none are.
    func copies(in folder: String) -> String? {
        switch copies {
        case .nowhere: nil
        case .folder(let path): path
        case nil: folder + "/backups"
        }
    }
}
