public import Household
import HouseholdStore

/// Lists the badges there are, with those that a member has earned.
///
/// One's own; others' as their privacy allows.
public struct ListBadges: Look, PersonOperation {
    /// The name by which the rules know it.
    public static let action = Action.listBadges
    /// Whose they are; without a name whoever asks is meant.
    public let name: String?

    /// Asks for the badges of `name`, or one's own.
    public init(of name: String? = nil) {
        self.name = name
    }

    /// All badges, with how far the member is towards those that are not earned yet.
    public func answer(_ sight: borrowing Sight<Member>) throws -> [BadgeView] {
        try sight.facts.views(of: Badge.all, for: sight.subject, in: sight.home())
    }
}

extension Facts {
    /// Badges as far as the member has come with them.
    borrowing func views(
        of badges: [Badge], for member: Member, in home: Principal.Home
    ) throws -> [BadgeView] {
        let earned = try self.badges(of: member.id, in: member.household)
        let missing = badges.filter { badge in !earned.contains { $0.key == badge.key } }
        let tally = try tally(of: member, towards: missing, in: home)
        return badges.map { badge in
            BadgeView(
                badge, progress: tally.progress(towards: badge),
                earnedAt: earned.first { $0.key == badge.key }?.at)
        }
    }
}
