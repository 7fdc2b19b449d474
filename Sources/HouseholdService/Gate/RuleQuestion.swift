import Household

/// What the rules are asked before an operation is done.
public struct RuleQuestion: Sendable {
    let action: Action
    let reference: ResourceReference
    /// Whom the operation names besides what it is about.
    let named: Member?

    init(_ action: Action, _ reference: ResourceReference, naming named: Member? = nil) {
        self.action = action
        self.reference = reference
        self.named = named
    }
}
