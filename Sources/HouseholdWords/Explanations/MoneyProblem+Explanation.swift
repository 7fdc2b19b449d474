import HouseholdModel
package import HouseholdService

extension MoneyProblem {
    /// What is told of money that can't be booked.
    package var explanation: Explanation {
        switch self {
        case .noCurrency, .noRate, .isInOther, .reckonsIn, .hasAllowance: ofTerms
        case .isNotWhole, .tooFew, .tooLarge: ofAmount
        case .isNotOwed, .childOwesNothing, .isEven, .tooMuch: ofDebt
        case .isPaid, .isReversal, .isCreditors: ofReversal
        }
    }

    /// The same, of in what money the household reckons.
    private var ofTerms: Explanation {
        switch self {
        case .noRate:
            Explanation(
                code, .conflict, "Points don't become money here yet. Say what they are worth.",
                try: ["money rate 10=1.00 EUR"])
        case .isInOther(let currency):
            Explanation(
                code, .conflict,
                "What is in the book is in \(currency.code), and no other currency goes with it.")
        case .reckonsIn(let currency):
            Explanation(code, .conflict, "This household reckons in \(currency.code).")
        case .hasAllowance(let name, let currency):
            Explanation(
                code, .conflict, "\(name.text)'s allowance is in \(currency.code). End it first.",
                try: ["money allowance \(name.text.quotedIfNeeded) off"])
        case .noCurrency(.housemates):
            Explanation(
                code, .conflict, "This household does not say yet in which currency it reckons.",
                try: ["money currency EUR"])
        default:
            Explanation(
                code, .conflict, "This household does not say yet in which currency it reckons.",
                try: ["money rate 10=1.00 EUR", "money currency EUR"])
        }
    }

    /// The same, of an amount.
    private var ofAmount: Explanation {
        switch self {
        case .isNotWhole(let money, let below, let above):
            Explanation(
                code, .data, "\(money.phrase) is no whole number of points. \(near(below, above))")
        case .tooFew(let name, let points, let left):
            Explanation(
                code, .conflict,
                "That takes \(points.inPoints), and \(name.text) has \(left.inPoints) to spend.",
                try: ["points show \(name.text.quotedIfNeeded)"])
        case .tooLarge(let most):
            Explanation(
                code, .data, "That is too much for one amount: it is \(most.phrase) at most.")
        default: ofDebt
        }
    }

    /// The same, of what is owed and what is not.
    private var ofDebt: Explanation {
        switch self {
        case .isNotOwed(let name, 0, _):
            Explanation(
                code, .conflict,
                "\(name.text) is owed nothing. Points become money with a payout.",
                try: ["money payout \(name.text.quotedIfNeeded) 5.00"])
        case .isNotOwed(let name, let owed, let currency):
            Explanation(
                code, .conflict,
                "\(name.text) is owed \(amount(owed, currency)), and gets no more than that.",
                try: ["money settle \(name.text.quotedIfNeeded)"])
        case .childOwesNothing(let name):
            Explanation(
                code, .data,
                "\(name.text) is a child, who never has to pay anything back: leave the day away.")
        case .isEven(let name):
            Explanation(
                code, .conflict, "Nothing is owed between you and \(name.text).",
                try: ["money list"])
        default:
            Explanation(code, .conflict, "That is more than anybody can owe somebody here.")
        }
    }

    /// The same, of what can't be taken back.
    private var ofReversal: Explanation {
        switch self {
        case .isPaid(let name):
            Explanation(
                code, .conflict,
                "\(name.text) got that money in the meantime. Take that payment back first.",
                try: ["money history \(name.text.quotedIfNeeded)", "money reverse NUMBER"])
        case .isCreditors(let name):
            Explanation(
                code, .conflict, "\(name.text) is owed that, and can take it back alone.",
                try: ["money pay \(name.text.quotedIfNeeded) 5.00"])
        case .isReversal(let number):
            Explanation(
                code, .conflict,
                "Entry \(number) takes another one back itself. Book what is right anew.")
        default: ofDebt
        }
    }

    private func amount(_ minor: Int, _ currency: Currency) -> Phrase {
        .money(minor, currency)
    }

    private func near(_ below: Money?, _ above: Money?) -> Phrase {
        switch (below, above) {
        case (let below?, let above?): "Near it are \(below.phrase) and \(above.phrase)."
        case (let one?, nil), (nil, let one?): "The least that is one: \(one.phrase)."
        case (nil, nil): ""
        }
    }
}
