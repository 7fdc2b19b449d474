package import HouseholdModel

/// Who somebody is, as `profile` in JSON.
package struct ProfileView: Codable, Sendable {
    /// The person.
    package let member: MemberView
    /// The picture, where the asker may see it.
    package let avatar: String?
    /// Of a child, about how old it is, where the asker may see it.
    package let ageBand: AgeBand?
    /// The e-mail address, for the person alone.
    package let email: String?
    /// The points, where the asker may see them.
    package let points: PointsView?
    /// The badges that are earned, where the asker may see them.
    package let badges: [BadgeView]?

    init(
        member: MemberView, ageBand: AgeBand?, email: String?, points: PointsView?,
        badges: [BadgeView]?
    ) {
        self.member = member
        avatar = member.avatar
        self.ageBand = ageBand
        self.email = email
        self.points = points
        self.badges = badges
    }
}
