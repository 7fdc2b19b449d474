import Credentials
import Testing

@Suite("The throttle")
struct ThrottleTests {
    @Test(
        "makes each attempt wait as the table says",
        arguments: [
            (1...5, 0), (6...6, 30), (7...7, 60), (8...8, 120), (9...9, 300), (10...100, 900),
        ] as [(ClosedRange<Int>, Int64)])
    func table(attempts: ClosedRange<Int>, seconds: Int64) {
        for attempt in attempts {
            let charged = attempt == 1 ? Throttle.State() : state(afterAttempts: attempt - 1)
            let pause = Int64(seconds) * 1_000

            #expect(Throttle.decide(charged, at: .start).wait == (pause == 0 ? nil : pause))
            #expect(
                Throttle.decide(charged, at: .start.later(by: pause - 1)).wait
                    == (pause == 0 ? nil : 1))
            #expect(Throttle.decide(charged, at: .start.later(by: pause)).charged?.fails == attempt)
        }
    }

    @Test("disables the password after a hundred misses, for ever")
    func disables() {
        let state = state(afterAttempts: 100)

        #expect(Throttle.decide(state, at: .start) == .disabled)
        #expect(Throttle.decide(state, at: .start.later(by: .max / 4)) == .disabled)
        #expect(Throttle.decide(Throttle.State(fails: .max), at: .start) == .disabled)
    }

    @Test("gives somebody who never gives up 12 guesses in the first hour and 100 in 22.9 hours")
    func endurance() {
        let times = timesOfAllGuesses()

        #expect(times.count { $0 < 3_600_000 } == 12)
        #expect(times.count == 100)
        #expect(times.last == 82_410_000)
    }

    @Test("starts again after a right password")
    func resets() {
        #expect(Throttle.decide(Throttle.State(), at: .start).charged?.fails == 1)
    }

    @Test("isn't made longer by trying while it runs")
    func isNotProlonged() {
        let charged = state(afterAttempts: 20)

        let decision = Throttle.decide(charged, at: .start.later(by: 1_000))

        #expect(decision == .wait(milliseconds: 899_000, charged))
    }

    @Test("isn't cheated by a clock set forward")
    func clockForward() {
        let charged = state(afterAttempts: 20)
        let moment = Throttle.Moment(
            wall: Throttle.Moment.start.wall + 86_400_000,
            boot: .first(BootInstant.startMilliseconds + 5_000)
        )

        #expect(Throttle.decide(charged, at: moment).wait == 895_000)
    }

    @Test("isn't made endless by a clock set back")
    func clockBack() {
        let charged = state(afterAttempts: 20)
        let start = BootInstant.startMilliseconds
        let early = Throttle.Moment(wall: 0, boot: .first(start + 300_000))
        let late = Throttle.Moment(wall: 0, boot: .first(start + 900_000))

        #expect(Throttle.decide(charged, at: early).wait == 600_000)
        #expect(Throttle.decide(charged, at: late).charged?.fails == 21)
    }

    @Test("goes by the wall clock after a restart, and by both from then on")
    func restart() throws {
        let charged = state(afterAttempts: 20)
        let restarted = Throttle.Moment.start.later(by: 100_000).restarted(upFor: 10_000)

        guard case .wait(800_000, let anchored) = Throttle.decide(charged, at: restarted) else {
            Issue.record("the wait should go on")
            return
        }

        let clockForward = Throttle.Moment(wall: .max / 2, boot: .second(20_000))
        #expect(anchored.notBefore == charged.notBefore)
        #expect(Throttle.decide(anchored, at: clockForward).wait == 790_000)
        #expect(Throttle.decide(anchored, at: restarted.later(by: 800_000)).charged?.fails == 21)
    }

    @Test("waits no longer than its pause after a restart with a clock set back")
    func restartWithClockBack() {
        let charged = state(afterAttempts: 20)
        let reset = Throttle.Moment(wall: 0, boot: .second(10_000))

        guard case .wait(900_000, let anchored) = Throttle.decide(charged, at: reset) else {
            Issue.record("the wait should start again")
            return
        }

        #expect(Throttle.decide(anchored, at: reset.later(by: 899_999)).wait == 1)
        #expect(Throttle.decide(anchored, at: reset.later(by: 900_000)).charged?.fails == 21)
    }

    @Test("goes by the wall clock where there is no other")
    func noBootClock() {
        let moment = Throttle.Moment(wall: 1_000_000, boot: nil)
        let charged = state(afterAttempts: 20, at: moment)

        let after = Throttle.Moment(wall: 1_900_000, boot: nil)
        let before = Throttle.Moment(wall: 1_899_999, boot: nil)
        #expect(Throttle.decide(charged, at: before).wait == 1)
        #expect(Throttle.decide(charged, at: after).charged?.fails == 21)
    }

    @Test("isn't endless either where there is no other clock and this one is set back")
    func noBootClockSetBack() {
        let charged = state(afterAttempts: 20, at: Throttle.Moment(wall: 1_000_000_000, boot: nil))
        let reset = Throttle.Moment(wall: 0, boot: nil)

        guard case .wait(900_000, let anchored) = Throttle.decide(charged, at: reset) else {
            Issue.record("the wait should start again")
            return
        }

        #expect(Throttle.decide(anchored, at: reset.later(by: 900_000)).charged?.fails == 21)
    }

    @Test("bears numbers that nobody can have stored", arguments: [Int64.min, -1, .max])
    func tampered(number: Int64) {
        let stored = Throttle.State(
            fails: -3,
            notBefore: number,
            notBeforeBoot: BootInstant(bootID: BootInstant.first(0).bootID, milliseconds: number)
        )

        #expect(Throttle.decide(stored, at: .start).charged?.fails == 1)
    }

    @Test("lets a household try sixty times an hour before those who missed wait")
    func household() {
        let missed = state(afterAttempts: 1)

        #expect(Throttle.householdAllows(missed, afterAttempts: 59, at: .start))
        #expect(!Throttle.householdAllows(missed, afterAttempts: 60, at: .start))
        #expect(Throttle.householdWindow == 3_600_000)
    }

    @Test("never refuses who has not missed for what others do", arguments: [60, 100_000])
    func innocent(attempts: Int) {
        #expect(
            Throttle.householdAllows(Throttle.State(), afterAttempts: attempts, at: .start))
    }

    @Test("lets who missed among too many wait a quarter of an hour, no longer", arguments: 1...12)
    func crowded(misses: Int) {
        let missed = state(afterAttempts: misses)

        #expect(
            !Throttle.householdAllows(
                missed, afterAttempts: 60, at: .start.later(by: 899_999)))
        #expect(
            Throttle.householdAllows(missed, afterAttempts: 60, at: .start.later(by: 900_000)))
    }

    @Test(
        "bears numbers in a full household that nobody can have stored",
        arguments: [Int64.min, .max])
    func tamperedInCrowd(number: Int64) {
        let stored = Throttle.State(
            fails: .max, notBefore: number,
            notBeforeBoot: BootInstant(bootID: BootInstant.first(0).bootID, milliseconds: number))

        #expect(
            Throttle.householdAllows(stored, afterAttempts: 60, at: .start) == (number < 0))
    }

    @Test("gives back just what an attempt was charged with that compared nothing")
    func givesBack() {
        let before = state(afterAttempts: 6)
        let later = Throttle.Moment.start.later(by: 60_000)
        let charged = Throttle.decide(before, at: later).charged ?? before

        #expect(charged != before)
        #expect(Throttle.giveBack(from: before, to: charged, in: charged) == before)
    }

    @Test("gives back a charge among others without shortening the wait after them")
    func givesBackAmongOthers() {
        let before = Throttle.State(fails: 3)
        let first = state(afterAttempts: 4)
        let second = state(afterAttempts: 5)

        let left = Throttle.giveBack(from: before, to: first, in: second)

        #expect(left.fails == 4)
        #expect(left.notBefore == second.notBefore)
        #expect(Throttle.giveBack(from: before, to: first, in: Throttle.State()).fails == 0)
    }

    @Test("can read the clock that nobody can set")
    func bootClock() throws {
        let first = try #require(BootInstant.now())
        let second = try #require(BootInstant.now())

        #expect(first.bootID == second.bootID)
        #expect(first.bootID.count == 36)
        #expect(first.milliseconds <= second.milliseconds)
    }

    @Test(
        "reads how long the computer has been up, and nothing else",
        arguments: [
            ("350735.47 234388.90\n", 350_735_470), ("0.00 0.00\n", 0), ("12.05", 12_050),
            ("", nil), ("x", nil), ("1 2", nil), ("-1.00 2", nil), ("1.5 2.00", nil),
            ("99999999999999999999.00 1", nil), ("9223372036854775807.00 1", nil),
        ] as [(String, Int64?)])
    func uptime(text: String, milliseconds: Int64?) {
        #expect(BootInstant.milliseconds(ofUptime: text) == milliseconds)
    }

    /// The state right after the last of so many wrong attempts, made at `moment`.
    private func state(afterAttempts attempts: Int, at moment: Throttle.Moment = .start)
        -> Throttle.State
    {
        let before = Throttle.State(fails: attempts - 1)
        return Throttle.decide(before, at: moment).charged ?? before
    }

    /// When each guess is made by somebody who tries again as soon as it is allowed.
    private func timesOfAllGuesses() -> [Int64] {
        var state = Throttle.State()
        var now: Int64 = 0
        var times: [Int64] = []
        while true {
            switch Throttle.decide(state, at: .start.later(by: now)) {
            case .allowed(let charged):
                times.append(now)
                state = charged
            case .wait(let milliseconds, _):
                now += milliseconds
            case .disabled:
                return times
            }
        }
    }
}

extension BootInstant {
    fileprivate static let startMilliseconds: Int64 = 50_000

    fileprivate static func first(_ milliseconds: Int64) -> BootInstant {
        BootInstant(bootID: "first", milliseconds: milliseconds)
    }

    fileprivate static func second(_ milliseconds: Int64) -> BootInstant {
        BootInstant(bootID: "second", milliseconds: milliseconds)
    }
}

extension Throttle.Moment {
    fileprivate static let start = Self(
        wall: 1_700_000_000_000,
        boot: .first(BootInstant.startMilliseconds)
    )

    fileprivate func later(by milliseconds: Int64) -> Self {
        Self(
            wall: wall + milliseconds,
            boot: boot.map {
                BootInstant(bootID: $0.bootID, milliseconds: $0.milliseconds + milliseconds)
            }
        )
    }

    fileprivate func restarted(upFor milliseconds: Int64) -> Self {
        Self(wall: wall, boot: .second(milliseconds))
    }
}

extension Throttle.Decision {
    fileprivate var wait: Int64? {
        guard case .wait(let milliseconds, _) = self else { return nil }
        return milliseconds
    }

    fileprivate var charged: Throttle.State? {
        guard case .allowed(let state) = self else { return nil }
        return state
    }
}
