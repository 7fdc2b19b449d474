import HouseholdModel

/// Rules that are to decide in place of others, proven, and what that takes from children.
struct RulePlan {
    /// The rules; `nil` for those of the program.
    let proven: ProvenRules?
    let place: RuleReplacement
    /// What is so at once, where others come and still do.
    let held: HeldChange?

    /// Proves what a change makes of the rules that were set last.
    init(_ edit: RuleEdit, isAtOnce: Bool, _ preparation: Preparation) throws {
        try preparation.checkNoTrial()
        proven = try edit.text(changing: preparation.newest, in: preparation.template)
            .map { text in try ProvenRules(text, from: edit.path, preparation) }
        let rules = try proven?.rules ?? .shipped(for: preparation.template)
        place = try RuleReplacement(by: rules, preparation, isAtOnce: isAtOnce)
        held = try HeldChange.find(
            by: edit, before: rules, in: place, preparation, isAtOnce: isAtOnce)
    }
}
