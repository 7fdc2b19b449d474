package import HouseholdModel

/// A member, as `member` in JSON.
package struct MemberView: Codable, Sendable {
    /// The name to sign in with, once the person has joined.
    package var username: String?
    /// What the person is called.
    package let name: String
    /// What the person is here.
    package let role: Role
    /// Whether the person can sign in.
    package let linked: Bool
    /// When the person came in.
    package var joinedAt: Instant?
    /// The picture, where the asker may see it.
    package let avatar: String?
    /// By which rules of the household's own call the person; it is in no JSON but that of the wire.
    package let id: Member.ID?

    init(_ member: Member, seesProfile: Bool) {
        id = member.id
        username = member.username?.text
        name = member.name.text
        role = member.role
        linked = member.account != nil
        joinedAt = member.joinedAt
        avatar = seesProfile ? member.profile.avatar?.text : nil
    }
}

extension MemberView {
    private enum CodingKeys: CodingKey {
        case username, name, role, linked, joinedAt, avatar, id
    }

    /// Reads it, from the wire with the identity.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        username = try fields.decodeIfPresent(String.self, forKey: .username)
        name = try fields.decode(String.self, forKey: .name)
        role = try fields.decode(Role.self, forKey: .role)
        linked = try fields.decode(Bool.self, forKey: .linked)
        joinedAt = try fields.decodeIfPresent(Instant.self, forKey: .joinedAt)
        avatar = try fields.decodeIfPresent(String.self, forKey: .avatar)
        id = try fields.decodeIfPresent(Member.ID.self, forKey: .id)
    }

    /// Writes it, for the wire with the identity.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(username, forKey: .username)
        try fields.encode(name, forKey: .name)
        try fields.encode(role, forKey: .role)
        try fields.encode(linked, forKey: .linked)
        try fields.encodeIfPresent(joinedAt, forKey: .joinedAt)
        try fields.encodeIfPresent(avatar, forKey: .avatar)
        if encoder.wire != nil { try fields.encodeIfPresent(id, forKey: .id) }
    }
}

/// Somebody who can sign in, as `account` in JSON.
package struct AccountView: Codable, Sendable {
    /// The name to sign in with.
    package let username: String
    /// What the person is called.
    package let name: String
    /// Adult or child.
    package let kind: Account.Kind
    /// The household, if the person is in one.
    package var household: String?
    /// What the person is there.
    package var role: Role?
    /// Of a child, about how old it is.
    package var ageBand: AgeBand?

    init(_ account: Account, member: Member? = nil, household: Household? = nil) {
        username = account.username.text
        name = member?.name.text ?? account.name.text
        kind = account.kind
        self.household = household?.name.text
        role = member?.role
        ageBand = member?.profile.ageBand
    }

    /// Whoever asks.
    init(_ principal: Principal) throws(ServiceError) {
        switch principal {
        case .nobody, .program: throw .account(.notSignedIn)
        case .account(let account): self.init(account)
        case .member(let member, let account, let home):
            self.init(account, member: member, household: home.household)
        }
    }
}

/// Somebody who can sign in, with what they have set for themselves.
package struct OwnAccount: Codable, Sendable {
    /// Who it is.
    package let account: AccountView
    /// What is set; what is not follows from elsewhere.
    package let settings: [PersonalSetting: String]
    /// Whether the person is in more households than one, so that it is said in which.
    package let hasSeveralHouseholds: Bool
    /// Where the person waits to be let in, or was refused.
    package let admissions: [AdmissionView]
}

/// What comes of signing in: who it is, and the secrets to hand over once.
package struct SignedIn: Codable, Sendable {
    /// Who is signed in.
    package let account: AccountView
    /// The session's token, as it is kept in a file.
    package let session: Confidential
    /// A new recovery code, to be shown once.
    package let recoveryCode: Confidential?
    /// What came of sealing the books, for parents.
    package internal(set) var sealing: Sealing?
}

