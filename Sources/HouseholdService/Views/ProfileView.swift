/// Who somebody is, as `profile` in JSON.
public struct ProfileView: Codable, Sendable {
    /// The person.
    public let member: MemberView
    /// The picture; there are none yet.
    public let avatar: String?
    /// The age band; there are none yet.
    public let ageBand: String?
    /// The e-mail address, for the person alone.
    public let email: String?
    /// The points, where the asker may see them.
    public let points: PointsView?
    /// The badges that are earned, where the asker may see them.
    public let badges: [BadgeView]?

    init(member: MemberView, email: String?, points: PointsView?, badges: [BadgeView]?) {
        self.member = member
        avatar = nil
        ageBand = nil
        self.email = email
        self.points = points
        self.badges = badges
    }
}
