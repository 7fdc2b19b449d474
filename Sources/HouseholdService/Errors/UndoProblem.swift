package import HouseholdModel

/// Why something can't be taken back, or done again.
package enum UndoProblem: Hashable, Sendable, Codable {
    /// What was done last is something that can't be taken back, and not what would be.
    case notLast(Phrase, instead: Substitute)
    /// Points and money move once for what was taken back; it is not done again.
    case pointsMoveOnce
    /// A later change of the same thing has to be taken back first.
    case inTheWay(LaterChange)
}

extension UndoProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .notLast: "undo.not-last"
        case .pointsMoveOnce: "redo.points"
        case .inTheWay: "undo.in-the-way"
        }
    }
}
