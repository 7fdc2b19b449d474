package import HouseholdModel

/// Makes money of a child's points, and hands it over or owes it from then on.
///
/// Parents may.
///
/// Refused without a rate, for an amount that is no whole number of points, and for more points than the child can spend.
package struct PayOut: Change, PersonOperation {
    package static let action = Action.payOut
    package let name: String?
    let amount: String
    let isLater: Bool
    let why: Note?

    /// Makes so much money of points of `name`, written as `5.00` or `5.00 EUR`.
    package init(
        _ amount: String, to name: String, later isLater: Bool = false, because why: Note?
    ) {
        self.name = name
        self.amount = amount
        self.isLater = isLater
        self.why = why
    }

    /// Books it.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyMoveView {
        try grant.payOut(amount, isLater: isLater, because: why)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? { .by(.reverseMoney) }
}

extension Action {
    package static let payOut = Action(
        "money.payout", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .by(
            ["money.reverse"],
            PastTense("made money of points") { who, thing in
                "\(who) made money of points: \(thing)"
            }),
        tells: [.member(.paidOut)])
}
