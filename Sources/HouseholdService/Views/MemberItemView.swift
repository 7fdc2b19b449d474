package import HouseholdModel

/// Somebody of the household or who was invited, as an item of `member list` in JSON.
package struct MemberItemView: Codable, Sendable {
    /// How far somebody has come in.
    package enum State: String, Codable, Sendable {
        case invited, joined, left
    }

    /// The name to sign in with, once the person has come in.
    package var username: String?
    /// What the person is called.
    package let name: String
    /// What the person is here, or is to be.
    package let role: Role
    /// How far the person has come in.
    package let state: State
    /// Since when the person is in.
    package var joinedAt: Instant?

    init(_ member: Member) {
        username = member.username?.text
        name = member.name.text
        role = member.role
        state =
            switch member.status {
            case .invited: .invited
            case .joined: .joined
            case .left: .left
            }
        joinedAt = member.joinedAt
    }
}
