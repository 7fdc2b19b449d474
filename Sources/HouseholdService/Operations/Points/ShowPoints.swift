public import Household
public import HouseholdStore

/// Shows a member's points.
///
/// One's own always; others' as their privacy allows; parents their children's.
public struct ShowPoints: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.showPoints
    let name: String?

    /// Asks for the points of `name`, or one's own.
    public init(of name: String? = nil) {
        self.name = name
    }

    /// The member; without a name whoever asks.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Member {
        let (asker, home) = try principal.membership()
        return try name.map { try home.member(named: $0) } ?? asker
    }

    /// The sums.
    public func answer(_ sight: borrowing Sight<Member>) throws -> PointsView {
        try sight.facts.points(of: sight.subject, in: sight.home().household, at: sight.instant)
    }
}
