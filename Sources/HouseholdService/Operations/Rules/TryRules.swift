public import Household

/// Shows what other rules would change.
///
/// Parents may; nothing is set.
public struct TryRules: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.tryRules
    let text: String
    let path: String

    /// Asks what would be if the rules in `text` decided, which were read from the file at `path`.
    public init(_ text: String, from path: String) {
        self.text = text
        self.path = path
    }

    /// The questions that the other rules answer otherwise.
    public func answer(_ sight: borrowing Sight<Household>) throws -> TrialView {
        let tried = try HouseRules.insideWalls(text, from: path)
        let proof = try RuleProof(of: sight.rules, tried, in: sight.subject.template)
        let (count, changes) = try proof.changes(from: sight.rules, to: tried)
        return TrialView(
            questions: count, changes: changes, breach: try proof.breach(of: tried))
    }
}

extension RuleProof {
    /// The wall that does not stand around `rules`, if any.
    fileprivate func breach(of rules: HouseRules) throws -> Breach? {
        do {
            _ = try check(rules)
            return nil
        } catch ServiceError.wallBroken(let breach) {
            return breach
        }
    }
}
