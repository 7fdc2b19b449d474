package import HouseholdModel

/// Changes who sees something about a member.
///
/// One's own; parents their children's.
package struct SetPrivacy: Change, PersonOperation {
    package static let action = Action.setPrivacy
    let setting: PrivacySetting
    let audience: Audience
    package let name: String?

    /// From now on `audience` sees `setting` of `name`, or of whoever asks.
    package init(_ setting: PrivacySetting, to audience: Audience, of name: String? = nil) {
        self.setting = setting
        self.audience = audience
        self.name = name
    }

    /// Whether it is somebody else's.
    package func isGrave(
        on subject: Member, for principal: Principal, in facts: borrowing HomeFacts
    ) -> Bool {
        subject.id != principal.member?.id
    }

    /// Changes the choice.
    package func run(_ grant: borrowing Grant<Self>) throws -> PrivacyView {
        PrivacyView(try grant.setPrivacy(setting, to: audience))
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.setPrivacy)
    }
}

extension Action {
    package static let setPrivacy = Action(
        "privacy.set", on: .member, kin: .manages(except: .oneself), password: .sometimes,
        back: .by(
            ["privacy.set"], PastTense("changed") { who, thing in "\(who) changed \(thing)" }),
        tells: .nobody)
}
