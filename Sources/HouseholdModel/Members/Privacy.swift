/// Who, besides oneself, may see something about a member.
package enum Audience: String, CaseIterable, Hashable, Sendable, Codable {
    /// Everybody in the household.
    case household
    /// The household's parents.
    case parents
    /// Nobody else; of a child, its parents all the same.
    case me
}

/// The three things about a member that can be kept private.
package enum PrivacySetting: String, CaseIterable, Hashable, Sendable, Codable {
    /// Picture and age band. The name is always seen.
    case profile
    /// Badges and streaks.
    case achievements
    /// The row in the leaderboard, points and their history.
    case activity
}

/// What a member chose for each of the three.
package struct Privacy: Hashable, Sendable, Codable {
    /// Who sees picture and age band.
    package var profile: Audience
    /// Who sees badges and streaks.
    package var achievements: Audience
    /// Who sees points, history and the row in the leaderboard.
    package var activity: Audience

    /// Creates the choices; without any, the household sees all three.
    package init(
        profile: Audience = .household, achievements: Audience = .household,
        activity: Audience = .household
    ) {
        self.profile = profile
        self.achievements = achievements
        self.activity = activity
    }

    /// The choice for `setting`.
    package subscript(setting: PrivacySetting) -> Audience {
        get {
            switch setting {
            case .profile: profile
            case .achievements: achievements
            case .activity: activity
            }
        }
        set {
            switch setting {
            case .profile: profile = newValue
            case .achievements: achievements = newValue
            case .activity: activity = newValue
            }
        }
    }
}
