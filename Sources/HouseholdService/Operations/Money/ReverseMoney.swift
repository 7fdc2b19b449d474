package import HouseholdModel

/// Takes an entry of money back, whoever booked it: of a child, or between whoever asks and another adult.
///
/// Parents may, and housemates among each other; also where the other left or only helps. What somebody owes only whoever is
/// owed takes back.
///
/// With a payout that was handed over at once the payment goes back, too; one that was paid since is refused, and what is taken
/// back already. A payout wants the password again, as it did when it was booked.
package struct ReverseMoney: Change {
    /// What is acted on.
    package typealias Subject = Member

    package static let action = Action.reverseMoney
    /// The number by which whoever asks calls the entry.
    let entry: Int
    let why: Note?

    /// Takes the entry with that number back.
    package init(_ entry: Int, because why: Note? = nil) {
        self.entry = entry
        self.why = why
    }

    /// The child whose entry it is or, of two adults, the other one.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        try facts.partner(ofMoneyNumbered: entry)
    }

    /// The error for somebody who isn't there, by the number that was typed.
    package func unseen(_ reference: ResourceReference) -> ServiceError {
        .notFound(.moneyEntry, String(entry))
    }

    /// Whether points became money by it.
    package func isGrave(
        on subject: Member, for principal: Principal, in facts: borrowing HomeFacts
    ) throws -> Bool {
        try facts.entry(ofMoneyNumbered: entry).kind == .payout
    }

    /// Books the opposite.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyMoveView {
        try grant.reverseMoney(numbered: entry, because: why)
    }
}

extension Action {
    package static let reverseMoney = Action(
        "money.reverse", on: .member, kin: .manages(except: .nothing), password: .sometimes,
        back: .never("an entry of money was taken back", instead: .bookingMoney),
        tells: [.member(.takenBack)])
}
