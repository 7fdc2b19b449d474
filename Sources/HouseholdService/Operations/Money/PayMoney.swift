package import HouseholdModel

/// Says that whoever asks has handed money over to somebody: to a child of what the household owes it, to an adult from
/// oneself.
///
/// Parents may, and housemates among each other; also to somebody who left or only helps, as long as something is open between
/// the two.
///
/// To a child, and to whoever does not live here, no more than they are owed; an adult who gets more owes the rest. Where there
/// is no such rest a day for it is refused.
package struct PayMoney: Change, PersonOperation {
    package static let action = Action.payMoney
    package let name: String?
    let amount: String
    let why: Note?
    let due: Day?

    /// So much was handed over to `name`, written as `5.00` or `5.00 EUR`; what of it was more than owed is due by `due`.
    package init(_ amount: String, to name: String, because why: Note? = nil, due: Day? = nil) {
        self.name = name
        self.amount = amount
        self.why = why
        self.due = due
    }

    /// Who is here, or left with something open between them and whoever asks.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        try facts.member(withMoneyNamed: name)
    }

    /// Books it.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyMoveView {
        try grant.pay(amount, because: why, due: due)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? { .by(.reverseMoney) }
}

extension Action {
    package static let payMoney = Action(
        "money.pay", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["money.reverse"],
            PastTense("paid") { who, thing in "\(who) paid \(thing)" }),
        tells: [.member(.paid)])
}
