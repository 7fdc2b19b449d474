/// Why a server does not do what is asked.
package enum ServerProblem: Hashable, Sendable, Codable {
    /// Nobody answers at that address.
    case unreachable(String)
    /// It is another version of the program than the one that asks.
    case otherVersion(theirs: String, ours: String)
    /// This program was built without what reaches one.
    case notBuilt
    /// That is done beside the data file, and not through a server.
    case elsewhere
    /// It has more to do than it can.
    case busy
}

extension ServerProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .unreachable: "server.unreachable"
        case .otherVersion: "server.other-version"
        case .notBuilt: "server.not-built"
        case .elsewhere: "server.elsewhere"
        case .busy: "server.busy"
        }
    }
}
