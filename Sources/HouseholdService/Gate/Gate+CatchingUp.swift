import HouseholdDatabase
import HouseholdModel

// What counts as approved since nobody looked in time, and an allowance whose date has come, are booked from the first moment
// on at which anybody asks anything at home, or the program looks by itself: so nobody reads that it waits when it does not,
// and it takes no timer of the system.

/// What the program does at home by itself once its time has come, however often it is asked to.
protocol TimedChange: Change, HouseholdOperation where Output == Int {
    /// Whether time alone brings it, and nobody who comes now can want it otherwise.
    static var comesOfTimeAlone: Bool { get }

    /// That its time has come.
    init()

    /// The households in which it may be time for something of it by then.
    static func households(in facts: borrowing Facts, at instant: Instant) throws -> [Household.ID]

    /// Whether it is time for something of it at home by then.
    static func isDue(
        in home: Principal.Membership, at moment: Instant, by facts: borrowing Facts
    ) throws -> Bool
}

/// That something at home has to be done by now before anything else.
private struct Behind: Error {
    let household: Household.ID
    let changes: [any TimedChange.Type]
    /// The grown-up who sees the date, and for whose change it is only now believed.
    let witness: Principal?
}

extension Gate {
    /// All that the program does once its time has come.
    private static var timedChanges: [any TimedChange.Type] {
        [ApproveUnseen.self, CreditAllowances.self]
    }

    /// Books what counts as approved by now, in all households.
    ///
    /// - Returns: How many dates of chores that were.
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func approveUnseen() async throws(ServiceError) -> Int {
        try await catchUp(ApproveUnseen.self)
    }

    /// Books the allowances whose dates have come by now, in all households.
    ///
    /// - Returns: How many dates that were.
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func creditAllowances() async throws(ServiceError) -> Int {
        try await catchUp(CreditAllowances.self)
    }

    private func catchUp<Op: TimedChange>(_ type: Op.Type) async throws(ServiceError) -> Int {
        let households = try await wait {
            try store.read { try type.households(in: $0, at: clock.now()) }
        }
        var count = 0
        for household in households {
            count += try await wait {
                try isTime(for: type, in: household) ? try catchUp(type, in: household) : 0
            }
        }
        return count
    }

    /// Does `work` with a gate that asks first whether it is time for anything at home; where it is, that is done, and the
    /// work is done once more, whatever came of that.
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
            if let witness = behind.witness { try keepClock(seenBy: witness) }
            for change in behind.changes {
                // What hinders it hinders the work itself, or nobody who only looks.
                _ = try? catchUp(change, in: behind.household)
            }
            return try work(booked)
        }
    }

    /// Believes the clock as the change of whoever sees the date would, which is then done by it.
    private func keepClock(seenBy witness: Principal) throws {
        try store.write { transaction in
            _ = try watchClock(of: witness, at: clock.now(), in: transaction)
        }
    }

    /// Throws where it is time for something in the household of whoever asks for `action`.
    ///
    /// Over a restart no other clock tells how long it took, until a grown-up changes something: what would be believed by
    /// that change is believed before it, so that nothing that time brought is passed over or refused by it. A clock that
    /// is known to be ahead brings nothing first: whoever is there is warned of it.
    ///
    /// - Parameters:
    ///   - principal: Who asks.
    ///   - action: For what.
    ///   - isChange: Whether something is changed by it.
    ///   - facts: What is known.
    /// - Throws: What ``upToDate(isRehearsal:_:)`` catches.
    func checkIsUpToDate(
        _ principal: Principal, asking action: Action, isChange: Bool = false,
        in facts: borrowing Facts
    ) throws {
        guard !isUpToDate, !isReadOnly, !Self.timedChanges.contains(where: { $0.action == action }),
            let home = try? principal.home()
        else { return }
        let isWitness = isChange && principal.member.map { $0.role != .child } ?? false
        var (due, witness): ([any TimedChange.Type], Principal?) = ([], nil)
        for change in Self.timedChanges {
            if try isTime(for: change, in: home, by: facts) {
                due.append(change)
            } else if isWitness, change.comesOfTimeAlone,
                try isTime(for: change, in: home, by: facts, isRestarted: true)
            {
                due.append(change)
                witness = principal
            }
        }
        guard due.isEmpty else {
            throw Behind(household: home.household.id, changes: due, witness: witness)
        }
    }

    private func catchUp<Op: TimedChange>(_ type: Op.Type, in household: Household.ID) throws -> Int
    {
        try write(
            [Op()], as: Caller.program(in: household), .byItself, isRehearsal: false
        ).output.reduce(0, +)
    }

    private func isTime(for type: any TimedChange.Type, in household: Household.ID) throws -> Bool {
        try store.read { facts in
            let asker = Caller.program(in: household)
            guard case .program(let home) = try facts.principal(of: asker, at: clock.now()) else {
                return false
            }
            return try isTime(for: type, in: home, by: facts)
        }
    }

    /// Whether it is time for something of it, by a clock that is believed and by the rules of the household.
    ///
    /// - Parameters:
    ///   - type: What.
    ///   - home: In which household.
    ///   - facts: What is known.
    ///   - isRestarted: Whether it is so by the clock of a computer that was restarted since, as it is.
    /// - Returns: Whether it is.
    /// - Throws: ``StoreError``.
    private func isTime(
        for type: any TimedChange.Type, in home: Principal.Membership, by facts: borrowing Facts,
        isRestarted: Bool = false
    ) throws -> Bool {
        let (household, instant) = (home.household, home.calendar.instant)
        guard try type.isDue(in: home, at: instant, by: facts),
            let clock = try facts.clock(of: household.id)
        else { return false }
        let boot = boot()
        guard
            try isRestarted
                ? !clock.isVouchedFor(by: boot)
                : type.isDue(in: home, at: min(instant, clock.reached(by: boot)), by: facts)
        else { return false }
        let program = Principal.program(home)
        // Rules that can't be used keep nobody from what can be done without them, such as to set them right.
        guard let rules = try? rules(for: program, asking: type.action, in: facts) else {
            return false
        }
        return try facts.judge(rules, for: program, at: instant)
            .allows(type.action, on: household.reference)
    }
}
