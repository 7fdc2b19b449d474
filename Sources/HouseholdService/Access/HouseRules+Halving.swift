import Cedar

extension HouseRules {
    /// The rules that leave half of the points: those that forbid all of them and say that it is this which they forbid.
    ///
    /// A rule about whatever somebody does is none of them: where others say that it is done, its say on that was not asked.
    static func halving(_ policies: PolicySet) -> Set<Policy.ID> {
        Set(
            policies.policies.filter {
                $0.effect == .forbid && !$0.isWall && $0.statement.action.names(.fullPoints)
            }.map(\.id))
    }
}

extension ActionClause {
    fileprivate func names(_ action: Action) -> Bool {
        switch self {
        case .any: false
        case .equal(let uid), .in(let uid): uid == action.uid
        case .inAny(let uids): uids.contains(action.uid)
        }
    }
}
