/// Why a server does not do what is asked.
package enum ServerProblem: Hashable, Sendable, Codable {
    /// Nobody answers at that address.
    case unreachable(String)
    /// What answers at that address is another program, or a server that is called otherwise.
    case notChorus(String)
    /// It is another version of the program than the one that asks.
    case otherVersion(theirs: String, ours: String)
    /// This program was built without what reaches one.
    case notBuilt
    /// That is done beside the data file, and not through a server.
    case elsewhere
    /// It has more to do than it can.
    case busy
    /// Its mark is not known here yet.
    case unknownHouse(String)
    /// It is not the one whose mark is known here.
    case otherHouse(String)
    /// What proves it can't be kept in that folder.
    case notKept(String)
    /// Too much was asked from this computer.
    case tooOften
    /// Whoever comes from another computer takes a key.
    case byInvitation
    /// One request brings more than that many things, for which all others would wait.
    case tooManyAtOnce(most: Int)
    /// It is asked for what no program of ours asks for in that form.
    case unreadable
}

extension ServerProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .unreachable: "server.unreachable"
        case .notChorus: "server.not-chorus"
        case .otherVersion: "server.other-version"
        case .notBuilt: "server.not-built"
        case .elsewhere: "server.elsewhere"
        case .busy: "server.busy"
        case .unknownHouse: "server.unknown"
        case .otherHouse: "server.other"
        case .notKept: "server.not-kept"
        case .tooOften: "server.too-often"
        case .byInvitation: "server.by-invitation"
        case .tooManyAtOnce: "server.too-many-at-once"
        case .unreadable: "server.unreadable"
        }
    }
}
