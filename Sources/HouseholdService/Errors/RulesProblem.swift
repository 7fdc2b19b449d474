/// Why rules can't be used.
package enum RulesProblem: Hashable, Sendable, Codable {
    /// With the rules the owner could not do that any more.
    case lockOut(Action)
    /// Somebody changed the rules while others were looked at.
    case changed
    /// The rules that were handed in break a wall.
    case wallBroken(Breach)
    /// The rules that were handed in can't be used.
    case broken(String)
}

extension RulesProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .lockOut: "rules.lock-out"
        case .changed: "rules.changed"
        case .wallBroken: "rules.wall-broken"
        case .broken: "rules.broken"
        }
    }
}
