package import HouseholdModel

/// Says that all is paid between somebody and whoever asks or, of a child, the household.
///
/// Parents may, and housemates among each other.
///
/// Refused where nothing is owed.
package struct SettleMoney: Change, PersonOperation {
    package static let action = Action.settleMoney
    package let name: String?

    /// All is paid between `name` and whoever asks.
    package init(with name: String) {
        self.name = name
    }

    /// Books the one payment that makes it so.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyMoveView {
        try grant.settleMoney()
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? { .by(.settleMoney) }
}

extension Action {
    package static let settleMoney = Action(
        "money.settle", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["money.settle"],
            PastTense("settled up with") { who, thing in "\(who) settled up with \(thing)" }),
        tells: [.member(.settled)])
}
