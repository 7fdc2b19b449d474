package import HouseholdModel

/// Says that all is paid between somebody and whoever asks or, of a child, the household.
///
/// Parents may, and housemates among each other; also with somebody who left or only helps.
///
/// Refused where nothing is owed.
package struct SettleMoney: Change, PersonOperation {
    package static let action = Action.settleMoney
    package let name: String?

    /// All is paid between `name` and whoever asks.
    package init(with name: String) {
        self.name = name
    }

    /// Who is here, or left with something open between them and whoever asks.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        try facts.member(withMoneyNamed: name, preferringOpen: true)
    }

    /// Books the one payment that makes it so.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyMoveView {
        try grant.settleMoney()
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? { .by(.reverseMoney) }
}

extension Action {
    package static let settleMoney = Action(
        "money.settle", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["money.reverse"],
            PastTense("settled up with") { who, thing in "\(who) settled up with \(thing)" }),
        tells: [.member(.settled)])
}
