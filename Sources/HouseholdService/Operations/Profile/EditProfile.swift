package import HouseholdModel

/// Changes what a member is called, is known by, or how old a child is.
///
/// Oneself; parents their children.
///
/// Refused when somebody is called so or looks the same, and when an adult is to have an age.
package struct EditProfile: Change, PersonOperation {
    package static let action = Action.editProfile
    package let name: String?
    /// What the member is called from now on.
    package var newName: Name?
    /// Another picture, or none.
    package var avatar: NewValue<Avatar>?
    /// Another age band, or none.
    package var ageBand: NewValue<AgeBand>?

    /// A change of `name`, or of whoever asks; what is not set stays.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// From now on `name`, or whoever asks, is called `newName`.
    package init(name newName: Name, of name: String? = nil) {
        self.init(of: name)
        self.newName = newName
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberView {
        var profile = grant.subject.profile
        profile.avatar = avatar.map(\.value) ?? profile.avatar
        profile.ageBand = ageBand.map(\.value) ?? profile.ageBand
        guard profile.ageBand == nil || grant.subject.role == .child else {
            throw ServiceError.member(.ageIsForChildren)
        }
        return try grant.keep(newName ?? grant.subject.name, profile)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.editProfile)
    }
}

extension Action {
    package static let editProfile = Action(
        "profile.edit", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .by(
            ["profile.edit"], PastTense("changed") { who, thing in "\(who) changed \(thing)" }),
        tells: .nobody)
}
