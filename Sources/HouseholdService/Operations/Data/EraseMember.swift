package import HouseholdModel

/// Erases what tells who somebody was who left, and what they wrote; amounts, dates and the books stay.
///
/// The owner may, of anybody; parents of a child.
///
/// Refused of whoever is still in the household.
package struct EraseMember: Change, PersonOperation {
    package static let action = Action.eraseMember
    private let member: String

    /// Erases whoever was called `member`.
    package init(_ member: String) {
        self.member = member
    }

    /// The name that the member had.
    package var name: String? { member }

    /// Nothing: the name is what is to go.
    package var written: any Encodable { [String: String]() }

    /// Who left, where somebody of that name did; else who is here.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        try facts.leftMember(named: member)
    }

    /// Erases it.
    package func run(_ grant: borrowing Grant<Self>) throws -> ErasureView {
        try grant.erase()
    }
}

extension Action {
    package static let eraseMember = Action(
        "data.erase", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .never("what told of somebody was erased", instead: .nothing), tells: .nobody)
}
