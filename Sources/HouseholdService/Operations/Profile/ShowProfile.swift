public import Household
import HouseholdStore

/// Shows who a member is, with the points and badges that the asker may see.
///
/// Whoever sees the member may.
public struct ShowProfile: Look, PersonOperation {
    /// The name by which the rules know it.
    public static let action = Action.showMember
    /// The member's name; without one whoever asks is meant.
    public let name: String?

    /// Asks for the profile of `name`, or one's own.
    public init(of name: String? = nil) {
        self.name = name
    }

    /// The profile, without what the member keeps private.
    public func answer(_ sight: borrowing Sight<Member>) throws -> ProfileView {
        let (member, home) = (sight.subject, try sight.home())
        let seesPoints = try !sight.allowed(.showPoints, [member]).isEmpty
        let seesBadges = try !sight.allowed(.listBadges, [member]).isEmpty
        let seesProfile = try !sight.allowed(.viewProfile, [member]).isEmpty
        let isOwn = member.id == sight.principal.member?.id
        return ProfileView(
            member: MemberView(member, seesProfile: seesProfile),
            ageBand: seesProfile ? member.profile.ageBand : nil,
            email: try isOwn ? member.account.flatMap { try sight.facts.email(of: $0) } : nil,
            points: try seesPoints
                ? sight.facts.points(of: member, in: home.household, at: sight.instant) : nil,
            badges: try seesBadges
                ? sight.facts.views(of: Badge.all, for: member, in: home)
                    .filter { $0.earnedAt != nil } : nil)
    }
}
