package import HouseholdModel

/// Shows who a member is, with the points and badges that the asker may see.
///
/// Whoever sees the member may.
package struct ShowProfile: AuditedInquiry, PersonOperation {
    package static let action = Action.showMember
    package let name: String?

    /// Asks for the profile of `name`, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The profile, without what the member keeps private.
    package func answer(_ sight: borrowing Sight<Member>) throws -> ProfileView {
        let member = sight.subject
        let seesPoints = try !sight.allowed(.showPoints, [member]).isEmpty
        let seesBadges = try !sight.allowed(.listBadges, [member]).isEmpty
        let seesProfile = try !sight.allowed(.viewProfile, [member]).isEmpty
        let isOwn = member.id == sight.principal.member?.id
        return ProfileView(
            member: MemberView(member, seesProfile: seesProfile),
            ageBand: seesProfile ? member.profile.ageBand : nil,
            email: try isOwn ? sight.facts.ownEmail() : nil,
            points: try seesPoints
                ? sight.facts.points(of: member, counting: sight.counted(of: member)) : nil,
            badges: try seesBadges
                ? sight.facts.views(of: sight.badges(seenOf: member), for: member)
                    .filter { $0.earnedAt != nil } : nil)
    }
}

extension Action {
    package static let showMember = Action(
        "member.show", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
