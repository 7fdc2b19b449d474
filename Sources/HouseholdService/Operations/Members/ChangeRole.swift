package import HouseholdModel

/// Makes an adult something else in the household.
///
/// The owner may; the last owner stays one.
///
/// Refused for a role that there is not among these people.
package struct ChangeRole: Change, PersonOperation {
    package static let action = Action.changeRole
    private let member: String
    let role: Role

    /// Makes whoever is called `member` a `role`.
    package init(of member: String, to role: Role) {
        self.member = member
        self.role = role
    }

    /// The member's name.
    package var name: String? { member }

    /// Keeps the role.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberView {
        let template = try grant.membership().home.household.template
        guard template.rolesOfAdults.contains(role) else {
            throw ServiceError.value(
                field: "the role",
                expected: template == .housemates
                    ? "owner or housemate" : "owner, parent or helper")
        }
        return MemberView(try grant.change(to: role), seesProfile: false)
    }
}

extension Household.Template {
    /// What an adult can be.
    fileprivate var rolesOfAdults: [Role] {
        self == .housemates ? [.owner, .housemate] : [.owner, .parent, .helper]
    }
}

extension Action {
    package static let changeRole = Action(
        "member.role", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .never("somebody got another role", instead: .nothing), tells: .nobody)
}
