public import Household
public import HouseholdStore

/// Shows where a member's points came from.
///
/// One's own always; others' as their privacy allows.
public struct ShowPointsHistory: Look {
    /// The name by which the rules know it.
    public static let action = Action.showPointsHistory
    let name: String?

    /// Asks for the history of `name`, or one's own.
    public init(of name: String? = nil) {
        self.name = name
    }

    /// The member; without a name whoever asks.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Member {
        let (asker, home) = try principal.membership()
        return try name.map { try home.member(named: $0) } ?? asker
    }

    /// The entries, newest first; reasons only for the member and the parents.
    public func answer(_ sight: borrowing Sight<Member>) throws -> [EntryView] {
        let home = try sight.home()
        return try sight.facts.entries(of: sight.subject.id, in: home.household.id).map { entry in
            EntryView(
                seq: entry.sequence, at: entry.at.description, member: home.handle(entry.member),
                kind: entry.kind, points: entry.points, by: home.handle(entry.by),
                chore: entry.chore, reward: nil, why: nil)
        }
    }
}
