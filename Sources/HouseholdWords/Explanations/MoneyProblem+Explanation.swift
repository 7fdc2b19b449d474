import HouseholdModel
package import HouseholdService

extension MoneyProblem {
    /// What is told of money that can't be booked.
    package var explanation: Explanation {
        switch self {
        case .noCurrency(let template): noCurrency(template)
        case .noRate: noRate
        case .onlyCurrency(let currency):
            Explanation(
                code, .data,
                "Among housemates points don't become money. Say only in which currency you reckon.",
                try: ["money currency \(currency.code)"])
        case .isInOther(let currency):
            conflict(
                "What is in the book is in \(currency.code), and no other currency goes with it.")
        case .reckonsIn(let currency): conflict("This household reckons in \(currency.code).")
        case .hasAllowance(let name, let currency): hasAllowance(name, currency)
        case .isNotWhole(let money, let below, let above):
            Explanation(
                code, .data, "\(money.phrase) is no whole number of points. \(near(below, above))")
        case .tooFew(let name, let points, let left):
            conflict(
                "That takes \(points.inPoints), and \(name.text) has \(left.inPoints) to spend.",
                try: ["points show \(name.text.quotedIfNeeded)"])
        case .tooLarge(let most):
            Explanation(
                code, .data, "That is too much for one amount: it is \(most.phrase) at most.")
        case .isNotOwed(let name, let owed, let currency): isNotOwed(name, owed, currency)
        case .childOwesNothing(let name):
            Explanation(
                code, .data,
                "\(name.text) is a child, who never has to pay anything back: leave the day away.")
        case .repays(let name, let money, let owed): repays(name, money, owed)
        case .hasLeft(let name, let owed, let currency): hasLeft(name, owed, currency)
        case .isEven(let name):
            conflict("Nothing is owed between you and \(name.text).", try: ["money list"])
        case .tooMuch: conflict("That is more than anybody can owe somebody here.")
        case .isPaid(let name): isPaid(name)
        case .isCreditors(let name, let owed): isCreditors(name, owed)
        case .isReversal(let number): isReversal(number)
        case .isTakenBack(let number):
            conflict("Entry \(number) is taken back already.", try: ["money history"])
        case .noBankAccount(let name): noBankAccount(name)
        case .noAllowance(let name): noAllowance(name)
        }
    }

    private func repays(_ name: Name, _ money: Money, _ owed: Int) -> Explanation {
        let digits = money.currency.digits(of: money.minor)
        return conflict(
            """
            You owe \(name.text) \(Phrase.money(owed, money.currency)), so nothing of \(money.phrase) is to be \
            paid back: leave the day away.
            """,
            try: ["money pay \(name.text.quotedIfNeeded) \(digits)"])
    }

    private func hasLeft(_ name: Name, _ owed: Int, _ currency: Currency) -> Explanation {
        let list = "money list \(name.text.quotedIfNeeded)"
        guard owed > 0 else {
            return conflict(
                "\(name.text) is owed nothing, and money is lent only to those who live here.",
                try: [list])
        }
        return conflict(
            "\(name.text) is owed \(Phrase.money(owed, currency)), and more is lent only to those who live here.",
            try: ["money settle \(name.text.quotedIfNeeded)", list])
    }

    private func isReversal(_ number: Int) -> Explanation {
        conflict(
            "Entry \(number) takes another one back itself. Book what is right anew.",
            try: ["money history"])
    }

    private func noBankAccount(_ name: Name) -> Explanation {
        conflict(
            "\(name.text) keeps no account here: whoever is paid says where with money account.")
    }

    private var noRate: Explanation {
        conflict(
            "Points don't become money here yet. Say what they are worth.",
            try: ["money rate 10=1.00 EUR"])
    }

    private func hasAllowance(_ name: Name, _ currency: Currency) -> Explanation {
        conflict(
            "\(name.text)'s allowance is in \(currency.code). End it first.",
            try: ["money allowance \(name.text.quotedIfNeeded) off"])
    }

    private func noAllowance(_ name: Name) -> Explanation {
        conflict(
            "\(name.text) gets no allowance.",
            try: ["money allowance \(name.text.quotedIfNeeded) 5.00 every saturday"])
    }

    private func noCurrency(_ template: Household.Template) -> Explanation {
        let isForPoints = template != .housemates
        return conflict(
            "This household does not say yet in which currency it reckons.",
            try: (isForPoints ? ["money rate 10=1.00 EUR"] : []) + ["money currency EUR"])
    }

    private func isNotOwed(_ name: Name, _ owed: Int, _ currency: Currency) -> Explanation {
        guard owed != 0 else {
            return conflict(
                "\(name.text) is owed nothing. Points become money with a payout.",
                try: ["money payout \(name.text.quotedIfNeeded) 5.00"])
        }
        return conflict(
            "\(name.text) is owed \(Phrase.money(owed, currency)), and gets no more than that.",
            try: ["money settle \(name.text.quotedIfNeeded)"])
    }

    private func isPaid(_ name: Name) -> Explanation {
        conflict(
            "\(name.text) got that money in the meantime. Take that payment back first.",
            try: ["money history \(name.text.quotedIfNeeded)", "money reverse NUMBER"])
    }

    /// To settle is advised only where it books something, and to pay never: what is paid beyond what is owed is lent.
    private func isCreditors(_ name: Name, _ owed: Int) -> Explanation {
        let handle = name.text.quotedIfNeeded
        guard owed > 0 else {
            return conflict(
                "\(name.text) booked that and can take it back alone, and you owe \(name.text) nothing.",
                try: ["money history \(handle)"])
        }
        return conflict(
            "\(name.text) is owed that, and can take it back alone.",
            try: ["money settle \(handle)"])
    }

    private func conflict(_ message: Phrase, try lines: [String] = []) -> Explanation {
        Explanation(code, .conflict, message, try: lines)
    }

    private func near(_ below: Money?, _ above: Money?) -> Phrase {
        switch (below, above) {
        case (let below?, let above?): "Near it are \(below.phrase) and \(above.phrase)."
        case (let one?, nil), (nil, let one?): "The least that is one: \(one.phrase)."
        case (nil, nil): ""
        }
    }
}
