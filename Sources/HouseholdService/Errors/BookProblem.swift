/// What is the matter with the books.
package enum BookProblem: Hashable, Sendable, Codable {
    /// The books do not add up.
    case damaged(BookFault)
    /// Something in the books does not fit, which a parent reads more of.
    case notWhole
    /// The parent has not sealed the books.
    case noSeal
}

extension BookProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .damaged, .notWhole: "audit.damaged"
        case .noSeal: "audit.no-seal"
        }
    }
}
