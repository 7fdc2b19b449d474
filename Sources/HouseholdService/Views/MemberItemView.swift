import HouseholdDatabase
package import HouseholdModel

/// Somebody of the household, who was invited or who waits, as an item of `member list` in JSON.
package struct MemberItemView: Codable, Sendable {
    /// How far somebody has come in.
    package enum State: String, Codable, Sendable {
        case invited, waiting, refused, joined, left
    }

    /// The name to sign in with, once the person has an account here or waits with one.
    package var username: String?
    /// What the person is called.
    package let name: String
    /// What the person is here, or is to be; of whoever waits nobody has said.
    package var role: Role?
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

    /// Somebody who waits, or was just refused.
    init(_ asking: Admission, isRefused: Bool = false) {
        username = asking.username.text
        name = asking.name.text
        state = isRefused ? .refused : .waiting
    }
}
