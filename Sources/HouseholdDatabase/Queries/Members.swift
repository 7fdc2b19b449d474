package import HouseholdModel

/// One of the households that an account is in.
package struct AccountMembership: Hashable, Sendable {
    /// The household, and as which member.
    package let membership: Session.Membership
    /// What the household is called.
    package let household: Title
    /// What the account is there.
    package let role: Role
    /// Since when it is in.
    package let since: Instant
}

extension Facts {
    /// The household's members in the order in which they came, those who left last.
    package func members(in household: Household.ID) throws(StoreError) -> [Member] {
        try connection.rows(
            Self.selectMember + " WHERE m.household_id = ? ORDER BY m.state = 'left', m.id",
            [household.blob], read: Self.member)
    }

    /// The member with that identity, also one who left.
    package func member(
        _ id: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Member? {
        try connection.first(
            Self.selectMember + " WHERE m.household_id = ? AND m.id = ?",
            [household.blob, id.blob], read: Self.member)
    }

    /// The household that the account comes into when somebody signs in, and as whom: that of its latest session,
    /// else the one that it came into first.
    package func membership(of account: Account.ID) throws(StoreError) -> Session.Membership? {
        let joined = try memberships(of: account).map(\.membership)
        guard joined.count > 1 else { return joined.first }
        let latest: Household.ID?? = try connection.first(
            """
            SELECT household_id FROM session WHERE account_id = ? ORDER BY number DESC LIMIT 1
            """, [account.blob]
        ) { row throws(StoreError) in try row.optionalID("household_id") }
        return joined.first { $0.household == latest } ?? joined.first
    }

    /// The households that the account is in, in the order in which it came into them.
    package func memberships(of account: Account.ID) throws(StoreError) -> [AccountMembership] {
        try connection.rows(
            """
            SELECT m.household_id, m.id, m.role, m.joined_at, h.name FROM member m
            JOIN household h ON h.id = m.household_id
            WHERE m.account_id = ? AND m.state = 'joined' ORDER BY m.joined_at, m.household_id
            """, [account.blob]
        ) { row throws(StoreError) in
            AccountMembership(
                membership: Session.Membership(
                    household: try row.id("household_id"), member: try row.id("id")),
                household: try row.personText("name"), role: try row.word("role"),
                since: try row.instant("joined_at"))
        }
    }

    /// With what the member signs in, as the parent chose.
    package func signIn(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Member.SignIn? {
        try connection.first(
            "SELECT sign_in FROM member WHERE household_id = ? AND id = ?",
            [household.blob, member.blob]
        ) { row throws(StoreError) in try row.word("sign_in") }
    }

    private static let selectMember = """
        SELECT m.household_id, m.id, m.name, m.role, m.state, m.sign_in, m.account_id, m.joined_at,
            m.avatar, m.age_band, m.profile, m.achievements, m.activity, a.username
        FROM member m LEFT JOIN account a ON a.id = m.account_id
        """

    private static func member(_ row: Fields) throws(StoreError) -> Member {
        Member(
            id: try row.id("id"), household: try row.id("household_id"),
            name: try row.personText("name"), role: try row.word("role"),
            status: try status(row),
            profile: Profile(
                avatar: try row.optionalPersonText("avatar"),
                ageBand: try row.optionalWord("age_band")),
            privacy: Privacy(
                profile: try row.word("profile"), achievements: try row.word("achievements"),
                activity: try row.word("activity")))
    }

    private static func status(_ row: Fields) throws(StoreError) -> Member.Status {
        let state: MemberState = try row.word("state")
        return switch state {
        case .invited:
            .invited(try row.word("sign_in"))
        case .joined:
            .joined(
                try row.id("account_id"), try row.personText("username"),
                since: try row.instant("joined_at"))
        case .left:
            .left(try row.optionalID("account_id"), try row.optionalPersonText("username"))
        }
    }
}

extension Transaction {
    /// Adds a member.
    package func add(
        _ member: Member, signIn: Member.SignIn, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO member (household_id, id, name, skeleton, role, state, sign_in, account_id,
                joined_at, avatar, age_band, profile, achievements, activity, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                member.household.blob, member.id.blob, member.name.text,
                ConfusableKey(member.name.text).text, member.role.rawValue,
                MemberState(member.status).rawValue, signIn.rawValue,
                member.account?.blob, member.joinedAt?.milliseconds,
                member.profile.avatar?.text, member.profile.ageBand?.rawValue,
                member.privacy.profile.rawValue, member.privacy.achievements.rawValue,
                member.privacy.activity.rawValue, instant.milliseconds,
            ])
        noteMade(RowSnapshot.Key(.member, member.id))
    }

    /// Lets an invited member in with an account of its kind, a child with a child's; `false` when it is in already.
    package func link(
        _ member: Member.ID, in household: Household.ID, to account: Account.ID,
        at instant: Instant
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE member SET state = 'joined', account_id = ?, joined_at = ?
            WHERE household_id = ? AND id = ? AND state = 'invited'
                AND (role = 'child') = (SELECT kind = 'child' FROM account WHERE id = ?)
            """,
            [
                account.blob, instant.milliseconds, household.blob, member.blob, account.blob,
            ]) == 1
    }

    /// Keeps what a member is called from now on.
    package func rename(
        _ member: Member.ID, to name: Name, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "UPDATE member SET name = ?, skeleton = ? WHERE household_id = ? AND id = ?",
            [name.text, ConfusableKey(name.text).text, household.blob, member.blob])
    }

    /// Keeps what can be told of a member besides the name.
    package func setProfile(
        _ profile: Profile, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "UPDATE member SET avatar = ?, age_band = ? WHERE household_id = ? AND id = ?",
            [
                profile.avatar?.text, profile.ageBand?.rawValue, household.blob,
                member.blob,
            ])
    }

    /// Keeps what a member chose to keep private.
    package func setPrivacy(
        _ privacy: Privacy, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE member SET profile = ?, achievements = ?, activity = ?
            WHERE household_id = ? AND id = ?
            """,
            [
                privacy.profile.rawValue, privacy.achievements.rawValue,
                privacy.activity.rawValue, household.blob, member.blob,
            ])
    }
}
