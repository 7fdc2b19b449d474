import HouseholdModel
import HouseholdService
import Testing

@Suite("A chore at which nobody looks once that is earned")
struct EarnedTrustTests {
    private let family: Family
    private let chore: Number

    init() async throws {
        family = try await Family()
        let zone = try family.zone()
        let today = zone.day(at: family.clock.now)
        let now = Due(day: today, time: zone.time(at: family.clock.now))
        let daily = try RecurrenceReader(today: today, zone: zone).draft("day")
            .recurrence(now: now)
        var draft = try AddChore(
            title: Title("Feed the rabbit"), value: .one, timing: .repeating(daily))
        draft.approval = .earned
        chore = try await family.perform(draft, as: .anna).number
    }

    /// Does it, and says whether that waits.
    private func isLookedAt(doneBy person: Person = .mia) async throws -> Bool {
        let view = try await family.complete(chore, as: person)
        return view.pending > 0
    }

    private func goThrough(days: Int, doneBy person: Person = .mia) async throws {
        for _ in 0..<days {
            try await #expect(isLookedAt(doneBy: person))
            try await family.perform(ApproveChore(chore), as: .anna)
            family.clock.advance(days: 1)
        }
    }

    @Test("is looked at ten times, then no more, and after a no five times")
    func isEarned() async throws {
        try await goThrough(days: 10)
        try await #expect(!isLookedAt())
        #expect(try await family.ask(ShowPoints(), as: .mia).earned == 11)
        for person in [Person.mia, .anna] {
            #expect(try await trustedAfter(try await newestEntry(), toldTo: person) == 10)
            #expect(try await trustedAfter(1, toldTo: person) == nil)
        }

        // A parent takes back what nobody had looked at: that is a no.
        try await family.undo(chore, as: .ben)
        // What is done at the same millisecond would be what was put back.
        family.clock.advance(minutes: 1)
        try await goThrough(days: 5)
        try await #expect(!isLookedAt())
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("says so in the book to the child and the parents, and to no sibling")
    func isTold() async throws {
        try await goThrough(days: 10)
        try await #expect(!isLookedAt())
        let entry = try #require(
            try await family.ask(ShowPointsHistory(of: "mia"), as: .max).first)
        #expect((entry.points, entry.trustedAfter, entry.why) == (1, nil, nil))
        let seq = try await newestEntry()
        let refused = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ExplainEntry(seq), as: .max)
        }
        #expect(refused?.code == "entry.not-found")
        #expect(
            try await family.ask(ShowPointsHistory(), as: .mia).map(\.trustedAfter)
                == [10] + Array(repeating: nil, count: 10))
    }

    @Test("is still told once approval is set otherwise, and once it was taken back and put back")
    func isKept() async throws {
        try await goThrough(days: 10)
        try await #expect(!isLookedAt())
        let entry = try await newestEntry()
        var edit = EditChore(chore)
        edit.approval = .to(.always)
        try await family.perform(edit, as: .anna)
        #expect(try await trustedAfter(entry, toldTo: .mia) == 10)

        try await family.undo(chore, as: .ben)
        try await family.perform(TakeBack(), as: .ben)
        #expect(try await trustedAfter(entry, toldTo: .mia) == 10)
        #expect(try family.count("completion", where: "trusted_oks = 10") == 2)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    private func newestEntry() async throws -> Int {
        try #require(try await family.ask(ShowPointsHistory(of: "mia"), as: .anna).first?.seq)
    }

    private func trustedAfter(_ entry: Int, toldTo person: Person) async throws -> Int? {
        try await family.ask(ExplainEntry(entry), as: person).trustedAfter
    }

    @Test("counts anew after a no, unless that is taken back")
    func countsAnew() async throws {
        try await goThrough(days: 3)
        _ = try await family.complete(chore, as: .mia)
        try await family.perform(RejectChore(chore), as: .anna)
        #expect(try await shown(to: .mia)?.first?.approvals == 0)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await shown(to: .mia)?.first?.approvals == 3)
        try await family.perform(ApproveChore(chore), as: .anna)
        #expect(try await shown(to: .anna)?.first?.approvals == 4)
    }

    @Test("counts an OK for less as none, and one that is taken back as a no")
    func countsWholeOKs() async throws {
        try await goThrough(days: 2)
        _ = try await family.complete(chore, as: .mia)
        try await family.perform(ApproveChore(chore, paying: ChoreValue(0)), as: .anna)
        let partly = try await shown(to: .anna)?.first
        #expect((partly?.approvals, partly?.oks, partly?.looks) == (2, 2, 3))
        family.clock.advance(days: 1)
        _ = try await family.complete(chore, as: .mia)
        try await family.perform(ApproveChore(chore), as: .anna)
        #expect(try await shown(to: .anna)?.first?.approvals == 3)
        try await family.undo(chore, as: .ben)
        #expect(try await shown(to: .anna)?.first?.approvals == 0)
    }

    @Test("counts neither what the child takes back nor what a parent says was done")
    func countsOnlyLooks() async throws {
        try await goThrough(days: 2)
        _ = try await family.complete(chore, as: .mia)
        try await family.perform(TakeBack(), as: .mia)
        try await family.perform(CompleteChoreFor(chore, doer: "mia"), as: .anna)
        #expect(try await shown(to: .mia)?.first?.approvals == 2)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await shown(to: .mia)?.first?.approvals == 2)
    }

    @Test("is earned by each child alone, for each chore, and shown to it and the parents only")
    func isOnesOwn() async throws {
        try await goThrough(days: 10)
        try await #expect(isLookedAt(doneBy: .max))
        #expect(try await shown(to: .max)?.map(\.member) == ["max"])
        let own = try #require(try await shown(to: .mia))
        #expect(own.map(\.earned) == [true] && own.map(\.oks) == [10] && own.map(\.looks) == [10])
        #expect(try await shown(to: .anna)?.first { $0.member == "mia" }?.approvals == 10)
        let other = try await family.addChore("Water the plants", to: "mia")
        #expect(try await family.ask(ShowChore(other), as: .anna).trust == nil)
    }

    private func shown(to person: Person) async throws -> [ChoreView.Trusted]? {
        try await family.ask(ShowChore(chore), as: person).trust
    }
}
