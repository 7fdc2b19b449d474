package import HouseholdModel

/// Why money can't be booked.
package enum MoneyProblem: Hashable, Sendable, Codable {
    /// The household, which began with those rules, reckons in no currency yet.
    case noCurrency(Household.Template)
    /// Points don't become money here.
    case noRate
    /// Among housemates points never become money, so that no rate is kept, but that currency can be.
    case onlyCurrency(Currency)
    /// Its book is in that currency, and no other goes with it.
    case isInOther(Currency)
    /// It reckons in that currency, and the amount is in another.
    case reckonsIn(Currency)
    /// That child's allowance is in that currency, and no other goes with it.
    case hasAllowance(Name, Currency)
    /// An amount that is no whole number of points, and the nearest that are.
    case isNotWhole(Money, below: Money?, above: Money?)
    /// The child has not so many points to spend.
    case tooFew(Name, points: Int, left: Int)
    /// The child is owed no more than that.
    case isNotOwed(Name, owed: Int, Currency)
    /// A child never has anything to pay back.
    case childOwesNothing(Name)
    /// So much is owed to whoever gets the money, and it is no more than that: nothing is to be paid back until a day.
    case repays(Name, Money, owed: Int)
    /// Whoever left or only helps is owed so much, and gets no more: they would owe the rest, and nothing new is charged to them.
    case hasLeft(Name, owed: Int, Currency)
    /// Nothing is owed.
    case isEven(Name)
    /// More would be owed than is ever booked.
    case tooMuch
    /// More than fits into an amount, and the most that does.
    case tooLarge(most: Money)
    /// What is to be taken back is paid to the child since.
    case isPaid(Name)
    /// The entry with that number takes another back itself.
    case isReversal(Int)
    /// The entry with that number is taken back already.
    case isTakenBack(Int)
    /// That one booked what is to be taken back, alone takes it back, and is owed so much by whoever asks.
    case isCreditors(Name, owed: Int)
    /// Nobody was told where money for the member goes.
    case noBankAccount(Name)
    /// The member gets no allowance.
    case noAllowance(Name)
}

extension MoneyProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .noCurrency: "money.no-currency"
        case .noRate: "money.no-rate"
        case .onlyCurrency: "money.only-currency"
        case .isInOther, .reckonsIn: "money.other-currency"
        case .hasAllowance: "money.allowance-stands"
        case .isNotWhole: "money.not-whole"
        case .tooFew: "money.too-few"
        case .isNotOwed: "money.not-owed"
        case .childOwesNothing: "money.child-owes-nothing"
        case .repays: "money.nothing-lent"
        case .hasLeft: "money.has-left"
        case .isEven: "money.even"
        case .tooMuch: "money.too-much"
        case .tooLarge: "money.too-large"
        case .isPaid: "money.paid"
        case .isReversal: "money.reversal"
        case .isTakenBack: "money.taken-back"
        case .isCreditors: "money.creditors"
        case .noBankAccount: "money.no-bank-account"
        case .noAllowance: "money.no-allowance"
        }
    }
}
