package import HouseholdModel

/// Says that somebody owes whoever asks money.
///
/// Parents may of each other, and housemates; of nobody who left.
package struct ChargeMoney: Change, PersonOperation {
    package static let action = Action.chargeMoney
    package let name: String?
    let amount: String
    let why: Note
    let due: Day?

    /// `name` owes so much, written as `5.00` or `5.00 EUR`, and until when.
    package init(_ amount: String, to name: String, because why: Note, due: Day? = nil) {
        self.name = name
        self.amount = amount
        self.why = why
        self.due = due
    }

    /// Books it.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyMoveView {
        try grant.charge(amount, because: why, due: due)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? { .by(.reverseMoney) }
}

extension Action {
    package static let chargeMoney = Action(
        "money.charge", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["money.reverse"],
            PastTense("charged") { who, thing in "\(who) charged \(thing)" }),
        tells: [.member(.charged)])
}
