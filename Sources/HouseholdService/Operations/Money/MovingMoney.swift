import HouseholdModel
import HouseholdDatabase

// Money: owed, handed over, and what points become.

extension Grant where Op == SetMoney {
    /// Keeps in what money the household reckons; never in another than what stands in its book.
    func setMoney(to money: HouseholdMoney?) throws -> HouseholdMoney? {
        var settings = subject.settings
        try checkCurrency(money?.currency.code)
        let lowered = LoweredRate(from: settings.money?.rate, to: money?.rate)
        settings.money = money
        try transaction.keep(settings, of: subject.id)
        if let lowered { try tell(of: .rate(.lowered(lowered))) }
        if let rate = money?.rate {
            let told = try transaction.takeBackNews(
                ofLessThan: rate, in: subject.id, at: instant)
            if !told.isEmpty { try tell(of: .rate(.afterAll(rate), for: told)) }
        }
        return money
    }
}

extension Grant {
    /// Throws where the household would reckon otherwise than what stands in its book, or than what a child gets again and
    /// again.
    func checkCurrency(_ code: String?) throws {
        let home = try membership().home
        guard let before = home.household.settings.money?.currency, before.code != code else {
            return
        }
        guard try !transaction.facts.hasMoney(in: home.household.id) else {
            throw ServiceError.money(.isInOther(before))
        }
        let allowance = try transaction.facts.allowances(in: home.household.id).first
        if let allowance, let child = home.member(allowance.member) {
            throw ServiceError.money(.hasAllowance(child.name, allowance.money.currency))
        }
    }
}

extension Grant where Op == PayOut {
    /// Makes money of the child's points, at the household's rate and no other, and hands it over unless that is later.
    func payOut(_ amount: String, isLater: Bool, because why: Note?) throws -> MoneyMoveView {
        let home = try membership().home
        let money = try home.money(amount)
        guard let rate = home.household.settings.money?.rate else {
            throw ServiceError.money(.noRate)
        }
        guard let points = rate.points(for: money) else {
            let near = rate.amounts(around: money)
            throw ServiceError.money(.isNotWhole(money, below: near.below, above: near.above))
        }
        let left = try transaction.facts.spendable(of: subject, in: home.calendar)
        guard points <= left else {
            throw ServiceError.money(.tooFew(subject.name, points: points, left: max(0, left)))
        }
        let claim = Claim(money, from: nil)
        let entry = try bookMoney(.payout(claim, because: why), of: subject, points: points)
        try tell(of: .money(entry, to: subject.id), because: why)
        if !isLater { try bookMoney(.payment(claim, because: nil), of: subject) }
        return try view(of: entry)
    }
}

extension Grant where Op == PayMoney {
    /// Books what was handed over: to a child for the household, to an adult from whoever asks.
    func pay(_ amount: String, because why: Note?, due: Day?) throws -> MoneyMoveView {
        let (payer, home) = try membership()
        let money = try home.money(amount)
        try home.checkDue(due)
        let isChild = subject.role == .child
        if isChild {
            guard due == nil else { throw ServiceError.money(.childOwesNothing(subject.name)) }
            let owed = try transaction.facts.owed(to: subject.id, by: nil, in: subject.household)
            guard money.minor <= owed else {
                throw ServiceError.money(
                    .isNotOwed(subject.name, owed: owed, money.currency))
            }
        } else {
            try checkPayment(of: money, by: payer, due: due)
        }
        let claim = Claim(money, from: isChild ? nil : payer.id, due: due)
        let entry = try bookMoney(.payment(claim, because: why), of: subject)
        try tell(of: .money(entry, to: subject.id), because: why)
        return try view(of: entry)
    }

