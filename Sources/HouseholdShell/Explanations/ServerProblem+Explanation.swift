import HouseholdModel
import HouseholdService

extension ServerProblem {
    /// What is told where a server does not do what is asked.
    var explanation: Explanation {
        switch self {
        case .unreachable(let address):
            Explanation(
                code, .unavailable,
                "Nobody answers at \(address). Is the server running, and is the address right?")
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
        }
    }
}
