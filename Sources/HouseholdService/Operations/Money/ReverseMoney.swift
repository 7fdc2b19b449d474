package import HouseholdModel

/// Takes an entry of money back, whoever booked it: of a child, or between whoever asks and another adult.
///
/// Parents may, and housemates among each other. What somebody owes only whoever is owed takes back. Twice changes nothing.
///
/// With a payout that was handed over at once the payment goes back, too; one that was paid since is refused.
package struct ReverseMoney: Change, PersonOperation {
    package static let action = Action.reverseMoney
    package let name: String?
    /// The number by which whoever asks calls the entry.
    let entry: Int
    let why: Note?

    /// Takes the entry with that number back, which is about `name`.
    package init(_ entry: Int, with name: String, because why: Note? = nil) {
        self.entry = entry
        self.name = name
        self.why = why
    }

    /// Books the opposite.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyMoveView {
        try grant.reverseMoney(numbered: entry, because: why)
    }
}

extension Action {
    package static let reverseMoney = Action(
        "money.reverse", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .never("an entry of money was taken back", instead: .nothing),
        tells: [.member(.takenBack)])
}