    /// Throws where an adult would get more than they may, or where a day is said and nothing is to be paid back.
    private func checkPayment(of money: Money, by payer: Member, due: Day?) throws {
        let owed = try transaction.facts.net(
            to: subject.id, by: payer.id, in: subject.household)
        if !subject.livesHere {
            guard money.minor <= owed else {
                throw ServiceError.money(.hasLeft(subject.name, owed: owed, money.currency))
            }
        } else {
            try checkRoom(for: money, from: payer.id, to: subject.id)
        }
        guard due == nil || money.minor > owed else {
            throw ServiceError.money(.repays(subject.name, money, owed: owed))
        }
    }
}

extension Grant where Op == ChargeMoney {
    /// Books what somebody owes whoever asks.
    func charge(_ amount: String, because why: Note, due: Day?) throws -> MoneyMoveView {
        let (creditor, home) = try membership()
        let money = try home.money(amount)
        try home.checkDue(due)
        try checkRoom(for: money, from: creditor.id, to: subject.id)
        let claim = Claim(money, from: subject.id, due: due)
        let entry = try bookMoney(.charge(claim, because: why), of: creditor)
        try tell(of: .money(entry, to: subject.id), because: why)
        return try view(of: entry)
    }
}

extension Grant where Op == SettleMoney {
    /// Books the one payment after which nothing is owed any more between the two, whoever of them owes.
    func settleMoney() throws -> MoneyMoveView {
        let (asker, home) = try membership()
        guard let currency = home.household.settings.money?.currency else {
            throw ServiceError.money(.noCurrency(home.household.template))
        }
        let isChild = subject.role == .child
        let owed = try transaction.facts.net(
            to: subject.id, by: isChild ? nil : asker.id, in: subject.household)
        guard owed != 0 else { throw ServiceError.money(.isEven(subject.name)) }
        guard let money = Money(minor: abs(owed), currency) else {
            throw ServiceError.money(.tooMuch)
        }
        let creditor = owed > 0 ? subject : asker
        let debtor = isChild ? nil : owed > 0 ? asker.id : subject.id
        let entry = try bookMoney(
            .payment(Claim(money, from: debtor), because: nil), of: creditor)
        try tell(of: .money(entry, to: subject.id))
        return try view(of: entry)
    }
}

extension Grant where Op: MovesMoney {
    /// Throws where one would owe the other more than fits into an amount.
    fileprivate func checkRoom(
        for money: Money, from creditor: Member.ID, to debtor: Member.ID
    ) throws {
        let owed = try transaction.facts.net(to: creditor, by: debtor, in: subject.household)
        guard owed + money.minor <= Money.range.upperBound else {
            throw ServiceError.money(.tooMuch)
        }
    }

    /// What was booked, and what is owed between the two from now on.
    func view(of entry: Entry) throws -> MoneyMoveView {
        let home = try membership().home
        guard let claim = entry.claim else { throw ServiceError.bug("an entry without money") }
        let side =
            claim.debtor.map { MoneySide.all(of: entry.member, with: $0) }
            ?? .household(of: entry.member)
        let between = try transaction.facts.standingMoney(side, in: entry.household)
        return MoneyMoveView(
            entry, claim, left: Debt.all(in: between).first.map { DebtView($0, in: home) },
            balance: claim.debtor == nil
                ? try transaction.facts.pointsSummary(of: entry.member, in: entry.household)
                    .balance : nil,
            in: home)
    }
}

// MARK: - Reading what is typed

extension Principal.Membership {
    /// The amount that somebody writes, in the household's currency, which may stand behind or before it.
    ///
    /// - Throws: ``MoneyProblem/noCurrency(_:)`` where there is none yet; ``MoneyProblem/reckonsIn(_:)`` for another one;
    ///   ``MoneyProblem/tooLarge(most:)``.
    func money(_ text: String) throws(ServiceError) -> Money {
        guard let currency = household.settings.money?.currency else {
            throw .money(.noCurrency(household.template))
        }
        return try Money(typed: text, in: currency)
    }

    /// Throws where something would be due before today.
    fileprivate func checkDue(_ due: Day?) throws(ServiceError) {
        guard let due, due < calendar.today else { return }
        throw .value(field: "the day", expected: "a day from today on")
    }
}
