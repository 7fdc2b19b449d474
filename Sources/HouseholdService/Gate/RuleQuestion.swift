import HouseholdModel

/// What the rules are asked before an operation is done.
struct RuleQuestion {
    let action: Action
    let reference: ResourceReference
    /// Whom the operation names besides what it is about.
    let named: Member?

    private init(_ action: Action, _ reference: ResourceReference, naming named: Member?) {
        self.action = action
        self.reference = reference
        self.named = named
    }
}

extension RuleQuestion {
    /// An operation's own action, on its subject, with those of what it is made of; before something is taken back the opposite, of each thing that
    /// was changed.
    ///
    /// None where what the data file keeps of a change is nothing that undo takes back: without a question the gate
    /// refuses.
    static func all<Op: Operation>(
        before operation: Op, on subject: Op.Subject, for principal: Principal
    ) throws -> [RuleQuestion] {
        guard let undoing = subject as? UndoTarget, undoing.entry != nil else {
            let named = try operation.named(in: principal)
            let whole = RuleQuestion(Op.action, subject.reference, naming: named)
            guard Op.isCompound, let compound = operation as? any CompoundChange else {
                return [whole]
            }
            let parts = try Self.parts(of: compound, on: subject, for: principal)
            return [whole]
                + parts.map { RuleQuestion($0.action, $0.on.reference, naming: nil) }
        }
        guard undoing.steps.allSatisfy(\.isUndoable) else { return [] }
        return undoing.opposites.map { RuleQuestion($0.action, $0.reference, naming: $0.named) }
    }

    private static func parts<Op: CompoundChange>(
        of operation: Op, on subject: any Resource, for principal: Principal
    ) throws -> [(action: Action, on: any Resource)] {
        guard let subject = subject as? Op.Subject else {
            throw ServiceError.bug("a change of something else than it is about")
        }
        return try operation.parts(on: subject, for: principal)
    }
}
