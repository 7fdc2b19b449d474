import HouseholdModel
import Testing

@Suite("How long something waits until it counts as approved")
struct ApprovalWaitTests {
    private static let set = Instant(milliseconds: 1_795_276_800_000)

    @Test(
        "is from one hour to thirty days",
        arguments: [(0, false), (1, true), (720, true), (721, false)])
    func hasBounds(hours: Int, isOne: Bool) {
        #expect((ApprovalWait(hours: hours, setAt: Self.set) != nil) == isOne)
    }

    /// When it was set, and when something was done, both in hours before or behind that.
    @Test(
        "begins when something is done, or when it was set where that was later",
        arguments: [(0, 24), (5, 29), (-1, 24), (-100, 24)])
    func ends(done: Int64, end: Int64) throws {
        let wait = try #require(ApprovalWait(hours: 24, setAt: Self.set))
        let start = Self.set.adding(milliseconds: done * 3_600_000)
        let over = Self.set.adding(milliseconds: end * 3_600_000)

        #expect(wait.end(since: start) == over)
        let before = wait.start(countingAt: over.adding(milliseconds: -1))
        #expect(before.map { start <= $0 } != true)
        let then = try #require(wait.start(countingAt: over))
        #expect(start <= then)
    }

    @Test("runs over at no end of time", arguments: [Instant.distantPast, .distantFuture])
    func isBounded(instant: Instant) throws {
        let wait = try #require(ApprovalWait(hours: 720, setAt: Self.set))

        #expect(wait.end(since: instant) > Self.set)
        #expect((wait.start(countingAt: instant) == nil) == (instant < Self.set))
    }

    @Test("begins anew for what is kept under another identity")
    func beginsAnew() {
        let later = Self.set.adding(days: 1)
        for (made, start) in [(Self.set, Self.set), (later, later), (.distantPast, Self.set)] {
            let completion = Completion(
                id: Identifier(at: made, random: []), doer: .init(at: made, random: [1]),
                recordedBy: .init(at: made, random: [1]), at: Self.set, day: Day(dayNumber: 1),
                value: .one, payment: .waiting)
            #expect(completion.waitsSince == start)
        }
    }

    @Test("is none any more once it counts, and then what was promised is paid")
    func isPaid() {
        let made = Self.set
        let waiting = Completion(
            id: Identifier(at: made, random: []), doer: .init(at: made, random: [1]),
            recordedBy: .init(at: made, random: [1]), at: made, day: Day(dayNumber: 1),
            value: .one, payment: .waiting)
        let silence = Completion.Silence(at: made.adding(days: 1), hours: 24)
        let unseen = waiting.unseen(silence)

        #expect((waiting.isWaiting, waiting.paid, waiting.settledAt) == (true, 0, nil))
        #expect((unseen.isWaiting, unseen.paid, unseen.settledAt) == (false, 1, silence.at))
        #expect(unseen.silence == silence && unseen.check == nil)
        #expect((unseen.id, unseen.doer, unseen.at) == (waiting.id, waiting.doer, waiting.at))
    }

    @Test(
        "is told by an identity to the millisecond", arguments: [0, 1, 1_795_276_800_123 as Int64])
    func isInIdentities(milliseconds: Int64) {
        let instant = Instant(milliseconds: milliseconds)
        let id = Identifier<Completion>(at: instant, random: Array(repeating: 255, count: 10))
        #expect(id.madeAt == instant)
    }
}
