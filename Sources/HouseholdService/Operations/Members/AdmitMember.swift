package import HouseholdModel

/// Lets somebody in who waits, having come with the household's code.
///
/// Parents may, and housemates.
///
/// Refused where nobody so called waits, and where somebody is called so or looks the same, unless another name is given.
package struct AdmitMember: Change, HouseholdOperation {
    package static let action = Action.admitMember
    let guest: String
    let role: Role
    let name: Name?

    /// Whoever waits and is called `guest` will be `role` here, under the name that they gave or under `name`.
    package init(_ guest: String, as role: Role, called name: Name? = nil) {
        self.guest = guest
        self.role = role
        self.name = name
    }

    /// Lets the person in.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberItemView {
        try grant.admit(guest, as: role, called: name)
    }
}

extension Action {
    package static let admitMember = Action(
        "member.admit", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("somebody was let in", instead: .removingMember),
        tells: [.member(.admitted)])
}
