import Household

/// Puts rules of a household's own in place of those that decide, or goes back to those of the program.
///
/// The owner may. Nothing changes when the rules have a mistake or break a wall.
public struct SetRules: Change, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.setRules
    let text: String?
    private var path = "the rules"

    private enum CodingKeys: CodingKey {
        case text
    }

    /// From now on the rules in `text` decide, read from the file at `path`.
    public init(_ text: String, from path: String) {
        self.text = text
        self.path = path
    }

    /// From now on the rules of the program decide again.
    public static let shipped = SetRules()

    private init() {
        text = nil
    }

    /// Checks the rules, and sets them.
    public func run(_ grant: borrowing Grant<Self>) throws -> HouseRulesView {
        guard let text else { return try grant.forgetRules() }
        _ = try HouseRules.checked(text, from: path, in: grant.subject.template)
        return try grant.install(text)
    }
}
