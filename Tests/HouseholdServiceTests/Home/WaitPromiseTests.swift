import HouseholdModel
import HouseholdService
import Testing

/// Mia's chore 2 is worth three points, and waits for a parent's OK; what nobody looks at counts after 24 hours.
///
/// It is Monday, 16 November 2026, 10:00 in Berlin, and the household is an hour old.
@Suite("What counts later by itself, or never any more")
struct WaitPromiseTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.settle(.approval(.always), as: .anna)
        try await family.settle(.approvalWait(hours: 24), as: .anna)
    }

    @discardableResult
    private func set(_ hours: Int?, atOnce reason: String? = nil) async throws -> HouseholdView {
        try family.everybodyProves()
        return try await family.perform(
            ChangeSettings(
                .approvalWait(hours: hours), atOnce: try reason.map { try Note($0) }), as: .anna)
    }

    private func advance(hours: Int64) {
        family.clock.advance(minutes: hours * 60)
    }

    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .settingTightened }.map(\.text.source)
    }

    private func points() async throws -> (earned: Int, pending: Int) {
        let points = try await family.ask(ShowPoints(), as: .mia)
        return (points.earned, points.pending)
    }

    // MARK: - From tomorrow on

    @Test(
        "is so from tomorrow on where it is longer or off, and told today",
        arguments: [
            (24, nil, "off"), (24, 48, "48h"), (24, 12, nil), (24, 24, nil), (nil, 24, nil),
        ] as [(Int?, Int?, String?)])
    func waitsForTomorrow(before: Int?, after: Int?, later: String?) async throws {
        try await family.settle(.approvalWait(hours: before), as: .anna)
        let view = try await set(after)
        #expect(view.settings.approveAfter == (later == nil ? after : before))
        #expect(view.settings.later.map(\.value) == [later].compactMap(\.self))
        #expect(try await news().count == (later == nil ? 0 : 1))
        #expect(try await news(of: .ben).isEmpty)

        advance(hours: 14)
        let held = try await family.ask(ShowHousehold(), as: .mia).settings
        #expect(held.approveAfter == after && held.later.isEmpty)
    }

    @Test(
        "is told in words of a child's",
        arguments: [
            (
                nil,
                "what you have done waits until a parent has looked at it, however long that takes"
            ),
            (
                48,
                "what you have done counts by itself after 48 h in which no parent has looked at it"
            ),
        ] as [(Int?, String)])
    func isTold(hours: Int?, words: String) async throws {
        try await set(hours)
        #expect(try await news() == ["Anna set how it is from tomorrow on: \(words)"])
    }

    @Test(
        "leaves what counts before midnight, also where nobody asks before the next day",
        arguments: [nil, 48] as [Int?], [1, 20] as [Int64])
    func keepsPromise(after: Int?, hours: Int64) async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 23)
        try await family.complete(3, as: .max)
        let trash = try await family.ask(ShowChore(3), as: .max)
        try await set(after)
        #expect(try await family.ask(ShowChore(2), as: .mia).approvesAt != nil)
        #expect(try await points() == (0, 3))

        advance(hours: hours)
        #expect(try await points() == (3, 0))
        #expect(try await family.ask(ShowChore(2), as: .mia).approvedAfter == 24)

        // What would have counted on the next day goes by what is set then.
        let waiting = try await family.ask(ShowChore(3), as: .max)
        #expect(waiting.approvesAt == (after == nil ? nil : trash.approvesAt?.adding(days: 1)))
        advance(hours: 47 - hours)
        #expect(try await family.ask(ShowPoints(), as: .max).pending == 2)
        advance(hours: 1)
        #expect(try await family.ask(ShowPoints(), as: .max).pending == (after == nil ? 2 : 0))
        #expect(try await family.areBooksRight())
    }

    @Test("is at once where a parent says why, which the children read")
    func isAtOnce() async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 23)
        let view = try await set(nil, atOnce: "we look now")
        #expect(view.settings.approveAfter == nil && view.settings.later.isEmpty)
        #expect(try await news().first?.hasSuffix("however long that takes): we look now") == true)
        advance(hours: 1)
        #expect(try await points() == (0, 3))
    }

    // MARK: - Back

    @Test(
        "goes on where it was when that is set back, or taken back, on the same day",
        arguments: [nil, 48] as [Int?], [true, false])
    func goesOn(hours: Int?, isUndone: Bool) async throws {
        let end = try await family.complete(2, as: .mia).chore.approvesAt
        advance(hours: 2)
        try await set(hours)
        advance(hours: 1)
        try await family.perform(ReadNotices(), as: .mia)
        try family.everybodyProves()
        if isUndone {
            #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        } else {
            try await set(24)
        }

        let settings = try await family.ask(ShowHousehold(), as: .mia).settings
        #expect(settings.approveAfter == 24 && settings.later.isEmpty)
        #expect(try await family.ask(ShowChore(2), as: .mia).approvesAt == end)
        #expect(
            try await news() == [
                "It is as it was, after all: what you have done counts by itself after 24 h in which no parent has looked at it"
            ])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("comes again where taking it back is taken back, and what counts today still does")
    func comesAgain() async throws {
        let end = try await family.complete(2, as: .mia).chore.approvesAt
        advance(hours: 15)
        try await set(nil)
        for isAgain in [false, true] {
            try family.everybodyProves()
            #expect(try await family.perform(TakeBack(again: isAgain), as: .anna) != nil)
        }
        #expect(
            try await family.ask(ShowHousehold(), as: .mia).settings.later.map(\.value) == ["off"])
        #expect(try await family.ask(ShowChore(2), as: .mia).approvesAt == end)
        advance(hours: 9)
        #expect(try await points() == (3, 0))
    }
}
