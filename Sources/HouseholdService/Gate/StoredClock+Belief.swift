import Credentials
import HouseholdModel
import HouseholdDatabase

// A clock that can be set is believed as far as the one that nobody can set vouches for it. Children would
// else do tomorrow's chores today, and those of the day after a minute later.

extension StoredClock {
    /// For how many milliseconds ahead a clock is believed: a day and a half, so that a family that uses the
    /// program once a day never meets the limit.
    private static let tolerance: Int64 = 129_600_000
    /// By how many milliseconds two clocks may differ, since they are never set alike.
    private static let jitter: Int64 = 60_000

    /// What is believed from now on.
    init(_ now: Instant, _ boot: BootInstant?, isTold: Bool = false) {
        self.init(
            at: now,
            boot: boot.map { StoredBudget.Boot(id: $0.bootID, milliseconds: $0.milliseconds) },
            isTold: isTold)
    }

    /// Whether the computer has run without a break since.
    func isVouchedFor(by now: BootInstant?) -> Bool {
        now != nil && now?.bootID == boot?.id
    }

    /// The latest moment that the clock may show.
    func believed(by now: BootInstant?) -> Instant {
        expected(by: now).adding(milliseconds: Self.tolerance)
    }

    /// The latest moment that has come, as far as can be known.
    ///
    /// What comes of time alone comes no sooner for a clock that is set ahead. Over a restart, of which no other clock
    /// tells, it is the latest that the clock may show.
    func reached(by now: BootInstant?) -> Instant {
        isVouchedFor(by: now)
            ? expected(by: now).adding(milliseconds: Self.jitter) : believed(by: now)
    }

    /// Whether what the clock shows now is not what it should show.
    func isOff(at now: Instant, by boot: BootInstant?) -> Bool {
        let expected = expected(by: boot)
        return !isVouchedFor(by: boot) || now > expected.adding(milliseconds: Self.jitter)
            || self.expected(ifBehind: now, by: boot) != nil
    }

    /// What the clock should show at least, where it shows less.
    func expected(ifBehind now: Instant, by boot: BootInstant?) -> Instant? {
        let expected = expected(by: boot)
        return now < expected.adding(milliseconds: -Self.jitter) ? expected : nil
    }

    /// How many days, rounded, the clock is ahead of the last moment that is believed.
    func daysAhead(at now: Instant, by boot: BootInstant?) -> Int {
        let span = now.milliseconds.subtractingReportingOverflow(expected(by: boot).milliseconds)
        guard !span.overflow else { return 1 }
        return max(1, Int((span.partialValue / 43_200_000 + 1) / 2))
    }

    private func expected(by now: BootInstant?) -> Instant {
        guard let now, let boot, isVouchedFor(by: now) else { return at }
        let (span, overflow) = now.milliseconds.subtractingReportingOverflow(boot.milliseconds)
        return overflow ? at : at.adding(milliseconds: max(0, span))
    }
}
