import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, Mia's, worth 3; it is Monday, 16 November 2026, 10:00 in Berlin, and the household is an hour old.
@Suite("A setting that takes something from children")
struct SettingPromiseTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @discardableResult
    private func set(
        _ setting: ChangeSettings.Setting, atOnce reason: String? = nil
    ) async throws -> HouseholdView {
        try await family.perform(
            ChangeSettings(setting, atOnce: try reason.map { try Note($0) }), as: .anna)
    }

    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .settingTightened }.map(\.text.source)
    }

    private func isLookedAt() async throws -> Bool {
        let isWaiting = try await family.complete(2, as: .mia).pending > 0
        try await family.undo(2, as: .mia)
        return isWaiting
    }

    private func passHours(until hour: Int64) {
        family.clock.advance(milliseconds: (hour - 10) * 3_600_000 - 1)
    }

    private func toMidnight() throws {
        family.clock.advance(milliseconds: 1)
        try family.everybodyProves()
    }

    // MARK: - From tomorrow on

    @Test("has nobody look before midnight, and somebody from then on; the children are told today")
    func looksFromTomorrow() async throws {
        let view = try await set(.approval(.always))
        #expect(view.settings.approval == .none)
        let later = try #require(view.settings.later.first)
        #expect(
            (later.setting, later.value, later.from) == ("approval", "always", "2026-11-17"))
        let told =
            "Anna set how it is from tomorrow on: a parent looks at what you have done before the points come"
        for child in [Person.mia, .max] { #expect(try await news(of: child) == [told]) }
        for adult in [Person.anna, .ben] { #expect(try await news(of: adult).isEmpty) }

        passHours(until: 24)
        #expect(try await !isLookedAt())
        #expect(try await family.ask(ShowChore(2), as: .mia).approval == Approval.Kind.none)
        try toMidnight()
        #expect(try await isLookedAt())
        let after = try await family.ask(ShowHousehold(), as: .mia).settings
        #expect(after.approval == .always && after.later.isEmpty)
        #expect(
            try await news() == [
                "Anna set how it is from Tue 17 Nov 2026 on: a parent looks at what you have done before the points come"
            ])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("lets points be taken away from tomorrow on, and the rules know that")
    func takesFromTomorrow() async throws {
        try await family.give(20, to: "mia", as: .anna)
        let view = try await set(.deductions(5))
        #expect(!view.settings.deductions && view.settings.deductionCap == 0)
        #expect(
            try await news() == [
                "Anna set how it is from tomorrow on: up to 5 points a week can be taken away from you"
            ])

        passHours(until: 24)
        try family.everybodyProves()
        let take = try takeTwo()
        #expect(await family.refusal(take, as: .anna)?.isRefusal == true)
        try toMidnight()
        try await family.perform(take, as: .anna)
        #expect(try await family.ask(ShowPoints(), as: .mia).balance == 18)
    }

    private func takeTwo() throws -> TakePoints {
        let two = try #require(PointsAmount(2))
        return TakePoints(two, from: "mia", because: try Note("left the bike out"))
    }

    @Test("takes no more than before until midnight where more can be taken then")
    func keepsCap() async throws {
        try await family.give(20, to: "mia", as: .anna)
        try await family.settle(.deductions(1), as: .anna)
        try await set(.deductions(50))
        let take = try takeTwo()
        #expect(
            await family.refusal(take, as: .anna)
                == .points(.overCap(try Name("Mia"), cap: 1, left: 1)))
        passHours(until: 24)
        try toMidnight()
        try await family.perform(take, as: .anna)
    }

    // MARK: - What is more, and what is not

    @Test(
        "is held up where a parent looks at something that nobody looked at before, and only then",
        arguments: [
            ("none", "always", true), ("none", "earned", true), ("none", "sample 5", true),
            ("earned", "always", true), ("earned", "sample 5", true), ("sample 5", "earned", true),
            ("sample 5", "sample 2", true), ("sample 5", "always", true),
            ("sample 2", "sample 5", false), ("always", "earned", false),
            ("always", "sample 2", false), ("always", "none", false), ("earned", "none", false),
            ("sample 5", "none", false), ("always", "always", false), ("earned", "earned", false),
            ("none", "none", false),
        ])
    func isHeldUp(before: String, after: String, isLess: Bool) async throws {
        let (old, new) = (try #require(Approval(before)), try #require(Approval(after)))
        try await family.settle(.approval(old), as: .anna)
        let view = try await set(.approval(new))
        #expect(view.settings.approval == (isLess ? old.kind : new.kind))
        #expect(view.settings.later.map(\.value) == (isLess ? [after] : []))
        #expect(try await news().isEmpty == !isLess)
    }

    @Test("gives more at once, without a word")
    func givesAtOnce() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.settle(.deductions(50), as: .anna)
        try await set(.approval(.none))
        try await set(.deductions(10))
        #expect(try await !isLookedAt())
        #expect(try await news().isEmpty)
    }

    // MARK: - At once

    @Test("holds at once where a parent says why, and the children read it")
    func holdsAtOnce() async throws {
        let view = try await set(.approval(.always), atOnce: "the kitchen was a mess")
        #expect(view.settings.approval == .always && view.settings.later.isEmpty)
        #expect(try await isLookedAt())
        #expect(
            try await news() == [
                "Anna set how it is at once (a parent looks at what you have done before the points come): the kitchen was a mess"
            ])
    }

    @Test("holds at once where that is said of what was to come tomorrow")
    func isHastened() async throws {
        try await set(.approval(.always))
        let view = try await set(.approval(.always), atOnce: "the kitchen was a mess")
        #expect(view.settings.approval == .always && view.settings.later.isEmpty)
        #expect(
            try await news() == [
                "Anna set how it is at once (a parent looks at what you have done before the points come): the kitchen was a mess"
            ])
    }

    @Test("holds at once in the first hour of a household")
    func isSetUp() async throws {
        try family.tamper(
            "UPDATE household SET created_at = \(family.clock.now.milliseconds - 3_599_999)")
        #expect(try await set(.approval(.always)).settings.approval == .always)
        #expect(try await set(.deductions(5)).settings.deductionCap == 5)
        #expect(try await news().isEmpty)
        family.clock.advance(milliseconds: 1)
        #expect(try await set(.deductions(6)).settings.deductionCap == 5)
    }

    @Test("holds at once where there are no children")
    func concernsChildren() async throws {
        let view = try await family.perform(ChangeSettings(.approval(.always)), as: .nora)
        #expect(view.settings.approval == .always && view.settings.later.isEmpty)
    }

    @Test(
        "is told in words of a child's",
        arguments: [
            (
                "earned",
                """
                a parent looks at what you have done before the points come, until there were 10 OKs in a row
                """
            ),
            (
                "sample 5",
                "a parent looks at one of 5 things that you have done before the points come"
            ),
        ])
    func isTold(approval: String, words: String) async throws {
        try await set(.approval(try #require(Approval(approval))), atOnce: "we agreed")
        #expect(try await news() == ["Anna set how it is at once (\(words)): we agreed"])
    }

    // MARK: - Often, and back

    @Test("keeps the most that children had that day, however often it is changed")
    func keepsMost() async throws {
        try await family.settle(.deductions(10), as: .anna)
        #expect(try await set(.deductions(20)).settings.deductionCap == 10)
        #expect(try await set(.deductions(30)).settings.deductionCap == 10)
        #expect(try await set(.deductions(30)).settings.deductionCap == 10)
        #expect(
            try await news() == [
                "Anna set how it is from tomorrow on: up to 30 points a week can be taken away from you"
            ])
        #expect(try await set(.deductions(5)).settings.deductionCap == 5)
        #expect(
            try await news() == [
                "Anna set how it is now: up to 5 points a week can be taken away from you"
            ])
        #expect(try await set(.deductions(10)).settings.deductionCap == 5)
        passHours(until: 24)
        try toMidnight()
        #expect(try await family.ask(ShowHousehold(), as: .mia).settings.deductionCap == 10)
    }

    @Test("does not come after all where it is set back, which those are told who have read of it")
    func isSetBack() async throws {
        try await set(.approval(.always))
        family.clock.advance(minutes: 1)
        try await family.perform(ReadNotices(), as: .mia)
        let view = try await set(.approval(.none))
        #expect(view.settings.later.isEmpty)
        let told = "It is as it was, after all: nobody has to look at what you have done"
        #expect(try await news() == [told])
        #expect(try await news(of: .max).isEmpty)
        passHours(until: 24)
        try toMidnight()
        #expect(try await !isLookedAt())
        #expect(try await news() == [told])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("says that no points are taken away where that does not come after all")
    func isTakenFromNobody() async throws {
        try await set(.deductions(5))
        family.clock.advance(minutes: 1)
        try await family.perform(ReadNotices(), as: .mia)
        try await set(.deductions(0))
        #expect(try await news() == ["It is as it was, after all: no points are taken away"])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("is told anew where setting it back is taken back, and no more once it itself is")
    func comesAgain() async throws {
        try await set(.approval(.always))
        family.clock.advance(minutes: 1)
        try await set(.approval(.none))
        family.clock.advance(minutes: 1)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        let settings = try await family.ask(ShowHousehold(), as: .anna).settings
        #expect(settings.later.map(\.value) == ["always"])
        for child in [Person.mia, .max] {
            #expect(
                try await news(of: child) == [
                    "Anna set how it is from tomorrow on: a parent looks at what you have done before the points come"
                ])
        }
        family.clock.advance(minutes: 1)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        for child in [Person.mia, .max] { #expect(try await news(of: child).isEmpty) }
    }

    @Test("is still to come when something else is set")
    func isItsOwn() async throws {
        try await set(.approval(.always))
        try await set(.deductions(5))
        let view = try await set(.zone("Europe/London"), atOnce: "we move")
        #expect(view.settings.later.map(\.setting) == ["approval", "deductions"])
        #expect(try await news().count == 2)
    }

    // MARK: - Undo

    @Test("is as it was once it is taken back, which is told to those who have read it")
    func isTakenBack() async throws {
        try await set(.approval(.always))
        family.clock.advance(minutes: 1)
        try await family.perform(ReadNotices(), as: .mia)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        let settings = try await family.ask(ShowHousehold(), as: .anna).settings
        #expect(settings.approval == .none && settings.later.isEmpty)
        #expect(
            try await news() == [
                "It is as it was, after all: nobody has to look at what you have done"
            ])
        #expect(try await news(of: .max).isEmpty)

        family.clock.advance(minutes: 1)
        #expect(try await family.perform(TakeBack(again: true), as: .anna) != nil)
        let again = try await family.ask(ShowHousehold(), as: .anna).settings
        #expect(again.approval == .none && again.later.map(\.value) == ["always"])
    }

    @Test("is told as if it were done by hand where undo takes away what was given")
    func isTakenAway() async throws {
        try await family.settle(.deductions(10), as: .anna)
        try await set(.deductions(0))
        family.clock.advance(minutes: 1)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        #expect(try await family.ask(ShowHousehold(), as: .anna).settings.deductionCap == 10)
        for child in [Person.mia, .max] {
            #expect(
                try await news(of: child) == [
                    "Anna set how it is now: up to 10 points a week can be taken away from you"
                ])
        }
    }

    @Test("is told once where what was taken back is done again, and taken back once more")
    func isTakenBackTwice() async throws {
        let taken =
            "Anna set how it is now: up to 10 points a week can be taken away from you"
        try await family.settle(.deductions(10), as: .anna)
        try await set(.deductions(0))
        func undo(again: Bool = false) async throws {
            family.clock.advance(minutes: 1)
            #expect(try await family.perform(TakeBack(again: again), as: .anna) != nil)
        }
        try await undo()
        family.clock.advance(minutes: 1)
        try await family.perform(ReadNotices(), as: .mia)
        try await undo(again: true)
        #expect(try await news() == ["It is as it was, after all: no points are taken away"])
        #expect(try await news(of: .max).isEmpty)
        try await undo()
        #expect(try await news().isEmpty)
        #expect(try await news(of: .max) == [taken])
        try await undo(again: true)
        #expect(try await news() == ["It is as it was, after all: no points are taken away"])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test(
        "is no news once it is taken back to whoever has not read of it, though each takes something",
        arguments: [true, false])
    func isNeverKnown(isRead: Bool) async throws {
        let sample = try #require(Approval("sample 5"))
        try await family.settle(.approval(sample), as: .anna)
        try await set(.approval(.earned))
        family.clock.advance(minutes: 1)
        if isRead { try await family.perform(ReadNotices(), as: .mia) }
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        let told =
            "Anna set how it is now: a parent looks at one of 5 things that you have done before the points come"
        #expect(try await news() == (isRead ? [told] : []))
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("is told to all children again where undo puts back what was to come before")
    func isToldAgain() async throws {
        func told(_ cap: Int) -> [String] {
            [
                "Anna set how it is from tomorrow on: up to \(cap) points a week can be taken away from you"
            ]
        }
        try await set(.deductions(10))
        family.clock.advance(minutes: 1)
        try await family.perform(ReadNotices(), as: .mia)
        try await set(.deductions(20))
        for (isAgain, cap) in [(false, 10), (true, 20), (false, 10)] {
            family.clock.advance(minutes: 1)
            #expect(try await family.perform(TakeBack(again: isAgain), as: .anna) != nil)
            for child in [Person.mia, .max] {
                #expect(try await news(of: child) == told(cap), "\(child), \(isAgain)")
            }
        }
    }
}
