public import Household
import HouseholdStore

/// Lists the requests that wait for an answer or to be handed over.
///
/// Parents see all; a child its own, answered ones too.
public struct ListRequests: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.listRequests

    /// Asks for the requests.
    public init() {}

    /// The requests: to parents what is open, oldest first; to others their last hundred, newest first.
    public func answer(_ sight: borrowing Sight<Household>) throws -> [RequestView] {
        let asker = try sight.principal.membership().member
        let found =
            asker.role.isGuardian
            ? try sight.facts.openRedemptions()
            : try sight.facts.redemptions(of: asker.id, limit: 100)
        var views: [RequestView] = []
        for request in try sight.allowed(.showRequest, found) {
            views.append(try sight.facts.view(of: request))
        }
        return views
    }
}
