package import HouseholdModel

/// Lists the requests that wait for an answer, and what was reached or granted and waits to be handed over.
///
/// Parents see all; a child its own, answered ones too.
package struct ListRequests: Inquiry, HouseholdOperation {
    package static let action = Action.listRequests

    private let owed: Bool

    /// Asks for the requests; with `owed` for those alone that are promised and not handed over.
    package init(owed: Bool = false) {
        self.owed = owed
    }

    /// The requests: to parents what is open, oldest first; to others their last hundred, newest first.
    ///
    /// What is owed comes as it was promised, oldest first.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [RequestView] {
        let asker = try sight.principal.membership().member
        let found =
            asker.role.isGuardian
            ? try sight.facts.openRewardRequests()
            : try sight.facts.rewardRequests(of: asker.id, limit: 100)
        var views: [RequestView] = []
        for request in try sight.allowed(.showRequest, found) where request.isOwed || !owed {
            views.append(try sight.facts.view(of: request))
        }
        guard owed else { return views }
        return views.sorted {
            ($0.promisedAt ?? .distantPast) < ($1.promisedAt ?? .distantPast)
        }
    }
}

extension Action {
    package static let listRequests = Action(
        "request.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
