import Cedar

/// What a rule says, made from its text.
///
/// Nothing is left out of it: what the words of families do not reach is kept as Cedar.
package struct RuleReading: Hashable, Sendable {
    /// Whether it keeps people from something, or else lets them do it.
    package let forbids: Bool
    /// Whom it is about.
    package let people: RulePeople
    /// What it is about; nothing where it is about all that can be done.
    package let deeds: [RuleDeed]
    /// What has to be so.
    package let when: RuleClaim
    /// What must not be so.
    package let unless: RuleClaim

    /// Reads the first rule of `text`, or returns `nil` where it is none.
    package init?(of text: String) {
        guard let set = try? PolicySet(parsing: text),
            let statement = set.policies.first?.statement ?? set.templates.first?.statement
        else { return nil }
        self.init(statement)
    }

    private init(_ statement: Statement) {
        forbids = statement.effect == .forbid
        people = RulePeople(statement.principal)
        let deeds = statement.action.mentioned.map(RuleDeed.init)
        self.deeds = deeds
        func claims(_ kind: Statement.Condition.Kind) -> [RuleClaim] {
            statement.conditions.filter { $0.kind == kind }.map { RuleClaim(reading: $0.body) }
        }
        let thing = RuleClaim(thing: statement.resource, isProgram: deeds.areOfProgram)
        when = .all(of: [thing] + claims(.when))
        unless = .any(of: claims(.unless))
    }
}

/// Something that a rule lets people do, or keeps them from.
package enum RuleDeed: Hashable, Sendable {
    case action(Action)
    /// What is no action, in Cedar.
    case unknown(String)

    init(_ uid: EntityUID) {
        let action = uid.type == "Action" ? Action(rawValue: uid.id) : nil
        self = action.map(RuleDeed.action) ?? .unknown("\(uid)")
    }
}

extension [RuleDeed] {
    /// Whether all of it is about the program, so that a rule that says so says nothing by it.
    fileprivate var areOfProgram: Bool {
        !isEmpty
            && allSatisfy { deed in
                if case .action(let action) = deed { action.isOutsideHouseholds } else { false }
            }
    }
}
