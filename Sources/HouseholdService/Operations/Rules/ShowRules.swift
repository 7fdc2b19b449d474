import HouseholdStore
public import Household

/// Shows the rules that decide now.
///
/// The family may.
public struct ShowRules: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.showRules

    /// Asks for the rules.
    public init() {}

    /// The rules as they were written.
    public func answer(_ sight: borrowing Sight<Household>) throws -> HouseRulesView {
        let installed = try sight.facts.installedRules()
        return try HouseRulesView(installed, in: sight.home())
    }
}
