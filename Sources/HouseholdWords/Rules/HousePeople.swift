package import HouseholdModel

/// Whom a house rule is about.
package enum HousePeople: Hashable, Sendable {
    case group(HouseGroup)
    case somebody(HouseMember)
}

/// People who are not called by their names.
package enum HouseGroup: String, CaseIterable, Hashable, Sendable {
    case children, parents, owner, helpers, housemates, everybody
}

/// Somebody at home whom a house rule calls by name.
package struct HouseMember: Hashable, Sendable {
    /// By which the rule knows them.
    package let id: Member.ID
    /// What they are called at home.
    package let name: String
    /// What they are in the household.
    package let role: Role

    /// Creates somebody.
    package init(id: Member.ID, name: String, role: Role) {
        (self.id, self.name, self.role) = (id, name, role)
    }
}

extension HousePeople {
    /// Whether it is somebody who is called by name.
    package var isNamed: Bool { if case .somebody = self { true } else { false } }

    /// Whether all of them are children.
    package var areChildren: Bool {
        switch self {
        case .group(let group): group == .children
        case .somebody(let member): member.role == .child
        }
    }
}
