import HouseholdDatabase
import HouseholdModel

// What nobody looked at in time counts as approved from the first moment on at which anybody asks anything at home, or the
// program looks by itself: so nobody reads that it waits when it does not, and it takes no timer of the system.

/// That something at home counts as approved by now, which has to be booked before anything else.
private struct Behind: Error {
    let household: Household.ID
}

extension Gate {
    /// Books what counts as approved by now, in all households.
    ///
    /// - Returns: How many dates of chores that were.
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func approveUnseen() async throws(ServiceError) -> Int {
        let households = try await wait {
            try store.read { try $0.householdsToApprove(at: clock.now()) }
        }
        var count = 0
        for household in households {
            count += try await wait {
                try isBehind(household) ? try approveUnseen(in: household) : 0
            }
        }
        return count
    }

    /// Does `work` with a gate that asks first whether anything at home counts as approved by now; where something does,
    /// that is booked, and the work is done once more, whatever came of that.
    ///
    /// A rehearsal, of which nothing is kept, asks for nothing and books nothing.
    func upToDate<Output>(
        isRehearsal: Bool = false, _ work: (_ gate: Gate) throws -> Output
    ) throws -> Output {
        var booked = self
        booked.isUpToDate = true
        guard !isRehearsal else { return try work(booked) }
        do {
            return try work(self)
        } catch let behind as Behind {
            // What hinders it hinders the work itself, or nobody who only looks.
            _ = try? approveUnseen(in: behind.household)
            return try work(booked)
        }
    }

    /// Throws where something in the household of whoever asks for `action` counts as approved by now.
    func checkIsUpToDate(
        _ principal: Principal, asking action: Action, in facts: borrowing Facts
    ) throws {
        guard !isUpToDate, !isReadOnly, action != .approveUnseen, let home = try? principal.home(),
            try isBehind(home, in: facts)
        else { return }
        throw Behind(household: home.household.id)
    }

    private func approveUnseen(in household: Household.ID) throws -> Int {
        try write(
            [ApproveUnseen()], as: Caller.program(in: household), .byItself, isRehearsal: false
        ).output.reduce(0, +)
    }

    private func isBehind(_ household: Household.ID) throws -> Bool {
        try store.read { facts in
            let asker = Caller.program(in: household)
            guard case .program(let home) = try facts.principal(of: asker, at: clock.now()) else {
                return false
            }
            return try isBehind(home, in: facts)
        }
    }

    /// Whether something counts as approved by now, by a clock that is believed and by the rules of the household.
    private func isBehind(
        _ home: Principal.Membership, in facts: borrowing Facts
    ) throws -> Bool {
        let (household, instant) = (home.household, home.calendar.instant)
        guard household.settings.approvalWait != nil,
            try !facts.unseenDates(in: home, at: instant).isEmpty,
            let reached = try facts.clock(of: household.id)?.reached(by: boot()),
            try !facts.unseenDates(in: home, at: min(instant, reached)).isEmpty
        else { return false }
        let program = Principal.program(home)
        // Rules that can't be used keep nobody from what can be done without them, such as to set them right.
        guard let rules = try? rules(for: program, asking: .approveUnseen, in: facts) else {
            return false
        }
        return try Judge(rules, for: program, at: instant, counting: MemberCounts())
            .allows(.approveUnseen, on: household.reference)
    }
}
