package import HouseholdModel

/// Ends the trial of rules before its day, so that those that held before hold again.
///
/// Whoever sets rules may. What that takes from children, it does from tomorrow on, unless it is said why not.
package struct EndTrial: Change, HouseholdOperation, Prepared {
    package static let action = Action.setRules
    private let atOnce: Note?
    /// What ends, by which the records tell it from what else sets rules.
    private var ending = "trial"
    private var isPrepared = false
    private var replacement: RuleReplacement?

    private enum CodingKeys: CodingKey {
        case atOnce, ending
    }

    /// Ends it, also where that takes something from children at once, if it is said why.
    package init(atOnce: Note? = nil) {
        self.atOnce = atOnce
    }

    /// Looks at what its end takes from children.
    func prepared(_ preparation: Preparation) throws -> EndTrial {
        var copy = self
        copy.replacement = try preparation.endOfTrial(isAtOnce: atOnce != nil)
        copy.isPrepared = true
        return copy
    }

    /// Ends it.
    package func run(_ grant: borrowing Grant<Self>) throws -> RuleTrialView {
        guard isPrepared else { throw ServiceError.rules(.changed) }
        return try grant.endTrial(replacement, atOnce: atOnce)
    }
}
