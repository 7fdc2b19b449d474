import HouseholdModel
import Testing

/// It is by days, from Monday, 2026-11-16 on.
@Suite("The dates of an allowance")
struct AllowanceDateTests {
    private let berlin: Zone
    private let monday: Day

    init() throws {
        berlin = try #require(Zone("Europe/Berlin"))
        monday = try #require(Day("2026-11-16"))
    }

    private func allowance(
        _ rule: String, start: String = ";VALUE=DATE:20261116", booked: String? = nil,
        hasEnded: Bool = false
    ) throws -> Allowance? {
        let recurrence = try Recurrence("DTSTART\(start)\nRRULE:\(rule)")
        guard case .calendar(let schedule) = recurrence else { return nil }
        let euro = try #require(Currency("EUR"))
        return Allowance(
            try #require(Money(minor: 500, euro)), for: .numbered(1), in: .numbered(2),
            on: schedule, setBy: .numbered(3), at: Instant(milliseconds: 0), from: monday,
            bookedDay: booked.flatMap { Day($0) }, hasEnded: hasEnded)
    }

    @Test("are those that came since the last one that is booked, with today")
    func areDue() throws {
        let weekly = try #require(try allowance("FREQ=WEEKLY;BYDAY=SA"))
        let saturday = monday.adding(days: 5)

        #expect(weekly.dates(until: saturday.adding(days: -1), in: berlin) == [])
        #expect(weekly.dates(until: saturday, in: berlin) == [saturday])
        #expect(
            weekly.dates(until: saturday.adding(days: 20), in: berlin)
                == [saturday, saturday.adding(days: 7), saturday.adding(days: 14)])
        #expect(weekly.nextDate(from: monday, in: berlin) == saturday)
    }

    @Test("begin after the last one that is booked, whenever it is set")
    func followBooked() throws {
        let daily = try #require(try allowance("FREQ=DAILY", booked: "2026-11-18"))

        #expect(daily.dates(until: monday.adding(days: 2), in: berlin) == [])
        #expect(daily.dates(until: monday.adding(days: 3), in: berlin) == [monday.adding(days: 3)])
        #expect(daily.nextDate(from: monday, in: berlin) == monday.adding(days: 3))
    }

    @Test("are those of a year at most, and none once it is ended")
    func haveAnEnd() throws {
        let daily = try #require(try allowance("FREQ=DAILY"))
        let later = monday.adding(days: 1_000)

        let dates = daily.dates(until: later, in: berlin)
        #expect((dates.first, dates.last) == (later.adding(days: -366), later))
        #expect(dates.count == 367)
        let ended = try #require(try allowance("FREQ=DAILY", hasEnded: true))
        #expect(ended.dates(until: later, in: berlin) == [])
        #expect(ended.nextDate(from: monday, in: berlin) == nil)
    }

    @Test("are days, and no times of day", arguments: ["FREQ=DAILY", "FREQ=HOURLY;INTERVAL=8"])
    func areDays(rule: String) throws {
        #expect(try allowance(rule, start: ":20261116T080000") == nil)
    }
}
