package import HouseholdModel

/// Why chores can't be put together so.
package enum RoutineProblem: Hashable, Sendable, Codable {
    /// A routine is called so already.
    case isThere(Tag)
}

extension RoutineProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .isThere: "routine.is-there"
        }
    }
}
