package import HouseholdModel

/// Shows the points of everybody whose points one may see.
///
/// The family may.
package struct ListPoints: Inquiry, HouseholdOperation {
    package static let action = Action.listPoints

    /// Asks for everybody's points.
    package init() {}

    /// The sums, in the order of the members.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [PointsView] {
        var views: [PointsView] = []
        for member in try sight.members(visibleBy: .showPoints) {
            views.append(
                try sight.facts.points(of: member, counting: sight.counted(of: member)))
        }
        return views
    }
}

extension Action {
    package static let listPoints = Action(
        "points.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
