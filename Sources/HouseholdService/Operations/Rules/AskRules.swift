package import HouseholdModel

/// Asks the rules whether a member may do something.
///
/// Everybody about oneself; parents about everybody.
package struct AskRules: Inquiry, PersonOperation {
    package static let action = Action.askRules
    let asked: Action
    package let name: String?
    let thing: String?

    /// May `name`, or whoever asks, do `action` to `thing`: the number of a chore, reward or absence, or a person.
    package init(_ action: Action, of name: String? = nil, on thing: String? = nil) {
        asked = action
        self.name = name
        self.thing = thing
    }

    /// What the rules say.
    package func answer(_ sight: borrowing Sight<Member>) throws -> DecisionView {
        let home = try sight.home()
        guard let account = sight.principal.account else {
            throw ServiceError.account(.notSignedIn)
        }
        let resource = try sight.resource(asked, thing, by: sight.subject, in: home)
        if thing != nil { try sight.checkSupposing(in: home.household, by: .tryRules) }
        let other = Principal.member(sight.subject, account, home)
        let child = asked == .completeChoreFor ? home.children.first : nil
        return try sight.decision(asked, on: resource, naming: child, for: other)
    }
}

extension Sight {
    /// What `thing` names for `action`; without a name the household or, for chores, nothing yet.
    fileprivate func resource(
        _ action: Action, _ thing: String?, by member: Member, in home: Principal.Membership
    ) throws -> (any Resource)? {
        if action.target == .household { return home.household }
        guard let thing else { return action.target == .program ? Program() : nil }
        guard let kind = action.target.kinds.first else { return nil }
        let asked = ResourceKind.Asked(name: thing, action: action, member: member, home: home)
        let found = try kind.found(asked, facts)
        if let glance = found.reference.glance, try !sees(found, by: glance) {
            throw found.reference.missing(
                for: action, typed: Number(thing).map(String.init) ?? thing)
        }
        return found
    }

    private func sees(_ resource: some Resource, by glance: Action) throws -> Bool {
        try !allowed(glance, [resource]).isEmpty
    }
}

extension Action {
    package static let askRules = Action(
        "rules.can", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
