import Cedar
import HouseholdModel
import HouseholdService
import Policies

/// A file of rules that come with the program, each policy of which somebody could get wrong.
enum RuleFile: String, CaseIterable, Sendable {
    case family = "family.cedar"
    case housemates = "housemates.cedar"
    case walls = "walls.cedar"

    /// Rules that the file is a part of; walls also stand around rules that allow everything.
    struct Setting: Sendable {
        let rules: HouseRules
        let template: Household.Template
    }

    func settings() throws -> [Setting] {
        let family = Setting(rules: try .shipped(), template: .family)
        let housemates = Setting(rules: try .shipped(for: .housemates), template: .housemates)
        switch self {
        case .family: return [family]
        case .housemates: return [housemates]
        case .walls:
            return [Setting(rules: try Self.loose(), template: .family), family, housemates]
        }
    }

    /// Rules that allow everything within the walls.
    static func loose() throws -> HouseRules {
        let loose = ShippedPolicies.File(
            name: "loose.cedar",
            text: """
                @id("everything") @say("Go on.") @ask("nobody")
                permit (principal, action, resource);
                """)
        return try HouseRules([loose, ShippedPolicies.walls])
    }

    /// Every policy of the file with one thing wrong, each in every way.
    func mutants() throws -> [Mutant] {
        let text =
            switch self {
            case .family: ShippedPolicies.family.text
            case .housemates: ShippedPolicies.housemates.text
            case .walls: ShippedPolicies.walls.text
            }
        let set = try PolicySet(parsing: text, file: rawValue, namedBy: "id")
        return (set.policies + HouseRules.policies(ofPasses: set)).flatMap(Mutant.all)
    }
}
