import GRDB
import HouseholdModel
import HouseholdDatabase
import Testing

/// Mia has 20 points, and the household reckons in euros.
@Suite("Money in the book")
struct MoneyBookTests {
    private let home: Home
    private let euro: Currency

    init() throws {
        home = try Home()
        euro = try #require(Currency("EUR"))
        try home.complete(try home.addChore(worth: 20), by: home.mia)
        try set(euro)
    }

    private func set(_ currency: Currency) throws {
        var settings = home.household.settings
        settings.money = HouseholdMoney(currency)
        try home.store.write { [settings] in try $0.keep(settings, of: home.household.id) }
    }

    private func claim(_ minor: Int, from debtor: Member? = nil, due: Day? = nil) throws -> Claim {
        Claim(try #require(Money(minor: minor, euro)), from: debtor?.id, due: due)
    }

    @discardableResult
    private func book(
        _ cause: Transfer.Cause, of member: Member, points: Int = 0
    ) throws -> Int {
        let transfer = try #require(
            Transfer(cause, member: member.id, points: points, at: .someday, countedAt: .someday))
        return try home.store.write {
            try $0.book(transfer, by: home.petra.id, rule: "money", in: home.household.id)
        }
    }

    private func standing(_ side: MoneySide) throws -> [Entry] {
        try home.store.read { try $0.standingMoney(side, in: home.household.id) }
    }

    private func owed(_ member: Member, by other: Member? = nil) throws -> Int {
        try home.store.read {
            try $0.owed(to: member.id, by: other?.id, in: home.household.id)
        }
    }

    @Test("stands as it was booked, and sums of points do not move but by a payout")
    func roundTrips() throws {
        let day = Day(dayNumber: 20_780)
        let loan = try claim(1_250, from: home.max, due: day)
        try book(.charge(loan, because: try Note("Pizza")), of: home.petra)
        try book(.payout(try claim(100), because: nil), of: home.mia, points: 10)
        try book(.payment(try claim(100), because: nil), of: home.mia)

        let (loans, paid) = (
            try standing(.all(of: home.max.id)), try standing(.household(of: home.mia.id))
        )
        #expect(loans.map(\.kind) == [.charge])
        #expect(loans.first?.claim == loan)
        #expect(loans.first?.why?.text == "Pizza")
        #expect(try standing(.all(of: home.petra.id)) == loans)
        #expect(try standing(.all(of: home.petra.id, with: home.max.id)) == loans)
        #expect(try standing(.all(of: home.petra.id, with: home.mia.id)).isEmpty)
        #expect(try standing(.household(of: home.petra.id)).isEmpty)
        #expect(paid.map(\.kind) == [.payout, .payment])
        #expect(paid.map(\.points) == [-10, 0])
        #expect(try standing(.all(of: home.mia.id)) == paid)
        let newest = try home.store.read {
            try $0.moneyEntries(.household(of: home.mia.id), in: home.household.id, limit: 1)
        }
        #expect(newest.map(\.kind) == [.payment])
        #expect(try home.pointsSummary(of: home.mia).balance == 10)
        #expect(try home.pointsSummary(of: home.mia).earned == 20)
        #expect(try home.pointsSummary(of: home.petra).balance == 0)
        #expect(try owed(home.mia) == 0)
        #expect(try owed(home.petra, by: home.max) == 1_250)
        #expect(try home.verify().firstBad == nil)
    }

    @Test("has no place among the entries of points, unless these moved")
    func isNoPoints() throws {
        try book(.charge(try claim(500, from: home.max), because: nil), of: home.petra)
        try book(.allowance(try claim(500)), of: home.mia)
        let payout = try book(.payout(try claim(100), because: nil), of: home.mia, points: 10)

        let (entries, place, second) = try home.store.read { facts in
            (
                try facts.entries(of: home.mia.id, in: home.household.id, limit: 9),
                try facts.place(of: payout, among: home.mia.id, in: home.household.id),
                try facts.entry(at: 2, of: home.mia.id, in: home.household.id)
            )
        }
        #expect(entries.map(\.kind) == [.payout, .award])
        #expect(place == 2)
        #expect(second?.sequence == payout)
        let others = try home.store.read {
            try $0.entries(of: home.mia.id, in: home.household.id, limit: 9, isAll: false)
        }
        #expect(others.map(\.kind) == [.award])
    }

