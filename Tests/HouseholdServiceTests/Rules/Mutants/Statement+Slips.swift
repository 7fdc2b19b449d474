import Cedar

extension Statement {
    /// The policy about one action less, or about more people or things.
    var slipsInScope: [Slip<Statement>] { slipsInAction + slipsInPrincipal + slipsInResource }

    private var slipsInAction: [Slip<Statement>] {
        guard case .inAny(let actions) = action else { return [] }
        return actions.map { left in
            var other = self
            other.action = .inAny(actions.filter { $0 != left })
            return Slip(words: "not about \(left.idText)", written: other)
        }
    }

    private var slipsInPrincipal: [Slip<Statement>] {
        principal.wider.map { wider in
            var other = self
            other.principal = wider
            return Slip(words: "about \(wider.text(for: .principal))", written: other)
        }
    }

    private var slipsInResource: [Slip<Statement>] {
        resource.wider.map { wider in
            var other = self
            other.resource = wider
            return Slip(words: "about \(wider.text(for: .resource))", written: other)
        }
    }
}

extension ScopeClause {
    /// The clauses that take in more: everything, or the groups that a role is in.
    fileprivate var wider: [ScopeClause] {
        switch self {
        case .any: []
        case .in(.entity(let uid)): [.any] + uid.groups.map { .in(.entity($0)) }
        case .equal(.entity(let uid)): [.any] + uid.groups.map { .in(.entity($0)) }
        case .isType, .isTypeIn, .in, .equal: [.any]
        }
    }
}

extension EntityUID {
    /// The groups that a role is in, of whatever template.
    fileprivate var groups: [EntityUID] {
        guard entityType == "Role" else { return [] }
        let names =
            switch idText.string {
            case "owner": ["parent", "housemate"]
            case "parent", "housemate": ["family", "adult"]
            case "child": ["family"]
            case "helper": ["adult"]
            case "family", "adult": ["member"]
            default: [String]()
            }
        return names.map { EntityUID("Role", $0) }
    }
}
