package import HouseholdModel

/// Removes somebody else from the household: what they did stays, and nothing of what they may.
///
/// The owner may, of anybody; parents a child or a helper.
package struct RemoveMember: Change, PersonOperation {
    package static let action = Action.removeMember
    private let member: String

    /// Removes whoever is called `member`.
    package init(_ member: String) {
        self.member = member
    }

    /// The member's name.
    package var name: String? { member }

    /// Whether there is anything to lose: of a child that never came in, here or where the household comes from, there is not.
    package func isGrave(
        on subject: Member, for principal: Principal, in facts: borrowing HomeFacts
    ) throws -> Bool {
        try subject.account != nil || facts.hasBeenIn(subject)
    }

    /// Removes the member.
    package func run(_ grant: borrowing Grant<Self>) throws -> DepartureView {
        try grant.part(with: grant.subject)
    }
}

extension Action {
    package static let removeMember = Action(
        "member.remove", on: .member, kin: .manages(except: .nothing), password: .sometimes,
        back: .never("somebody was removed", instead: .nothing), tells: [.adults(.removed)])
}
