import Cedar
import HouseholdModel

// What a role alone may do.

extension HouseRules {
    /// Whether a member in `role` may do `action` to anything at all.
    func admits(
        _ role: Role, to action: Action, in template: Household.Template
    ) throws -> Bool {
        let stranger = try AuthorizationContext.stranger(role, in: template)
        return admits(stranger.uid, to: action, in: stranger.entities)
    }

    /// Whether members in `role` may do `action`: to anything at home, to nothing, or it depends.
    func answer(
        _ role: Role, _ action: Action, in template: Household.Template
    ) throws -> RulesTableView.Answer {
        let stranger = try AuthorizationContext.stranger(role, in: template)
        let answer = try answer(stranger.uid, action, in: stranger.entities)
        guard answer == .no, role == .helper else { return answer }
        let isInPasses = Self.policies(ofPasses: policies(for: action)).contains {
            $0.fits(action: action.uid, with: stranger.entities)
        }
        return isInPasses ? .depends : .no
    }

    /// Whether `principal` may do `action`: to anything at home, to nothing, or it depends.
    func answer(
        _ principal: EntityUID, _ action: Action, in people: Entities
    ) throws -> RulesTableView.Answer {
        guard admits(principal, to: action, in: people) else { return .no }
        let speaking = try policies(speakingTo: principal, about: action, in: people)
        let isOpen = speaking.contains { $0.effect == .permit && $0.isUnconditional }
        let isFenced = speaking.contains { $0.effect == .forbid }
        return isOpen && !isFenced ? .yes : .depends
    }

    /// The policies that are about `principal` and `action`, whatever it is done to.
    ///
    /// The walls that stand before every member alike go without saying.
    func policies(
        speakingTo principal: EntityUID, about action: Action, in people: Entities
    ) throws -> [Policy] {
        let uid = EntityUID("Action", action.rawValue)
        return try policies(for: action).policies.filter { policy in
            try policy.fits(action: uid, with: people)
                && policy.fits(principal: principal, with: people)
                && !policy.standsBeforeEverybody()
        }
    }
}

extension Policy.ID {
    /// Whether what is called so comes with the program.
    var isWall: Bool { rawValue.hasPrefix("wall.") }
}

extension Policy {
    /// Whether it comes with the program and no household can change it.
    var isWall: Bool { id.isWall }

    /// Whether it is a wall that stands before every member alike.
    fileprivate func standsBeforeEverybody() throws -> Bool {
        guard isWall, effect == .forbid else { return false }
        return try Role.allCases.allSatisfy { role in
            let stranger = try AuthorizationContext.stranger(role, in: .family)
            return fits(principal: stranger.uid, with: stranger.entities)
        }
    }
}
