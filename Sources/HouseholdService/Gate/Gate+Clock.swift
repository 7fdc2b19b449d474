import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// Keeps what can be believed of the clock, and tells the parents once that it has gone ahead.
    ///
    /// Who is grown up sees the date, so that what they do is done at a moment that is believed. What a child does
    /// proves nothing of the clock; only over a restart, of which no other clock tells, it moves what is believed.
    ///
    /// - Parameters:
    ///   - principal: Who does something.
    ///   - now: What the clock says.
    ///   - transaction: Where it is done.
    /// - Returns: The latest moment of which a date is believed; for the program itself, the latest that has come.
    /// - Throws: ``StoreError``.
    func watchClock(
        of principal: Principal, at now: Instant, in transaction: borrowing Transaction
    ) throws -> Instant {
        let boot = boot()
        guard let home = try? principal.home(),
            let clock = try transaction.facts.clock(of: home.household.id)
        else { return .distantFuture }
        guard let member = principal.member else { return clock.reached(by: boot) }
        let isVouchedFor = clock.isVouchedFor(by: boot)
        let isAhead = now > clock.believed(by: boot)
        let isGrownUp = member.role != .child
        if isAhead, !clock.isTold, isVouchedFor || !isGrownUp {
            let days = clock.daysAhead(at: now, by: boot)
            try warn(
                home.guardians, of: .clockAhead(days: days, by: member.id),
                in: home.household.id, at: now, transaction)
        }
        var kept = clock
        if isGrownUp {
            if clock.isOff(at: now, by: boot) || clock.isTold { kept = StoredClock(now, boot) }
        } else if isAhead {
            kept = StoredClock(at: clock.at, boot: clock.boot, isTold: true)
        } else if !isVouchedFor {
            kept = StoredClock(max(now, clock.at), boot, isTold: clock.isTold)
        }
        if !isGrownUp, let expected = clock.expected(ifBehind: now, by: boot) {
            // What is done by a clock that was set back would else look as if it had waited for long.
            try transaction.restartApprovalWait(in: home.household.id, at: expected)
        }
        if kept != clock { try transaction.keep(kept, of: home.household.id) }
        return kept.believed(by: boot)
    }
}
