import HouseholdModel
import HouseholdService
import Policies
import Testing

/// It is Monday, 2026-11-16; Anna lets Mia have five euros each Saturday.
@Suite("An allowance")
struct AllowanceTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.reckon()
        try await family.setAllowance("5.00", for: "mia", as: .anna)
    }

    private func isSound() async throws -> Bool {
        try await family.ask(VerifyAudit(), as: .anna).ok
    }

    /// Asks for anything, as everybody does now and then.
    private func look(as person: Person = .mia) async throws {
        _ = try await family.ask(ShowPoints(), as: person)
    }

    private func owed() async throws -> [Int] {
        try await family.ask(ListMoney(), as: .mia).debts.map(\.amount)
    }

    // MARK: - In time

    @Test("is booked once on its date, from the first moment on, in the name of whoever set it")
    func isBooked() async throws {
        family.clock.advance(days: 4)
        // Friday, 10 o'clock.
        try await look()
        #expect(try family.bookedAllowances() == [])
        family.clock.advance(minutes: 14 * 60 - 1)
        try await look()
        #expect(try family.bookedAllowances() == [])

        family.clock.advance(minutes: 1)

        #expect(try await owed() == [500])
        try await look()
        try await look(as: .ben)
        #expect(try family.bookedAllowances() == ["2026-11-21 500"])
        let anna = try family.member("Anna").literal
        #expect(try family.count("ledger", where: "kind = 'allowance' AND by_id = \(anna)") == 1)
        let midnight: Instant = "2026-11-20T23:00:00Z"
        #expect(
            try family.number("SELECT counted_at FROM ledger WHERE kind = 'allowance'")
                == Int(midnight.milliseconds))
        #expect(try await isSound())
    }

    @Test("is booked for each date that was missed, with its own day")
    func isCaughtUp() async throws {
        family.clock.advance(days: 20)

        try await look()
        #expect(
            try family.bookedAllowances() == ["2026-11-21 500", "2026-11-28 500", "2026-12-05 500"])
        #expect(try await owed() == [1_500])
        try await look(as: .anna)
        #expect(try family.bookedAllowances().count == 3)
        let history = try await family.ask(ShowMoneyHistory(), as: .mia)
        #expect(
            history.map(\.day?.description) == ["2026-12-05", "2026-11-28", "2026-11-21"])
        #expect(try await isSound())
    }

    @Test("comes before whatever is asked, and not in a rehearsal")
    func isRehearsed() async throws {
        family.clock.advance(days: 5)
        let before = try family.everything()

        _ = try await family.gate.perform(
            CompleteChore(4), as: family.caller(.mia), request: family.newRequest(),
            isRehearsal: true)

        #expect(try family.everything() == before)
        #expect(try await owed() == [500])
    }

    @Test("is booked once where two programs ask at the same moment", arguments: 1...10)
    func isBookedOnce(trial: Int) async throws {
        family.clock.advance(days: 12)
        let other = try family.anotherGate()

        async let here = family.gate.perform(ListMoney(), as: family.caller(.mia)).output
        async let there = other.perform(ListMoney(), as: family.caller(.anna)).output

        #expect(try await here.debts.map(\.amount) == [1_000])
        #expect(try await there.debts.map(\.amount) == [1_000])
        #expect(try family.bookedAllowances().count == 2)
        #expect(try await isSound())
    }

    @Test("is booked where the program looks by itself, once")
    func isTended() async throws {
        #expect(try await family.gate.creditAllowances() == 0)
        family.clock.advance(days: 12)
        let records = try family.count("audit")

        #expect(try await family.gate.creditAllowances() == 2)
        // One for each, and one of the program's own.
        #expect(try family.count("audit") == records + 3)
        #expect(try await family.gate.creditAllowances() == 0)
        #expect(try family.count("audit") == records + 3)
        #expect(try family.bookedAllowances().count == 2)
    }

    @Test("is booked with what counts as approved by then")
    func isNotAlone() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try family.everybodyProves()
        try await family.perform(ChangeSettings(.approvalWait(hours: 24)), as: .anna)
        try await family.complete(2, as: .mia)
        family.clock.advance(days: 5)

        #expect(try await family.ask(ShowPoints(), as: .mia).earned == 3)
        #expect(try family.bookedAllowances().count == 1)
    }

    @Test("moves no points, and stands in no list of them")
    func movesNoPoints() async throws {
        try await family.complete(2, as: .mia)
        family.clock.advance(days: 5)

        #expect(try await family.ask(ShowPoints(), as: .mia).balance == 3)
        #expect(try await family.ask(ShowPointsHistory(of: "mia"), as: .anna).map(\.points) == [3])
    }

    // MARK: - Another one, and none

    @Test("is what it was until it is set otherwise, and what it is from the next day on")
    func isChanged() async throws {
        family.clock.advance(days: 12)
        try family.everybodyProves()
        // It is Saturday: what has come is booked as it was.
        let view = try await family.setAllowance("7.50", for: "mia", as: .ben)

        #expect((view.amount, view.by, view.next?.description) == (750, "ben", "2026-12-05"))
        #expect(try family.bookedAllowances() == ["2026-11-21 500", "2026-11-28 500"])
        family.clock.advance(days: 7)
        try await look()
        #expect(try family.bookedAllowances().last == "2026-12-05 750")
        let ben = try family.member("Ben").literal
        let his = "kind = 'allowance' AND by_id = \(ben) AND money = 750"
        #expect(try family.count("ledger", where: his) == 1)
        #expect(try family.count("ledger", where: "kind = 'allowance' AND by_id = \(ben)") == 1)
    }

    @Test("that is ended comes no more; what is owed stays")
    func isEnded() async throws {
        family.clock.advance(days: 5)
        try family.everybodyProves()
        try await family.perform(SetAllowance(endingFor: "mia"), as: .ben)

        family.clock.advance(days: 20)
        #expect(try await owed() == [500])
        #expect(try await family.ask(ListAllowances(), as: .anna).isEmpty)
        try family.everybodyProves()
        let error = await family.refusal(SetAllowance(endingFor: "mia"), as: .anna)
        #expect(try error == .money(.noAllowance(Name("Mia"))))
    }

    @Test("ends with its child, and comes no more")
    func endsWithItsChild() async throws {
        try family.everybodyProves()
        try await family.perform(RemoveMember("mia"), as: .anna)

        #expect(try family.count("allowance", where: "ended = 0") == 0)
        family.clock.advance(days: 12)
        try await look(as: .anna)
        #expect(try family.bookedAllowances() == [])
    }

    @Test("keeps the household's currency as long as it comes, also before any is booked")
    func keepsItsCurrency() async throws {
        let franc = try #require(Currency("CHF"))
        try family.everybodyProves()

        let error = await family.refusal(SetMoney(.currency(franc)), as: .anna)

        #expect(error == .money(.hasAllowance(try Name("Mia"), try .euro())))
        #expect(try await family.ask(ListAllowances(), as: .anna).map(\.amount) == [500])
        try await family.perform(SetAllowance(endingFor: "mia"), as: .anna)
        #expect(try await family.perform(SetMoney(.currency(franc)), as: .anna).currency == franc)
        family.clock.advance(days: 12)
        try await look()
        #expect(try family.bookedAllowances() == [])
    }

    @Test("is not left behind in its currency by what is taken back")
    func keepsItsCurrencyOnUndo() async throws {
        let franc = try #require(Currency("CHF"))
        try family.everybodyProves()
        try await family.perform(SetAllowance(endingFor: "mia"), as: .anna)
        try await family.perform(SetMoney(.currency(franc)), as: .anna)
        try await family.setAllowance("7.00", for: "mia", as: .ben)

        let error = await family.refusal(TakeBack(), as: .anna)

        #expect(error == .money(.hasAllowance(try Name("Mia"), franc)))
    }

    // MARK: - Who, what and how often

    @Test("is seen by the child and the parents")
    func isSeen() async throws {
        #expect(try await family.ask(ListAllowances(), as: .anna).map(\.member) == ["mia"])
        #expect(
            try await family.ask(ListAllowances(), as: .ben).map(\.next?.description) == [
                "2026-11-21"
            ])
        #expect(try await family.ask(ListAllowances(), as: .mia).map(\.amount) == [500])
        #expect(try await family.ask(ListAllowances(), as: .max).isEmpty)
        #expect(try await family.ask(ListAllowances(), as: .olga).isEmpty)
    }

    @Test("is no promise to adults, nor a thing that children set")
    func isForChildren() async throws {
        try family.everybodyProves()
        let recurrence = try Recurrence("DTSTART;VALUE=DATE:20261116\nRRULE:FREQ=DAILY")
        for (name, person) in [("ben", Person.anna), ("mia", .mia), ("max", .mia), ("mia", .olga)] {
            let error = await family.refusal(
                SetAllowance("5.00", on: recurrence, for: name), as: person)
            #expect(error != nil)
        }
        #expect(try family.count("allowance") == 1)
    }

    @Test(
        "comes on days of the calendar",
        arguments: [
            "DTSTART:20261116T080000\nRRULE:FREQ=DAILY",
            "DTSTART:20261116T080000\nRRULE:FREQ=HOURLY",
            "DTSTART;VALUE=DATE:20261116\nRRULE:FREQ=DAILY\nX-CHORUS-COUNTED-FROM:COMPLETION",
            "DTSTART;VALUE=DATE:20261101\nRRULE:FREQ=DAILY;COUNT=3",
        ])
    func isByDays(text: String) async throws {
        let recurrence = try Recurrence(text)

        let error = await family.refusal(
            SetAllowance("5.00", on: recurrence, for: "max"), as: .anna)

        guard case .value = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("is an amount of money", arguments: ["0", "5.001", "-5", "5 USD", "much", ""])
    func isAnAmount(text: String) async throws {
        let recurrence = try Recurrence("DTSTART;VALUE=DATE:20261116\nRRULE:FREQ=DAILY")
        #expect(
            await family.refusal(SetAllowance(text, on: recurrence, for: "max"), as: .anna) != nil)
        #expect(try family.count("allowance") == 1)
    }

    @Test("is told to the child, and so is another one")
    func isTold() async throws {
        let set = try await family.ask(ListNotices(unread: true), as: .mia)
        let news = try #require(set.first { $0.kind == .allowanceChanged })
        #expect(news.text.source == "Anna set your allowance: 5.00 EUR every sat.")
        try await family.perform(ReadNotices(), as: .mia)
        family.clock.advance(days: 12)

        let told = try await family.ask(ListNotices(unread: true), as: .mia)
        #expect(told.count { $0.kind == .money(.allowance) } == 2)
        let row = try #require(
            try await family.ask(ListAudit(), as: .mia).first { $0.operation == "money.credit" })
        #expect((row.by, row.via, row.allowed) == (nil, "by-itself", true))
        try family.everybodyProves()
        try await family.perform(SetAllowance(endingFor: "mia"), as: .ben)
        let last = try await family.ask(ListNotices(unread: true), as: .mia).map(\.text.source)
        #expect(last.contains("Ben ended your allowance. What you are owed stays."))
    }

    // MARK: - Rules

    @Test("is not booked where the household's own rules do not let it, and can't be set then")
    func followsRules() async throws {
        let own = ShippedPolicies.family.text.replacing(
            "Action::\"money.credit\"", with: "Action::\"message.send\"")
        try family.everybodyProves()
        try await family.perform(SetRules(own, from: "own.cedar"), as: .anna)
        family.clock.advance(days: 12)

        try await look()
        #expect(try family.bookedAllowances() == [])
        #expect(try await family.gate.creditAllowances() == 0)
        try family.everybodyProves()
        let recurrence = try Recurrence("DTSTART;VALUE=DATE:20261116\nRRULE:FREQ=DAILY")
        let error = await family.refusal(
            SetAllowance("5.00", on: recurrence, for: "max"), as: .anna)
        #expect(error?.isRefusal == true)
    }
}
