package import HouseholdModel
import Policies

extension Household.Template {
    /// The rules that a household with this template decides by, unless it has set others.
    var rules: ShippedPolicies.File {
        switch self {
        case .family, .single: ShippedPolicies.family
        case .housemates: ShippedPolicies.housemates
        }
    }

    /// What the file of such rules is called.
    package var rulesFile: String { rules.name }
}
