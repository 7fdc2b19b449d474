public import Household

/// Shows a member's points.
///
/// One's own always; others' as their privacy allows; parents their children's.
public struct ShowPoints: Inquiry, PersonOperation {
    /// The name by which the rules know it.
    public static let action = Action.showPoints
    /// The member's name; without one whoever asks is meant.
    public let name: String?

    /// Asks for the points of `name`, or one's own.
    public init(of name: String? = nil) {
        self.name = name
    }

    /// The sums.
    public func answer(_ sight: borrowing Sight<Member>) throws -> PointsView {
        let member = sight.subject
        return try sight.facts.points(of: member, counting: sight.counted(of: member))
    }
}

extension Action {
    package static let showPoints = Action(
        "points.show", on: .member, kin: .sees, password: .never,
        back: .nothing)
}
