import HouseholdModel

/// Hands the household over to somebody, and is what the other adults are from then on.
///
/// The owner may, to a parent or, among housemates, to one of them.
package struct TransferHousehold: Change, PersonOperation {
    package static let action = Action.transferHousehold
    private let member: String

    /// Hands it over to whoever is called `member`.
    package init(to member: String) {
        self.member = member
    }

    /// The member's name.
    package var name: String? { member }

    /// Hands it over.
    package func run(_ grant: borrowing Grant<Self>) throws -> MemberView {
        MemberView(try grant.handOver(), seesProfile: false)
    }
}

extension Action {
    package static let transferHousehold = Action(
        "household.transfer", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .never("the household was handed over", instead: .nothing), tells: .nobody)
}
