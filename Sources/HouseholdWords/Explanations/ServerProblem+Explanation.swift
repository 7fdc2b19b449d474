import HouseholdModel
package import HouseholdService

extension ServerProblem {
    /// What is told where a server does not do what is asked.
    package var explanation: Explanation {
        switch self {
        case .unreachable(let address):
            Explanation(
                code, .unavailable,
                "Nobody answers at \(address). Is the server running, and is the address right?")
        case .notChorus(let address):
            Explanation(
                code, .unavailable,
                "What answers at \(address) is no Chorus, or is called otherwise. Name it by its own address and port."
            )
        case .otherVersion(let theirs, let ours):
            Explanation(
                code, .configuration,
                "The server is Chorus \(theirs), and this is \(ours). Bring both to the same version."
            )
        case .notBuilt:
            Explanation(
                code, .configuration,
                "This program was built without the server. Build it with: Scripts/install --server"
            )
        case .elsewhere:
            Explanation(
                code, .usage,
                "That is done on the computer where the data is, and not through a server.")
        case .busy:
            Explanation(
                code, .temporary, "The server has too much to do. Try again in a moment.")
        case .unknownHouse(let address):
            Explanation(
                code, .configuration,
                "This computer does not know \(address) yet. Name it by the link that chorus serve --show tells there."
            )
        case .otherHouse(let address):
            Explanation(
                code, .configuration,
                "What answers at \(address) is not the server that is known here. If it was set up anew, name it by the link that chorus serve --show tells there."
            )
        case .notKept(let folder):
            Explanation(
                code, .cannotCreate,
                "What proves the server can't be kept in \(folder). May you write there, and is there room?"
            )
        case .tooOften:
            Explanation(
                code, .temporary,
                "Too much was asked from this computer. Try again in a minute.")
        case .byInvitation:
            Explanation(
                code, .noPermission,
                "From another computer you come in with a key. The first account is made on the computer where the data is.",
                try: ["join"])
        case .tooManyAtOnce(let most):
            Explanation(
                code, .usage,
                "A server takes at most \(most) of these at once, and did none of them. Name fewer."
            )
        case .unreadable:
            Explanation(
                code, .configuration,
                "The server can't read what this program asks. Bring both to the same version.")
        }
    }
}
