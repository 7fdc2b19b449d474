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

/// How a change is taken back: what the rules are asked before.
public struct Inverse: Sendable {
    let action: Action
    /// Whether they are asked about what came to be by the change, not about what it was done to.
    var isAboutNew = false

    /// The rules are asked for `action` on what the change was done to.
    package static func by(_ action: Action) -> Inverse { Inverse(action: action) }

    /// The rules are asked for `action` on what came to be by the change.
    package static func ofNew(by action: Action) -> Inverse {
        Inverse(action: action, isAboutNew: true)
    }
}
