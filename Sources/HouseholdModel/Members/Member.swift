/// One person's place in one household.
package struct Member: Identifiable, Hashable, Sendable {
    /// With what a child signs in, as the parent chose.
    package enum SignIn: String, CaseIterable, Hashable, Sendable, Codable {
        /// Six digits, for younger children.
        case code
        /// A password.
        case password
    }

    /// How far the person has come in.
    package enum Status: Hashable, Sendable {
        /// A child, or an adult whom somebody invited, that has not used the linking key yet.
        case invited(SignIn)
        /// Somebody who can sign in.
        case joined(Account.ID, Username, since: Instant)
        /// Somebody who is gone; the account stays, and may do nothing here.
        case left(Account.ID?, Username?)
    }

    /// The identity.
    package let id: Identifier<Member>
    /// The household.
    package let household: Household.ID
    /// What the person is called, unlike anybody else in the household.
    package let name: Name
    /// What the person is in the household.
    package let role: Role
    /// How far the person has come in.
    package let status: Status
    /// What can be told of the person besides.
    package let profile: Profile
    /// What the person keeps private.
    package var privacy: Privacy

    /// Creates a member.
    package init(
        id: Identifier<Member>, household: Household.ID, name: Name, role: Role,
        status: Status, profile: Profile = Profile(), privacy: Privacy = Privacy()
    ) {
        self.id = id
        self.household = household
        self.name = name
        self.role = role
        self.status = status
        self.profile = profile
        self.privacy = privacy
    }
}

extension Member {
    /// Whether the person belongs to the household now: a child from when it is added, an adult from coming in.
    package var isActive: Bool { !hasLeft && !isInvitedAdult }

    /// Whether the household is the person's home, which it is not of whoever only helps.
    package var livesHere: Bool { isActive && role != .helper }

    /// Whether the household is the home of the person no more: who left, or only helps by now.
    package var hasMovedOut: Bool { hasLeft || role == .helper }

    /// Whether the person is gone.
    package var hasLeft: Bool {
        if case .left = status { return true }
        return false
    }

    /// Whether the person was invited, and has not come in yet.
    package var isInvitedAdult: Bool {
        if case .invited = status { return role != .child }
        return false
    }

    /// The name with which the person signs in, once there is one.
    package var username: Username? {
        switch status {
        case .invited: nil
        case .joined(_, let username, _): username
        case .left(_, let username): username
        }
    }

    /// The account with which the person signs in, once there is one.
    package var account: Account.ID? {
        switch status {
        case .invited: nil
        case .joined(let account, _, _): account
        case .left(let account, _): account
        }
    }

    /// When the person came in.
    package var joinedAt: Instant? {
        guard case .joined(_, _, let instant) = status else { return nil }
        return instant
    }

    /// How programs name the person: by user name, before there is one by name.
    package var handle: String { username?.text ?? name.text }
}