    @Test("is taken back with the points, and not before what was paid of it")
    func isReversed() throws {
        let claim = try claim(100)
        let payout = try book(.payout(claim, because: nil), of: home.mia, points: 10)
        let payment = try book(.payment(claim, because: nil), of: home.mia)

        #expect(throws: (any Error).self) {
            try book(.reversal(of: payout, .payout(claim)), of: home.mia, points: 10)
        }
        try book(.reversal(of: payment, .payment(claim)), of: home.mia)
        #expect(try owed(home.mia) == 100)
        try book(.reversal(of: payout, .payout(claim)), of: home.mia, points: 10)

        #expect(try owed(home.mia) == 0)
        #expect(try home.pointsSummary(of: home.mia).balance == 20)
        #expect(try standing(.all(of: home.mia.id)).isEmpty)
        #expect(
            try home.store.read { try $0.moneyEntries(in: home.household.id) }.map(\.kind)
                == [.reversal, .reversal, .payment, .payout])
        #expect(try home.verify().firstBad == nil)
    }

    @Test("is taken back as it was, and not as anything else")
    func isReversedAsItWas() throws {
        let day = Day(dayNumber: 20_780)
        let loan = try claim(500, from: home.max, due: day)
        let charge = try book(.charge(loan, because: nil), of: home.petra)

        for other in [
            try claim(499, from: home.max, due: day), try claim(500, from: home.mia, due: day),
            try claim(500, from: home.max),
        ] {
            #expect(
                throws: StoreError.constraint("a reversal names the entry it takes back")
            ) {
                try book(.reversal(of: charge, .charge(other)), of: home.petra)
            }
        }
        try book(.reversal(of: charge, .charge(loan)), of: home.petra)
        #expect(try owed(home.petra, by: home.max) == 0)
    }

    @Test("has no date of an allowance twice")
    func isBookedOnce() throws {
        try book(.allowance(try claim(500)), of: home.mia)

        #expect(throws: StoreError.damaged("rows are not numbered as they were written")) {
            try book(.allowance(try claim(500)), of: home.mia)
        }

        try book(.allowance(try claim(500)), of: home.max)
        #expect(try owed(home.mia) == 500)
    }

    @Test("is never more than there is, nor in two currencies")
    func isRefused() throws {
        #expect(throws: (any Error).self) {
            try book(.payout(try claim(300), because: nil), of: home.mia, points: 21)
        }
        try book(.allowance(try claim(500)), of: home.mia)
        #expect(throws: (any Error).self) {
            try book(.payment(try claim(501), because: nil), of: home.mia)
        }
        let yen = try #require(Currency("JPY"))
        #expect(throws: (any Error).self) { try set(yen) }
        let foreign = Claim(try #require(Money(minor: 5, yen)), from: nil)
        #expect(throws: (any Error).self) { try book(.allowance(foreign), of: home.mia) }
        #expect(try owed(home.mia) == 500)
    }

    @Test("does not fit the chain once somebody changes it")
    func isChained() throws {
        try book(.charge(try claim(500, from: home.max), because: nil), of: home.petra)
        #expect(try home.verify().firstBad == nil)

        try home.store.withDatabase { database in
            try database.execute(sql: "DROP TRIGGER ledger_is_not_changed")
            try database.execute(sql: "UPDATE ledger SET money = 5 WHERE money IS NOT NULL")
        }

        #expect(try home.verify().firstBad == Verification.Fault(table: "ledger", sequence: 2))
    }

    @Test("is looked at: in another currency, or paid and not owed", arguments: [true, false])
    func isLookedAt(isForeign: Bool) throws {
        try book(.allowance(try claim(500)), of: home.mia)
        #expect(try home.verify().firstBad == nil)

        if isForeign {
            try home.store.withDatabase { database in
                try database.execute(sql: "DROP TRIGGER household_keeps_its_currency")
            }
            try set(try #require(Currency("USD")))
        } else {
            try home.store.withDatabase { database in
                try database.execute(sql: "DROP TRIGGER ledger_pays_what_is_owed")
            }
            try book(.payment(try claim(501), because: nil), of: home.mia)
        }

        #expect(
            try home.verify().firstBad == Verification.Fault(table: "standing", sequence: 0))
    }
}
