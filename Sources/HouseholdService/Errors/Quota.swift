import HouseholdModel

/// How much of something there may be, so that nobody fills the disk or everybody's lists.
package enum Quota: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Dates of chores that are open in a household.
    case openChores = 5_000
    /// Those of chores that one child has added for itself.
    case ownTodos = 500
    /// Proposals of one member that no parent has answered.
    case proposals = 20
    /// Wishes of one member that no parent has answered.
    case wishes = 30
    /// Routines of a household, besides the one that is added.
    case routines = 50
    /// Accounts made in a day that have come into no household; and names, at most ten times as many, under which
    /// somebody tried to sign in.
    case strayAccounts = 25
    /// Households that one account is in.
    case households = 24
    /// People who wait to be let into a household.
    case waiting = 10
}

extension Quota {
    /// Throws where there is as much as there may be.
    func check(_ count: Int) throws(ServiceError) {
        guard count < rawValue else { throw .tooMany(self) }
    }

    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .openChores, .ownTodos, .proposals: "chore.too-many"
        case .wishes: "wish.too-many"
        case .routines: "routine.too-many"
        case .strayAccounts: "account.too-many"
        case .households: "household.too-many"
        case .waiting: "household.too-many-waiting"
        }
    }
}
