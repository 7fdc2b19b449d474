public import Household
public import HouseholdStore

/// Says what whoever is signed in has set for themselves.
///
/// Whoever is may ask.
public struct ShowSettings: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.showAccount

    /// Asks for one's own settings.
    public init() {}

    /// The program.
    public func subject(in facts: borrowing Facts, for principal: Principal) -> Program {
        Program()
    }

    /// What is set; what is not follows from elsewhere.
    public func answer(_ sight: borrowing Sight<Program>) throws -> [PersonalSetting: String] {
        guard let account = sight.principal.account else { throw ServiceError.notSignedIn }
        return try sight.facts.settings(of: account.id)
    }
}
