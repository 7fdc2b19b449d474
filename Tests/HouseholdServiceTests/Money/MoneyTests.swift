import HouseholdModel
import HouseholdService
import Testing

/// Ten points are a euro, and Mia has a hundred.
@Suite("Money")
struct MoneyTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setRate(as: .anna)
        try await family.give(100, to: "mia", as: .anna)
    }

    @discardableResult
    private func payOut(_ amount: String, later: Bool = false) async throws -> MoneyMoveView {
        try await family.perform(
            PayOut(amount, to: "mia", later: later, because: nil), as: .anna)
    }

    @discardableResult
    private func charge(
        _ amount: String, _ name: String = "ben", as person: Person = .anna, due: Day? = nil
    ) async throws -> MoneyMoveView {
        try await family.perform(
            ChargeMoney(amount, to: name, because: Note("Pizza"), due: due), as: person)
    }

    private func balance() async throws -> Int {
        try await family.ask(ShowPoints(of: "mia"), as: .anna).balance
    }

    private func undo(_ person: Person) async throws -> TakenBackView? {
        try await family.perform(TakeBack(), as: person)
    }

    private func today() throws -> Day { try family.zone().day(at: family.clock.now) }

    @Test("is made of a child's points, and handed over")
    func isPaidOut() async throws {
        let moved = try await payOut("5.00")

        #expect((moved.points, moved.balance, moved.amount) == (50, 50, 500))
        #expect(moved.left == nil)
        #expect(try await family.debts(as: .anna) == [])
        #expect(try await family.ask(ShowPoints(of: "mia"), as: .anna).earned == 100)
        let kinds = try await family.ask(ShowMoneyHistory(), as: .mia).map(\.kind)
        #expect(kinds == [.payment, .payout])
        let history = try await family.ask(ShowPointsHistory(), as: .mia)
        #expect(history.map(\.kind) == [.payout, .bonus])
        #expect(history.map(\.seq) == [2, 1])
        #expect(history.first?.money == 500)
        let notices = try await family.ask(ListNotices(unread: true), as: .mia).map(\.text.source)
        #expect(
            notices.last
                == "Anna made money of points of yours (50 points): 5.00 EUR, and gave it to you.")
    }

    @Test("is owed by the household until it is handed over, and no more is")
    func isOwed() async throws {
        try await payOut("5.00", later: true)
        #expect(try await family.debts(as: .anna) == ["mia<home 5.00"])

        let paid = try await family.perform(PayMoney("2,50 EUR", to: "mia"), as: .ben)
        #expect(paid.left?.amount == 250)
        let rows = try await family.ask(ListAudit(), as: .anna)
        #expect(rows.contains { $0.operation == "money.pay" && $0.by == "ben" })
        await #expect(
            throws: ServiceError.money(.isNotOwed(try Name("Mia"), owed: 250, try .euro()))
        ) {
            try await family.perform(PayMoney("2.51", to: "mia"), as: .anna)
        }
        try await family.perform(SettleMoney(with: "mia"), as: .anna)
        #expect(try await family.debts(as: .mia) == [])
        await #expect(throws: ServiceError.money(.isEven(try Name("Mia")))) {
            try await family.perform(SettleMoney(with: "mia"), as: .anna)
        }
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test(
        "is refused where it is no whole number of points, or there are too few",
        arguments: [("0.05", "money.not-whole"), ("10.10", "money.too-few")])
    func isNotPaidOut(amount: String, code: String) async throws {
        let error = await family.refusal(PayOut(amount, to: "mia", because: nil), as: .anna)

        #expect(error?.code == code)
        #expect(try await balance() == 100)
        #expect(try await family.ask(ShowMoneyHistory(), as: .anna).isEmpty)
    }

    @Test("takes no points that are in a jar")
    func leavesJars() async throws {
        let kite = try await family.sell("A kite", for: 500)
        try await family.perform(SetGoal(kite.number), as: .mia)
        try await family.perform(SaveForGoal(try #require(RewardValue(90))), as: .mia)

        let error = await family.refusal(PayOut("2.00", to: "mia", because: nil), as: .anna)
        #expect(error == .money(.tooFew(try Name("Mia"), points: 20, left: 10)))
        #expect(try await payOut("1.00").points == 10)
    }

    @Test(
        "is an amount, in the household's currency",
        arguments: [
            "0", "0.00", "5.001", "-5", "5 5", "", "five", "5.", "5 USD", "5 $", "5 EUR EUR", "EUR",
            "10000000000.01",
        ])
    func isRead(amount: String) async throws {
        let operations = [
            await family.refusal(PayOut(amount, to: "mia", because: nil), as: .anna),
            await family.refusal(PayMoney(amount, to: "ben"), as: .anna),
            await family.refusal(
                ChargeMoney(amount, to: "ben", because: try Note("x")), as: .anna),
        ]

        let codes = [
            "5 USD": "money.other-currency", "5 $": "money.other-currency",
            "10000000000.01": "money.too-large",
        ]
        for error in operations { #expect(error?.code == codes[amount] ?? "value.unusable") }
        #expect(try await family.ask(ShowMoneyHistory(), as: .anna).isEmpty)
    }

    @Test("stays in its currency once there is any")
    func keepsItsCurrency() async throws {
        let yen = try #require(Currency("JPY"))
        try await family.perform(SetMoney(.currency(yen)), as: .anna)
        try await family.setRate(as: .anna)
        try await charge("5")

        let error = await family.refusal(SetMoney(.currency(yen)), as: .anna)
        #expect(error == .money(.isInOther(try .euro())))
        let off = try await family.perform(SetMoney(.noRate), as: .anna)
        #expect(try off.currency == .euro())
        #expect(off.points == nil)
        #expect(
            await family.refusal(PayOut("1", to: "mia", because: nil), as: .anna)
                == .money(.noRate))
    }

    @Test(
        "is read with the code or the sign of the currency before or behind it",
        arguments: ["5", "5.00 EUR", "5 eur", "5 €", "€5", "€ 5,00", "EUR 5", "5eur"])
    func isReadWithItsCurrency(amount: String) async throws {
        #expect(try await charge(amount).amount == 500)
    }

    @Test("that is none says what is to be written in its place")
    func isNone() async throws {
        let faults: [(amount: String, expected: Phrase)] = [
            ("five", "a number, such as \(Phrase.money(500, try .euro()))"),
            ("0", "more than nothing, such as \(Phrase.money(500, try .euro()))"),
            ("-5", "more than nothing, such as \(Phrase.money(500, try .euro()))"),
            (
                "5.001",
                "at most \(2) digits behind the point, such as \(Phrase.money(500, try .euro()))"
            ),
        ]
        for (amount, expected) in faults {
            #expect(
                await family.refusal(PayMoney(amount, to: "ben"), as: .anna)
                    == .value(field: "amount", expected: expected))
        }
    }

    @Test("in another currency is refused before anything is in the book, too")
    func isInNoOther() async throws {
        let error = await family.refusal(PayMoney("5 CHF", to: "ben"), as: .anna)

        #expect(error == .money(.reckonsIn(try .euro())))
    }

    @Test("that fits into no one amount can be charged in parts, and settled in none")
    func isTooMuch() async throws {
        try await charge("9999999999.99")
        let error = await family.refusal(
            ChargeMoney("0.02", to: "ben", because: try Note("x")), as: .anna)
        #expect(error == .money(.tooMuch))
        #expect(try await charge("0.01").left?.amount == Money.range.upperBound)
        #expect(
            try await family.perform(SettleMoney(with: "ben"), as: .anna).amount
                == Money.range.upperBound)
    }

    @Test("is worth less only with a word to the children")
    func isTold() async throws {
        let half = try #require(Money(minor: 50, try .euro()).flatMap { ExchangeRate(10, are: $0) })
        try await family.perform(SetMoney(.rate(half)), as: .anna)
        var told = try await family.ask(ListNotices(unread: true), as: .mia)
        #expect(told.last?.kind == .rateLowered)
        #expect(
            told.last?.text.source
                == "Anna changed what points are worth: 0.50 EUR for every 10 points. Before: 1.00 EUR for every 10 points"
        )
        let count = told.count

        try await family.setRate(as: .anna)
        #expect(try await family.ask(ListNotices(unread: true), as: .mia).count == count - 1)
        try await family.perform(SetMoney(.noRate), as: .anna)
        told = try await family.ask(ListNotices(unread: true), as: .mia)
        #expect(
            told.last?.text.source
                == "Anna says that points don't become money any more. Before: 1.00 EUR for every 10 points"
        )
    }

    @Test("of a payout is told as what it is, and once where it is taken back")
    func isToldOnce() async throws {
        try await payOut("5.00", later: true)
        var told = try await family.ask(ListNotices(unread: true), as: .mia).map(\.text.source)
        #expect(
            told.last
                == "Anna made money of points of yours (50 points): 5.00 EUR, which you are owed until it is handed over."
        )
        try await payOut("1.00")
        try await family.perform(ReadNotices(), as: .mia)

        _ = try await undo(.anna)

        told = try await family.ask(ListNotices(unread: true), as: .mia).map(\.text.source)
        #expect(told == ["Anna took back what was booked: 1.00 EUR."])
    }

    @Test("that somebody owed who left is in the list, and not in what is open today")
    func isLeftBehind() async throws {
        try await charge("5", "anna", as: .ben)
        #expect(try await family.ask(ListMoney(), as: .anna).debts.map(\.name) == [nil])
        try family.everybodyProves()
        try await family.perform(RemoveMember("ben"), as: .anna)

        #expect(try await family.ask(ListDues(), as: .anna).isEmpty)
        let debts = try await family.ask(ListMoney(), as: .anna).debts
        #expect(debts.map(\.gone) == [true])
        #expect(debts.map(\.name) == ["Ben"])
    }

    @Test("cannot be booked before there is a currency")
    func needsACurrency() async throws {
        for operation in [PayMoney("5", to: "rita")] {
            #expect(await family.refusal(operation, as: .nora) == .money(.noCurrency(.housemates)))
        }
        #expect(try await family.ask(ListMoney(), as: .nora).debts.isEmpty)
        #expect(try await family.ask(ListDues(), as: .nora).isEmpty)
    }

    @Test("is owed by one adult to another, and seen by these two alone")
    func isBetweenTwo() async throws {
        try await family.perform(SetMoney(.currency(try .euro())), as: .nora)
        try await family.perform(
            ChargeMoney("12.50", to: "rita", because: Note("Pizza")), as: .nora)

        try await family.perform(SettleMoney(with: "rita"), as: .nora)
        try await family.perform(ReverseMoney(2), as: .nora)

        #expect(try await family.debts(as: .nora) == ["nora<rita 12.50"])
        #expect(try await family.debts(as: .rita) == ["nora<rita 12.50"])
        for other in [Person.paul, .finn] {
            #expect(try await family.debts(as: other) == [])
            #expect(try await family.ask(ShowMoneyHistory(), as: other).isEmpty)
            #expect(try await moneyInRecords(of: other) == ["money.rate"])
        }
        #expect(
            try await moneyInRecords(of: .rita) == [
                "money.rate", "money.charge", "money.settle", "money.reverse",
            ])
        let paid = try await family.perform(PayMoney("20", to: "nora"), as: .rita)
        #expect((paid.left?.to, paid.left?.by, paid.left?.amount) == ("rita", "nora", 750))
    }

    /// What somebody reads of money in the records, oldest first.
    private func moneyInRecords(of person: Person) async throws -> [String] {
        try await family.ask(ListAudit(), as: person).map(\.operation)
            .filter { $0.hasPrefix("money.") }.reversed()
    }

    @Test("of two adults is no third's, whatever the house rules let be seen")
    func isNoThirds() async throws {
        let open = """
            @id("open") @say("Money is no secret.")
            permit (principal in Role::"housemate", action == Action::"money.show", resource);
            """
        try await family.perform(SetRules(open, from: "own.cedar", adding: true), as: .nora)
        #expect(try await family.ask(ShowRules(), as: .paul).text.contains(open))
        try await family.perform(SetMoney(.currency(try .euro())), as: .nora)
        try await charge("12.50", "rita", as: .nora)

        #expect(try await family.debts(as: .rita) == ["nora<rita 12.50"])
        #expect(try await family.debts(as: .paul) == [])
        #expect(try await family.ask(ShowMoneyHistory(), as: .paul).isEmpty)
    }

    @Test("of a child is the parents' and its own to see, and no sibling's")
    func isNoSiblings() async throws {
        try await payOut("5.00", later: true)

        #expect(try await family.debts(as: .ben) == ["mia<home 5.00"])
        #expect(try await family.debts(as: .mia) == ["mia<home 5.00"])
        #expect(try await family.debts(as: .max) == [])
        #expect(try await family.ask(ShowMoneyHistory(of: "mia"), as: .max).isEmpty)
        let seen = try await family.ask(ShowPointsHistory(of: "mia"), as: .max).map(\.kind)
        #expect(!seen.contains(.payout))
    }

    @Test("that moved no points is no entry of the book of points")
    func isNoEntry() async throws {
        try await charge("5")
        let place = try family.number("SELECT max(sequence) FROM ledger")

        let error = await family.refusal(ReversePoints(place), as: .ben)
        #expect(error == .notFound(.entry, String(place)))
    }

    @Test("that is due is listed for whoever owes it, what is due first at first")
    func isListed() async throws {
        let today = try today()
        try await charge("1.00")
        try await charge("2.00", due: today.adding(days: 3))
        try await charge("3.00", due: today.adding(days: 1))

        var dues = try await family.ask(ListDues(), as: .ben)
        #expect(dues.map(\.item.amount) == [300, 200, 100])
        #expect(dues.allSatisfy { $0.to == "anna" && !$0.item.late })
        #expect(try await family.ask(ListDues(), as: .anna).isEmpty)
        try await family.perform(PayMoney("4.00", to: "anna"), as: .ben)
        dues = try await family.ask(ListDues(), as: .ben)
        #expect(dues.map(\.item.amount) == [100, 100])
        try await family.live(days: 4)
        #expect(try await family.ask(ListDues(), as: .ben).map(\.item.late) == [true, false])
        let past = await family.refusal(
            ChargeMoney("1", to: "ben", because: try Note("x"), due: today), as: .anna)
        #expect(past?.code == "value.unusable")
    }

    @Test("is taken back with its points, by whoever booked it")
    func isUndone() async throws {
        try await payOut("5.00")
        #expect(try await undo(.anna)?.points == 50)
        #expect(try await balance() == 100)
        #expect(try await family.debts(as: .anna) == [])

        try await charge("12.50")
        #expect(try await undo(.anna) != nil)
        #expect(try await family.debts(as: .anna) == [])
        #expect(
            await family.refusal(TakeBack(again: true), as: .anna) == .undo(.pointsMoveOnce))
        #expect(
            try await family.ask(ShowMoneyHistory(), as: .anna).map(\.reversed)
                == [false, true, false, false, true, true])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is not taken back once the child has got it")
    func staysPaid() async throws {
        try await payOut("5.00", later: true)
        try await family.perform(PayMoney("1.00", to: "mia"), as: .ben)

        #expect(
            await family.refusal(TakeBack(), as: .anna) == .money(.isPaid(try Name("Mia"))))
        #expect(try await family.debts(as: .anna) == ["mia<home 4.00"])
        #expect(try await undo(.ben) != nil)
        #expect(try await undo(.anna)?.points == 50)
        #expect(try await balance() == 100)
    }

    @Test("keeps its currency where that was set in what is taken back")
    func keepsCurrencyOnUndo() async throws {
        try await family.perform(SetMoney(.currency(try .euro())), as: .nora)
        try await family.perform(PayMoney("5", to: "nora"), as: .rita)

        #expect(
            await family.refusal(TakeBack(), as: .nora) == .money(.isInOther(try .euro())))
        #expect(try await family.ask(ListMoney(), as: .nora).terms.currency == .euro())
    }

    @Test("that somebody owes is in their own export, and its words go with them")
    func isForgotten() async throws {
        try await charge("5")
        let export = try await family.ask(ExportOwnRecord(), as: .ben)
        #expect("\(export)".contains("Pizza"))
        #expect(try family.count("ledger", where: "kind = 'charge' AND why = 'Pizza'") == 1)

        try await family.perform(RemoveMember("ben"), as: .anna)
        try await family.perform(EraseMember("ben"), as: .anna)

        #expect(try family.count("ledger", where: "kind = 'charge'") == 1)
        #expect(try family.count("ledger", where: "kind = 'charge' AND why IS NOT NULL") == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }
}
