import HouseholdModel
package import HouseholdService

extension RulesProblem {
    /// What is told of the rules.
    package var explanation: Explanation {
        switch self {
        case .lockOut(let action):
            Explanation(
                code, .configuration,
                "With these rules the owner could not do everything that puts a household right again: \(action.rawValue). Nothing was changed.",
                try: ["rules set --shipped", "help rules set"])
        case .changed:
            Explanation(
                code, .temporary,
                "Somebody changed the rules just now. Nothing was changed; please try again.")
        case .wallBroken(let breach):
            Explanation(code, .configuration, Phrase(message: breach.description))
        case .broken(let place):
            Explanation(
                code, .configuration,
                "The rules can't be used:\n\(Phrase(message: place))")
        }
    }
}