/// The household, as `household` in JSON.
package struct HouseholdView: Codable, Sendable {
    /// What its parents can switch.
    package struct Settings: Codable, Sendable {
        /// Whether children see their siblings' chores.
        package let siblings: Bool
        /// Whether a parent checks what was done.
        package let approval: Approval.Kind
        /// Where one in so many is checked, how many that is.
        package var approvalSample: Int?
        /// After how many hours what waits for that counts as approved by itself.
        package var approveAfter: Int?
        /// What becomes of chores that come back while their member is away: `skip` or `keep`.
        package let absences: Household.Settings.Absences
        /// What the leaderboard shows.
        package let leaderboard: Leaderboard.Mode
        /// Whether points can be taken away.
        package let deductions: Bool
        /// How many points a week can be taken from each child.
        package let deductionCap: Int
        /// When the parts of the day are that people name.
        package let times: Times
        /// What messages that leave the program say: `counts` or `titles`.
        package let messages: Household.Settings.Messages
        /// Whether these can be answered with one touch.
        package let replies: Bool
        /// What is set and holds from a day on, since it takes something from children.
        package let later: [Later]
    }

    /// What holds from a day on.
    package struct Later: Codable, Sendable {
        /// What is set.
        package let setting: String
        /// How, as it can be typed.
        package let value: String
        /// From which day on.
        package let from: Day
    }

    /// When the parts of the day are, as `HH:MM`.
    package struct Times: Codable, Hashable, Sendable {
        /// The time of what is to be done in the morning.
        package let morning: TimeOfDay
        /// The time of what is to be done after school.
        package let afterSchool: TimeOfDay
        /// The time of what is to be done in the evening.
        package let evening: TimeOfDay
        /// The time of what is to be done at bedtime.
        package let bedtime: TimeOfDay

        init(_ times: DayTimes) {
            morning = times[.morning]
            afterSchool = times[.afterSchool]
            evening = times[.evening]
            bedtime = times[.bedtime]
        }

        /// The words that name a time, in lower case.
        package var named: [String: TimeOfDay] {
            var times = DayTimes()
            times[.morning] = morning
            times[.afterSchool] = afterSchool
            times[.evening] = evening
            times[.bedtime] = bedtime
            return times.named
        }
    }

    /// What the home is called.
    package let name: String
    /// Its time zone.
    package let zone: Zone
    /// The first day of its weeks.
    package let weekStart: Weekday
    /// Which rules it began with.
    package let template: Household.Template
    /// Who lives there.
    package let members: [MemberView]
    /// What its parents switched.
    package let settings: Settings
    /// How much waits for an OK, where it was just set until when it does.
    package var waiting: Int?

    /// The household, with the pictures of `seen`.
    init(_ home: Principal.Membership, seen: [Member]) {
        name = home.household.name.text
        zone = home.household.zone
        weekStart = home.household.weekStart
        template = home.household.template
        let seen = Set(seen.map(\.id))
        members = home.active.map { MemberView($0, seesProfile: seen.contains($0.id)) }
        let approval = home.household.settings.approval(at: home.calendar.instant)
        let deductions = home.household.settings.deductions(at: home.calendar.instant)
        settings = Settings(
            siblings: home.household.settings.siblings,
            approval: approval.kind, approvalSample: approval.rate?.count,
            approveAfter: home.household.settings.approvalWait(at: home.calendar.instant)?.hours,
            absences: home.household.settings.absences,
            leaderboard: home.hasLeaderboard ? home.household.settings.leaderboard : .off,
            deductions: deductions > 0, deductionCap: deductions,
            times: Times(home.household.settings.times),
            messages: home.household.settings.messages,
            replies: home.household.settings.replies,
            later: home.household.settings.later(in: home.calendar))
    }
}

extension HouseholdView {
    /// How that is set from a day on, where it is not so yet.
    package func later(_ setting: String) -> Later? {
        settings.later.first { $0.setting == setting }
    }
}

extension Household.Settings {
    /// What is set and does not hold yet.
    fileprivate func later(in calendar: HouseholdCalendar) -> [HouseholdView.Later] {
        [
            SettingNews.Setting.approval(approval), .approvalWait(hours: approvalWait?.hours),
            .deductions(deductions),
        ].compactMap { setting in
            coming(setting, in: calendar)?.day.map {
                HouseholdView.Later(setting: setting.name, value: setting.typed, from: $0)
            }
        }
    }
}

extension SettingNews.Setting {
    /// How it is set, as it can be typed.
    fileprivate var typed: String {
        switch self {
        case .approval(let approval): approval.description
        case .approvalWait(let hours): hours.map { "\($0)h" } ?? "off"
        case .deductions(0): "off"
        case .deductions(let cap): "\(cap)"
        }
    }
}

/// A linking key to hand over once, with the child or the adult it is for.
package struct IssuedKey: Codable, Sendable {
    /// Whom it is for.
    package let member: MemberView
    /// The key.
    package let key: Confidential
    /// When it stops working.
    package let expiresAt: Instant
}

/// What a member keeps private, as `privacy` in JSON.
package struct PrivacyView: Codable, Sendable {
    /// Whose it is.
    package let member: String
    /// Who sees picture and age band.
    package let profile: Audience
    /// Who sees badges and streaks.
    package let achievements: Audience
    /// Who sees points, history and the row in the leaderboard.
    package let activity: Audience

    init(_ member: Member) {
        self.member = member.handle
        profile = member.privacy.profile
        achievements = member.privacy.achievements
        activity = member.privacy.activity
    }
}
