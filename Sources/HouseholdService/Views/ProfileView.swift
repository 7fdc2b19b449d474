public import Household

/// Who somebody is, as `profile` in JSON.
public struct ProfileView: Codable, Sendable {
    /// The person.
    public let member: MemberView
    /// The picture, where the asker may see it.
    public let avatar: String?
    /// Of a child, about how old it is, where the asker may see it.
    public let ageBand: AgeBand?
    /// The e-mail address, for the person alone.
    public let email: String?
    /// The points, where the asker may see them.
    public let points: PointsView?
    /// The badges that are earned, where the asker may see them.
    public let badges: [BadgeView]?

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
