/// Why a server can't listen somewhere.
package enum ServerFault: Error, Hashable, Sendable {
    /// Another one listens there.
    case taken(String)
    /// Another program listens at the port, which was to be for the house or for this computer alone.
    case takenPort(Int, isForHouse: Bool)
    /// Another server has the household in that folder.
    case served(String)
    /// Something else is there.
    case noSocket(String)
    /// The authority of the house can't be read or made there.
    case noAuthority(String)
    /// There is no authority there yet, and none is made by looking.
    case noAuthorityYet
    /// The system does not let it.
    case cannotListen
}
