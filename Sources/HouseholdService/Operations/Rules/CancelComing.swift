/// Takes back the rules that come tomorrow, so that those stay that hold now.
///
/// Whoever sets rules may. Nobody loses anything by it that they have.
package struct CancelComing: Change, HouseholdOperation, Prepared {
    package static let action = Action.setRules
    /// What is taken back, by which the records tell it from what else sets rules.
    private var cancelling = "coming"
    private var coming: ComingRules?

    private enum CodingKeys: CodingKey {
        case cancelling
    }

    /// Takes them back.
    package init() {}

    /// Looks at what comes.
    func prepared(_ preparation: Preparation) throws -> CancelComing {
        var copy = self
        copy.coming = try ComingRules(preparation)
        return copy
    }

    /// Takes it back.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseRulesView {
        guard let coming else { throw ServiceError.rules(.changed) }
        return try grant.cancel(coming)
    }
}
