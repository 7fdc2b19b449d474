/// Why a server can't listen somewhere.
package enum ServerFault: Error, Hashable, Sendable {
    /// Another one listens there.
    case taken(String)
    /// Something else is there.
    case noSocket(String)
    /// The authority of the house can't be read or made there.
    case noAuthority(String)
    /// The system does not let it.
    case cannotListen
}
