import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// Dishes are chore 2, Mia's, worth 3; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("A chore that is worth less")
struct PromiseTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        family.clock.advance(minutes: 60)
    }

    private func news(of person: Person) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .chore(.lessened) }.map(\.text.source)
    }

    private func points(_ chore: Number = 2) async throws -> Int? {
        try await family.ask(ShowChore(chore), as: .mia).points
    }

    @Test("pays what it was worth until the end of the household's day, and less from then on")
    func holdsUntilMidnight() async throws {
        let view = try await family.setPoints(1, of: 2)
        #expect(view.points == 3)
        #expect(view.later?.points == 1 && view.later?.from == "2026-11-17")
        #expect(
            try await news(of: .mia)
                == ["From tomorrow on \"Dishes\" is worth 1 points. Today it is still worth 3."])
        #expect(try await news(of: .max).isEmpty)
        #expect(try await news(of: .ben).isEmpty)

        family.clock.advance(milliseconds: 13 * 3_600_000 - 1)
        #expect(try await family.complete(2, as: .mia).awarded == 3)
        try await family.undo(2, as: .mia)
        family.clock.advance(milliseconds: 1)
        let after = try await family.ask(ShowChore(2), as: .mia)
        #expect(after.points == 1 && after.later == nil)
        #expect(
            try await news(of: .mia)
                == ["\"Dishes\" is worth 1 points now. Before it was worth 3."])
        #expect(try await family.complete(2, as: .mia).awarded == 1)
    }

    @Test("keeps the most it was worth that day, however often it is changed")
    func keepsMost() async throws {
        try await family.setPoints(2, of: 2)
        try await family.setPoints(1, of: 2)
        #expect(try await points() == 3)
        try await family.setPoints(5, of: 2)
        #expect(try await points() == 5)
        try await family.setPoints(2, of: 2)
        #expect(try await points() == 5)
        #expect(try await news(of: .mia).count == 4)
        try await family.live(days: 1)
        #expect(try await points() == 2)
    }

    @Test("is worth as much after all where it is raised again, which is told, too")
    func isRaisedAgain() async throws {
        try await family.setPoints(1, of: 2)
        let view = try await family.setPoints(3, of: 2)
        #expect(view.points == 3 && view.later == nil)
        #expect(try await news(of: .mia).last == "\"Dishes\" is worth 3 points after all.")
    }

    @Test("holds at once where a parent says why, and the child reads it")
    func holdsAtOnce() async throws {
        try await family.setPoints(1, of: 2)
        let view = try await family.setPoints(1, of: 2, atOnce: "the machine does it now")
        #expect(view.points == 1 && view.later == nil)
        #expect(
            try await news(of: .mia).last
                == """
                Anna made "Dishes" worth 1 points at once, and not 3: the machine does it now
                """)
        #expect(try await family.complete(2, as: .mia).awarded == 1)
    }

    @Test(
        "is so at once where it was made less than an hour ago, and tells only why",
        arguments: [(59, true), (60, false)])
    func isMendedAtOnce(minutes: Int64, isSlip: Bool) async throws {
        let rake = try await family.addChore("Rake", to: "mia", worth: 5)
        family.clock.advance(minutes: minutes)

        #expect(try await family.setPoints(3, of: rake).points == (isSlip ? 3 : 5))
        #expect(try await news(of: .mia).count == (isSlip ? 0 : 1))
        #expect(try await family.setPoints(1, of: rake, atOnce: "few leaves").points == 1)
        #expect(
            try await news(of: .mia).last
                == "Anna made \"Rake\" worth 1 points at once, and not \(isSlip ? 3 : 5): few leaves"
        )
    }

    @Test("is as before where that is taken back, and what nobody was told is told no more")
    func isTakenBack() async throws {
        let before = try family.number("SELECT count(*) FROM chore WHERE promised_points > 0")
        try await family.setPoints(1, of: 2)
        try await family.perform(TakeBack(again: false), as: .anna)
        #expect(
            try family.number("SELECT count(*) FROM chore WHERE promised_points > 0") == before)
        #expect(try await news(of: .mia).isEmpty)
        #expect(try await points() == 3)
        try await family.perform(TakeBack(again: true), as: .anna)
        #expect(try await points() == 3)
        #expect(try await news(of: .mia).count == 1)
        try await family.live(days: 1)
        #expect(try await points() == 1)
    }

    @Test("is so at once where no child can do it, and among housemates")
    func concernsChildren() async throws {
        #expect(try await family.setPoints(1, of: 5).points == 1)
        var edit = EditChore(2)
        edit.value = .nothing
        #expect(try await family.perform(edit, as: .paul).later == nil)
        #expect(try family.number("SELECT count(*) FROM chore WHERE promised_points > 0") == 0)
    }

    @Test("is told to each child who can take it, and to nobody else")
    func tellsThoseWhoCan() async throws {
        try await family.setPoints(1, of: 4)
        #expect(try await news(of: .mia).count == 1)
        #expect(try await news(of: .max).count == 1)
        #expect(try await news(of: .tim).isEmpty)
    }

    @Test("keeps what was promised where the household moves to another zone meanwhile")
    func keepsEnd() async throws {
        try await family.setPoints(1, of: 2)
        try await family.perform(ChangeSettings(.zone("Asia/Tokyo")), as: .anna)
        family.clock.advance(minutes: 13 * 60 - 1)
        #expect(try await points() == 3)
        family.clock.advance(minutes: 1)
        #expect(try await points() == 1)
    }

    @Test("keeps what was promised where the zone is set ahead and back, and meanwhile made less")
    func keepsEndAheadAndBack() async throws {
        try await family.setPoints(2, of: 2)
        try await family.perform(ChangeSettings(.zone("Pacific/Kiritimati")), as: .anna)
        try await family.setPoints(1, of: 2)
        try await family.perform(ChangeSettings(.zone("Europe/Berlin")), as: .anna)
        #expect(
            try await news(of: .mia).last
                == "From tomorrow on \"Dishes\" is worth 1 points. Today it is still worth 3.")
        family.clock.advance(minutes: 13 * 60 - 1)
        #expect(try await points() == 3)
        family.clock.advance(minutes: 1)
        #expect(try await points() == 1)
    }

    @Test("holds until the end of the day where the household is when it is changed")
    func endsWhereTheyAre() async throws {
        try await family.perform(ChangeSettings(.zone("America/New_York")), as: .anna)
        try await family.setPoints(1, of: 2)
        family.clock.advance(minutes: 19 * 60 - 1)
        #expect(try await points() == 3)
        family.clock.advance(minutes: 1)
        #expect(try await points() == 1)
    }

    @Test("pays nothing more for a clock that was set back once it was later")
    func needsNoClock() async throws {
        try await family.setPoints(1, of: 2)
        family.clock.advance(minutes: 13 * 60)
        try await family.perform(ReadNotices(), as: .mia)
        try await family.addChore("Rake", to: "mia")
        family.clock.advance(minutes: -60)
        #expect(try await family.complete(2, as: .mia).awarded == 1)
    }

    @Test(
        "is never worth less on a day than was shown on it, but where a parent says so",
        arguments: 1...12)
    func isNeverLess(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let zone = try family.zone()
        var (day, value, held) = (zone.day(at: family.clock.now), 3, 3)
        for _ in 1...20 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1, 2:
                value = Int.random(in: 0...9, using: &generator)
                try await family.setPoints(value, of: 2)
                held = max(held, value)
            case 3:
                value = Int.random(in: 0...9, using: &generator)
                try await family.setPoints(value, of: 2, atOnce: "so be it")
                held = value
            case 4: family.clock.advance(minutes: Int64.random(in: 1...300, using: &generator))
            default: try await family.live(days: 1)
            }
            let today = zone.day(at: family.clock.now)
            if today != day { (day, held) = (today, value) }
            #expect(try await points() == held)
        }
        #expect(try await family.complete(2, as: .mia).awarded == held)
    }
}
