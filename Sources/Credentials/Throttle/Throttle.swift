/// How often somebody may guess a password.
///
/// An attempt is charged before the password is looked at, and what is charged is stored, so
/// nothing is won by trying in parallel or by being killed. A right password gives it back by
/// starting again from `State()`.
///
/// | attempt | wait before it |
/// |---|---|
/// | 1 to 5 | none |
/// | 6, 7, 8, 9 | 30 s, 60 s, 120 s, 300 s |
/// | 10 to 100 | 900 s |
/// | 101 | never, until the password is reset |
package enum Throttle {
    /// What is stored for each name as it was typed.
    package struct State: Hashable, Sendable {
        /// The attempts charged since the last right password.
        package var fails: Int
        /// The wall clock's milliseconds before which there is no next attempt.
        package var notBefore: Int64
        /// The same by the clock that nobody can set.
        package var notBeforeBoot: BootInstant?

        /// A stored state, or that of somebody who has never been wrong.
        package init(fails: Int = 0, notBefore: Int64 = 0, notBeforeBoot: BootInstant? = nil) {
            self.fails = fails
            self.notBefore = notBefore
            self.notBeforeBoot = notBeforeBoot
        }
    }

    /// One moment by both clocks.
    package struct Moment: Hashable, Sendable {
        /// The wall clock's milliseconds.
        package let wall: Int64
        /// The clock that nobody can set, where there is one.
        package let boot: BootInstant?

        /// The moment that both clocks show.
        package init(wall: Int64, boot: BootInstant?) {
            self.wall = wall
            self.boot = boot
        }
    }

    /// What becomes of an attempt.
    package enum Decision: Hashable, Sendable {
        /// It may be made once the charged state is stored.
        case allowed(State)
        /// It may not be made yet; the state differs from the stored one when the computer has
        /// been restarted or its clock set back, and is to be stored too.
        case wait(milliseconds: Int64, State)
        /// The password is worth nothing any more until it is reset.
        case disabled
    }

    /// The wrong guesses after which a password is disabled.
    package static let limit = 100
    /// The attempts that a whole household has in `householdWindow` before those who missed wait longest.
    package static let householdLimit = 60
    /// The milliseconds in which the attempts of a household are counted: an hour.
    package static let householdWindow: Int64 = 3_600_000

    /// Decides about the next attempt, of which `state` knows nothing yet.
    package static func decide(_ state: State, at now: Moment) -> Decision {
        let fails = max(0, state.fails)
        guard fails < limit else { return .disabled }
        let pause = pause(beforeAttempt: fails + 1)
        let remaining = state.remaining(at: now, atMost: pause)
        guard remaining == 0 else {
            return .wait(
                milliseconds: remaining,
                state.isAnchored(in: now.boot)
                    ? state : State(fails: fails, pausedFor: remaining, from: now)
            )
        }
        let next = Self.pause(beforeAttempt: fails + 2)
        return .allowed(State(fails: fails + 1, pausedFor: next, from: now))
    }

    /// Whether a name of `state` may be tried in a household that has made so many attempts within the window.
    ///
    /// Above the limit whoever has missed waits as long after the last miss as anybody ever waits. Who has not is
    /// never refused for what others do: a spiteful child would shut the parents out.
    package static func householdAllows(
        _ state: State, afterAttempts attempts: Int, at now: Moment
    ) -> Bool {
        guard attempts >= householdLimit, state.fails > 0 else { return true }
        let extra = longestPause - pause(beforeAttempt: min(state.fails, limit) + 1)
        return state.delayed(by: extra).remaining(at: now, atMost: longestPause) == 0
    }

    /// What is stored once an attempt that was charged turned out to be none, since nothing was compared.
    ///
    /// - Parameters:
    ///   - before: What was stored before it.
    ///   - charged: What was stored with it.
    ///   - stored: What is stored now; other attempts may have come between.
    /// - Returns: What to store in place of that.
    package static func giveBack(
        from before: State, to charged: State, in stored: State
    ) -> State {
        guard stored != charged else { return before }
        var state = stored
        state.fails = max(0, stored.fails - 1)
        return state
    }

    private static let longestPause: Int64 = 900_000

    /// The milliseconds between an attempt and the one before it.
    private static func pause(beforeAttempt attempt: Int) -> Int64 {
        switch attempt {
        case ...5: 0
        case 6: 30_000
        case 7: 60_000
        case 8: 120_000
        case 9: 300_000
        default: longestPause
        }
    }
}

// MARK: - Waiting by two clocks

extension Throttle.State {
    fileprivate init(fails: Int, pausedFor pause: Int64, from now: Throttle.Moment) {
        self.init(
            fails: fails,
            notBefore: now.wall + pause,
            notBeforeBoot: now.boot.map {
                BootInstant(bootID: $0.bootID, milliseconds: $0.milliseconds + pause)
            }
        )
    }

    /// The same with a longer pause.
    fileprivate func delayed(by extra: Int64) -> Throttle.State {
        Throttle.State(
            fails: fails,
            notBefore: later(notBefore, by: extra),
            notBeforeBoot: notBeforeBoot.map {
                BootInstant(bootID: $0.bootID, milliseconds: later($0.milliseconds, by: extra))
            }
        )
    }

    private func later(_ time: Int64, by extra: Int64) -> Int64 {
        let (sum, overflow) = time.addingReportingOverflow(extra)
        return overflow ? .max : sum
    }

    /// How long there is still to wait: as long as either clock says, but never longer than the
    /// whole pause, since then the wall clock has been set back.
    fileprivate func remaining(at now: Throttle.Moment, atMost pause: Int64) -> Int64 {
        let byWall = milliseconds(from: now.wall, to: notBefore)
        guard let start = now.boot, let end = notBeforeBoot, isAnchored(in: start) else {
            return min(byWall, pause)
        }
        let byBoot = milliseconds(from: start.milliseconds, to: end.milliseconds)
        return max(min(byBoot, pause), byWall > pause ? 0 : byWall)
    }

    /// Whether the clock that nobody can set has run since the state was stored.
    fileprivate func isAnchored(in boot: BootInstant?) -> Bool {
        boot != nil && boot?.bootID == notBeforeBoot?.bootID
    }

    private func milliseconds(from now: Int64, to end: Int64) -> Int64 {
        guard end > now else { return 0 }
        let (difference, overflow) = end.subtractingReportingOverflow(now)
        return overflow ? .max : difference
    }
}
