import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, Mia's, worth 3, and nobody looks; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("A chore at which a parent looks more often")
struct LookPromiseTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        family.clock.advance(minutes: 60)
    }

    /// Sets how a parent looks; `nil` is as the household does it.
    @discardableResult
    private func set(
        _ approval: String?, of chore: Number = 2, atOnce reason: String? = nil,
        as person: Person = .anna
    ) async throws -> ChoreView {
        var edit = EditChore(chore)
        edit.approval = try approval.map { .to(try #require(Approval($0))) } ?? NewValue.none
        edit.atOnce = try reason.map { try Note($0) }
        return try await family.perform(edit, as: person)
    }

    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .chore(.lessened) }.map(\.text.source)
    }

    private func looks() async throws -> Approval.Kind? {
        try await family.ask(ShowChore(2), as: .mia).approval
    }

    // MARK: - From tomorrow on

    @Test("has nobody look until the end of the household's day, which is told at once")
    func holdsUntilMidnight() async throws {
        let view = try await set("always")
        #expect(view.approval == Approval.Kind.none)
        #expect((view.later?.approval, view.later?.points) == ("always", 3))
        #expect(view.later?.from == "2026-11-17")
        #expect(
            try await news() == [
                "From tomorrow on a parent looks at \"Dishes\" more often before its points come."
            ])
        for other in [Person.max, .ben] { #expect(try await news(of: other).isEmpty) }

        family.clock.advance(milliseconds: 13 * 3_600_000 - 1)
        #expect(try await family.complete(2, as: .mia).awarded == 3)
        try await family.undo(2, as: .mia)
        family.clock.advance(milliseconds: 1)
        let after = try await family.ask(ShowChore(2), as: .mia)
        #expect(after.approval == .always && after.later == nil)
        #expect(
            try await news() == [
                "A parent looks at \"Dishes\" more often now before its points come."
            ])
        #expect(try await family.complete(2, as: .mia).pending == 3)
        #expect(try await family.areBooksRight())
    }

    @Test(
        "is one at which a parent looks where nobody looked before, whoever said so",
        arguments: [
            ("none", nil, "always", true), ("none", nil, "earned", true),
            ("none", "always", nil, false), ("always", "none", nil, true),
            ("none", "earned", "sample 5", true), ("none", "sample 5", "sample 2", true),
            ("none", "sample 2", "sample 5", false), ("none", "always", "earned", false),
            ("always", nil, "always", false), ("always", nil, "none", false),
        ] as [(String, String?, String?, Bool)])
    func isHeldUp(household: String, before: String?, after: String?, isLess: Bool) async throws {
        let general = try #require(Approval(household))
        try family.everybodyProves()
        try await family.settle(.approval(general), as: .anna)
        try await set(before, atOnce: "we agreed")
        try await family.perform(ReadNotices(), as: .mia)
        let held = try await looks()

        let view = try await set(after)
        let new = after.flatMap { Approval($0) } ?? general
        #expect(view.later?.approval == (isLess ? new.description : nil))
        #expect(view.approval == (isLess ? held : new.kind))
        #expect(try await news().count == (isLess ? 1 : 0))
        try await family.live(days: 1)
        #expect(try await looks() == new.kind)
    }

    @Test("is so at once where a parent says why, and the child reads it")
    func holdsAtOnce() async throws {
        try await set("always")
        let view = try await set("always", atOnce: "the pans were greasy")
        #expect(view.approval == .always && view.later == nil)
        #expect(
            try await news().last
                == "Anna has a parent look at \"Dishes\" more often at once: the pans were greasy")
        #expect(try await family.complete(2, as: .mia).pending == 3)
    }

    @Test("is told beside that it is worth less")
    func isToldBesides() async throws {
        var edit = EditChore(2)
        edit.approval = .to(.always)
        edit.value = .nothing
        let view = try await family.perform(edit, as: .anna)
        #expect((view.points, view.later?.points, view.later?.approval) == (3, 0, "always"))
        #expect(try await news().count == 2)
    }

    @Test("is told to each child who can do it, and is so at once where none can")
    func concernsChildren() async throws {
        try await set("always", of: 4)
        for child in [Person.mia, .max] { #expect(try await news(of: child).count == 1) }
        #expect(try await set("always", of: 5).approval == .always)
        #expect(try await set("always", as: .paul).approval == .always)
        let kept = "SELECT count(*) FROM chore WHERE promised_approval IS NOT NULL"
        #expect(try family.number(kept) == 1)
    }

    // MARK: - Back

    @Test("is as before after all where it is set back on the same day, which is told, too")
    func isSetBack() async throws {
        try await set("always")
        let view = try await set("none")
        #expect(view.approval == Approval.Kind.none && view.later == nil)
        #expect(
            try await news().last == "A parent looks at \"Dishes\" as before, after all.")
    }

    @Test("is as before where that is taken back, and comes again where it is done again")
    func isTakenBack() async throws {
        try await set("always")
        try await family.perform(TakeBack(again: false), as: .anna)
        #expect(try await family.ask(ShowChore(2), as: .mia).later == nil)
        #expect(try await news().isEmpty)
        try await family.perform(TakeBack(again: true), as: .anna)
        #expect(try await looks() == Approval.Kind.none)
        #expect(try await news().count == 1)
        try await family.live(days: 1)
        #expect(try await looks() == .always)
    }

    @Test("is so at once where undo takes back that nobody looks, and the child is told")
    func isUndone() async throws {
        try await set("always", atOnce: "we agreed")
        try await set("none")
        try await family.perform(ReadNotices(), as: .mia)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await looks() == .always)
        #expect(
            try await news() == [
                "A parent looks at \"Dishes\" more often now before its points come."
            ])
    }
}
