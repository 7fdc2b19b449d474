import HouseholdModel

/// Does not let somebody in who waits, having come with the household's code.
///
/// Parents may, and housemates.
///
/// Whoever is refused is told so, and can't ask again for a day. Refused where nobody so called waits.
package struct RefuseMember: Change, HouseholdOperation {
    package static let action = Action.refuseMember
    let guest: String

    /// Whoever waits and is called `guest`.
    package init(_ guest: String) {
        self.guest = guest
    }

    /// Says no.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberItemView {
        try grant.refuse(guest)
    }
}

extension Action {
    package static let refuseMember = Action(
        "member.refuse", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .never("somebody was not let in", instead: .nothing), tells: .nobody)
}
