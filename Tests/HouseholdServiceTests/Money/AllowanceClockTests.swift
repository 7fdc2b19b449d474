import HouseholdModel
import HouseholdService
import Testing

/// It is Monday, 2026-11-16; Anna lets Mia have five euros each Saturday.
@Suite("An allowance, whatever clocks show,")
struct AllowanceClockTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.reckon()
        try await family.setAllowance("5.00", for: "mia", as: .anna)
    }

    @Test("comes no sooner for a clock that a child sets ahead")
    func waitsForTheClock() async throws {
        for days in [6, 30] as [Int64] {
            let ahead = try family.gate(ahead: days)
            _ = try await ahead.perform(ShowPoints(), as: family.caller(.mia))
            #expect(try await ahead.creditAllowances() == 0)
        }
        #expect(try family.bookedAllowances() == [])
    }

    @Test("comes over a restart before what a grown-up changes, who sees the date")
    func comesBeforeTheChange() async throws {
        family.clock.advance(days: 12)
        try family.everybodyProves()
        let restarted = try family.gate(ahead: 0, after: "second")
        _ = try await restarted.perform(ShowPoints(), as: family.caller(.anna))
        _ = try await restarted.perform(
            ReadNotices(), as: family.caller(.mia), request: family.newRequest())
        #expect(try family.bookedAllowances() == [])

        // What ends it does not end what has come.
        _ = try await restarted.perform(
            SetAllowance(endingFor: "mia"), as: family.caller(.ben), request: family.newRequest())

        #expect(try family.bookedAllowances() == ["2026-11-21 500", "2026-11-28 500"])
        #expect(try await family.warnings(.clockAhead, to: .anna).count == 1)
    }

    @Test("comes not before what a grown-up changes by a clock that is known to be ahead")
    func waitsForTheWarning() async throws {
        let ahead = try family.gate(ahead: 12)

        _ = try await ahead.perform(
            ReadNotices(), as: family.caller(.ben), request: family.newRequest())

        #expect(try family.bookedAllowances() == [])
        #expect(try await family.warnings(.clockAhead, to: .anna).count == 1)
    }

    @Test("comes not twice for a clock that was set back")
    func isBookedOnceForAll() async throws {
        family.clock.advance(days: 12)
        _ = try await family.ask(ShowPoints(), as: .mia)
        let before = try family.bookedAllowances()
        #expect(before.count == 2)

        let behind = try family.gate(ahead: -10)
        for person in [Person.anna, .mia] {
            _ = try await behind.perform(
                ReadNotices(), as: family.caller(person), request: family.newRequest())
        }
        #expect(try await behind.creditAllowances() == 0)
        _ = try await family.ask(ShowPoints(), as: .anna)
        #expect(try family.bookedAllowances() == before)
        family.clock.advance(days: 7)
        try await family.perform(ReadNotices(), as: .anna)
        _ = try await family.ask(ShowPoints(), as: .mia)
        #expect(try family.bookedAllowances() == before + ["2026-12-05 500"])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("comes not twice where it is ended and set again on the same day")
    func isBookedOnceWhereSetAgain() async throws {
        family.clock.advance(days: 5)
        _ = try await family.ask(ShowPoints(), as: .mia)
        try family.everybodyProves()
        try await family.perform(SetAllowance(endingFor: "mia"), as: .anna)
        let daily = try Recurrence("DTSTART;VALUE=DATE:20261116\nRRULE:FREQ=DAILY")
        try await family.perform(SetAllowance("2.00", on: daily, for: "mia"), as: .anna)

        family.clock.advance(days: 1)
        try await family.perform(ReadNotices(), as: .anna)
        _ = try await family.ask(ShowPoints(), as: .mia)

        #expect(try family.bookedAllowances() == ["2026-11-21 500", "2026-11-22 200"])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("comes not twice for a clock that was ahead and is put right, also where it is set again")
    func isBookedOnceWherePutRight() async throws {
        let ahead = try family.gate(ahead: 12)
        _ = try await ahead.perform(
            ReadNotices(), as: family.caller(.anna), request: family.newRequest())
        _ = try await ahead.perform(ListMoney(), as: family.caller(.anna))
        #expect(try family.bookedAllowances() == ["2026-11-21 500", "2026-11-28 500"])

        try await family.signIn(.anna)
        try family.everybodyProves()
        try await family.perform(SetAllowance(endingFor: "mia"), as: .anna)
        try await family.setAllowance("2.00", on: "FREQ=DAILY", for: "mia", as: .anna)
        try await family.live(days: 14)
        _ = try await family.ask(ShowPoints(), as: .mia)

        #expect(
            try family.bookedAllowances() == [
                "2026-11-21 500", "2026-11-28 500", "2026-11-29 200", "2026-11-30 200",
            ])
    }
}
