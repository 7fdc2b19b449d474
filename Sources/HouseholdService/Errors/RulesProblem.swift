package import HouseholdModel

/// Why rules can't be used.
package enum RulesProblem: Hashable, Sendable, Codable {
    /// With the rules the owner could not do that any more.
    case lockOut(Action)
    /// Somebody changed the rules while others were looked at.
    case changed
    /// The rules that were handed in break a wall.
    case wallBroken(Breach)
    /// The rules that were handed in can't be used.
    case broken(String)
    /// Rules are on trial until the end of that day, or come on trial.
    case onTrial(until: Day)
    /// Others come on that day.
    case othersCome(on: Day)
    /// A trial can't end on that day.
    case trialEnd(Day)
    /// What the rules take from children holds from tomorrow on, when the trial is over.
    case trialTooShort
    /// The rules that hold can't be used, so that nothing can be tried beside them, nor can they stay.
    case unusable
    /// What was handed in holds already.
    case nothingNew
    /// What is called so is a wall, which nobody takes away.
    case wallStays(String)
    /// No rules are on trial.
    case nothingOnTrial
    /// No others come; where others are on trial until the end of that day, only those from before.
    case nothingComes(onTrialUntil: Day?)
}

extension RulesProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .lockOut: "rules.lock-out"
        case .changed: "rules.changed"
        case .wallBroken: "rules.wall-broken"
        case .broken: "rules.broken"
        case .onTrial: "rules.on-trial"
        case .othersCome: "rules.others-come"
        case .trialEnd: "rules.trial-end"
        case .trialTooShort: "rules.trial-too-short"
        case .unusable: "rules.unusable"
        case .nothingNew: "rules.nothing-new"
        case .wallStays: "rules.wall-stays"
        case .nothingOnTrial: "rules.nothing-on-trial"
        case .nothingComes: "rules.nothing-comes"
        }
    }
}
