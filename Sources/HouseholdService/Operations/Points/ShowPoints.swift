package import HouseholdModel

/// Shows a member's points.
///
/// One's own always; others' as their privacy allows; parents their children's.
package struct ShowPoints: Inquiry, PersonOperation {
    package static let action = Action.showPoints
    package let name: String?

    /// Asks for the points of `name`, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The sums.
    package func answer(_ sight: borrowing Sight<Member>) throws -> PointsView {
        let member = sight.subject
        return try sight.facts.points(of: member, counting: sight.counted(of: member))
    }
}

extension Action {
    package static let showPoints = Action(
        "points.show", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
