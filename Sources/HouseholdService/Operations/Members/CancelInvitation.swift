import HouseholdModel

/// Takes an invitation back: the key is worth nothing any more, and whoever was invited is as if never named.
///
/// Parents may, and housemates. Somebody who came along with a household that was brought in has left then, and what they did
/// stays: only whoever may remove such a member may take that back.
package struct CancelInvitation: Change, HouseholdOperation {
    package static let action = Action.cancelInvitation
    let name: String

    /// The invitation of `name`.
    package init(of name: String) {
        self.name = name
    }

    /// Removes who never came in.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberItemView {
        try grant.cancelInvitation(of: name)
    }
}

extension Action {
    package static let cancelInvitation = Action(
        "member.cancel", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .never("an invitation was taken back", instead: .nothing), tells: [.adults(.removed)])
}
