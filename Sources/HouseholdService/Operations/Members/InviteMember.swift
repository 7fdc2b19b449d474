package import HouseholdModel

/// Invites an adult, who comes in with a linking key of their own.
///
/// Parents may, and housemates.
///
/// Who is invited already gets a new key. Refused when somebody else is called so or looks the same, and when five keys
/// are open.
package struct InviteMember: Change, HouseholdOperation {
    package static let action = Action.inviteMember
    let name: Name
    let role: Role
    let draft: KeyDraft

    /// An adult called `name`, who will be `role` here.
    package init(_ name: Name, as role: Role, draft: KeyDraft) {
        self.name = name
        self.role = role
        self.draft = draft
    }

    /// Hands the key out.
    package func run(_ grant: borrowing Grant<Self>) throws -> IssuedKey {
        try grant.invite(name, as: role, with: draft)
    }
}

extension Action {
    package static let inviteMember = Action(
        "member.invite", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("somebody was invited", instead: .nothing), tells: .nobody)
}
