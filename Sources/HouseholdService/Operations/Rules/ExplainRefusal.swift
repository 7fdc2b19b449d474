import HouseholdDatabase
package import HouseholdModel

/// Says why the rules refused the last thing that they refused whoever asks.
package struct ExplainRefusal: Inquiry, OwnOperation {
    package static let action = Action.explainRefusal

    /// Asks for the last refusal.
    package init() {}

    /// What the rules say to it now, or nothing where nothing was refused by them.
    package func answer(_ sight: borrowing Sight<Member>) throws -> DecisionView? {
        let home = try sight.home()
        let row = try sight.facts.lastRefusal(of: sight.subject.id)
        guard let row, let action = Action(rawValue: row.operation) else { return nil }
        let meaning = OccurrenceSelection(action, by: sight.subject)
        let resource = try sight.facts.resource(of: row, meaning, in: home)
        let named = row.named(in: home)
        // What is not there, or not for the member to see, and wrong passwords leave nothing but the operation.
        if row.object == nil, row.policies.isEmpty, try !sight.refusesByRole(action) { return nil }
        let decision = try sight.decision(
            action, on: resource, naming: named, for: sight.principal)
        return decision.allowed ? DecisionView(row, action) : decision
    }
}

extension DecisionView {
    /// A refusal that would not be one any more.
    fileprivate init(_ row: AuditRow, _ action: Action) {
        self.init(
            allowed: false, action: action, policies: row.policies, errors: [], say: nil,
            whoMay: [])
    }
}

extension AuditRow {
    /// Whom the request named besides its subject.
    fileprivate func named(in home: Principal.Membership) -> Member? {
        operation == Action.completeChoreFor.rawValue ? about.flatMap(home.member) : nil
    }
}

extension HomeFacts {
    /// What an audit row was about, as it is now.
    fileprivate borrowing func resource(
        of row: AuditRow, _ meaning: OccurrenceSelection, in home: Principal.Membership
    ) throws -> (any Resource)? {
        switch (row.object?.kind, row.object?.number) {
        case ("household", _): return home.household
        case ("member", _): return row.about.flatMap(home.member)
        case ("chore", let number?):
            return try chore(number).flatMap { meaning.choice(of: try occurrences(of: $0)) }
        case ("reward", let number?): return try reward(number)
        default: return nil
        }
    }
}

extension Action {
    package static let explainRefusal = Action(
        "rules.why", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
