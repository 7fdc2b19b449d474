import Cedar

/// Whom a rule is about.
package enum RulePeople: Hashable, Sendable {
    case everybody
    case group(RuleGroup)
    /// All who are in a household.
    case members
    /// Who is signed in, and in no household.
    case withoutHousehold
    /// Who is not signed in.
    case visitors
    /// The program itself.
    case program
    /// Who is given a pass.
    case holder
    /// One member, by the name that the rules know.
    case somebody(String)
    /// Others, in Cedar.
    case unknown(String)

    init(_ clause: ScopeClause) {
        self =
            switch clause {
            case .any: .everybody
            case .isType("Member"): .members
            case .isType("Account"): .withoutHousehold
            case .isType("Visitor"): .visitors
            case .isType("System"): .program
            case .equal(.slot(.principal)): .holder
            case .in(.entity(let uid)), .equal(.entity(let uid)),
                .isTypeIn("Member", .entity(let uid)):
                Self.named(uid) ?? .unknown(clause.text(of: "principal"))
            case .isType, .equal, .in, .isTypeIn: .unknown(clause.text(of: "principal"))
            }
    }

    private static func named(_ uid: EntityUID) -> RulePeople? {
        if let group = RuleGroup(uid) { return .group(group) }
        return uid.type == "Member" ? .somebody(uid.id) : nil
    }
}

/// What the rules call people who are something in a household.
package enum RuleGroup: String, CaseIterable, Hashable, Sendable {
    case owner, parent, child, helper, housemate, family, adult, member

    init?(_ uid: EntityUID) {
        guard uid.type == "Role" else { return nil }
        self.init(rawValue: uid.id)
    }
}

extension ScopeClause {
    /// The clause as it is written, of what it is about.
    func text(of variable: String) -> String {
        switch self {
        case .any: variable
        case .equal(let reference): "\(variable) == \(reference.text)"
        case .in(let reference): "\(variable) in \(reference.text)"
        case .isType(let type): "\(variable) is \(type)"
        case .isTypeIn(let type, let reference): "\(variable) is \(type) in \(reference.text)"
        }
    }
}

extension EntityReference {
    fileprivate var text: String {
        switch self {
        case .entity(let uid): "\(uid)"
        case .slot(let slot): "?\(slot.rawValue)"
        }
    }
}
