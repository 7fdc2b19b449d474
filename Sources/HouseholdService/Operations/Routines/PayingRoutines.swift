import HouseholdDatabase
import HouseholdModel

// What is paid for all of a routine: booked with the last chore that counts, and back with any of them.

extension Grant where Op: MovesPoints {
    /// Pays each for the routines of theirs of which all that was due on its day is done and counts, since `date` does;
    /// once a day.
    ///
    /// In a family it is for children.
    ///
    /// - Parameters:
    ///   - date: What was done, and counts from now on.
    ///   - doer: Who did it, who need not be the one who is paid.
    ///   - author: Who said that it was done, where nobody asks.
    ///   - booked: Of what was taken back, when it was booked first.
    /// - Returns: The routines for which `doer` is paid.
    /// - Throws: ``ServiceError``.
    func payRoutines(
        with date: Occurrence, by doer: Member, sayingSo author: Member.ID?,
        since booked: Instant?
    ) throws -> [Routine] {
        let home = try principal.home()
        guard let completion = date.completion, !completion.isWaiting, let day = date.routineDay
        else { return [] }
        let routines = try transaction.facts.routines(in: doer.household)
            .filter { $0.bonus != nil && $0.chores.contains(date.chore.id) }
        guard !routines.isEmpty else { return [] }
        var own: [Routine] = []
        for member in home.members where member.isPaidForRoutines(in: home.household) {
            guard member.isActive || member.id == doer.id else { continue }
            let paid = try routines.filter { routine in
                try pay(routine, to: member, with: completion, on: day, sayingSo: author)
            }
            if member.id == doer.id {
                own = paid
            } else if !paid.isEmpty {
                _ = try settle(
                    of: member, countedAt: completion.at, since: booked, isInAnswer: false)
            }
        }
        return own
    }

    /// Pays `member` for the routine, where all of it is done with `completion` and they were not paid yet.
    private func pay(
        _ routine: Routine, to member: Member, with completion: Completion, on day: Day,
        sayingSo author: Member.ID?
    ) throws -> Bool {
        let isPaid = try transaction.facts.routineBonuses(
            of: member.id, on: day, in: member.household
        ).contains { $0.routine == routine.id }
        guard !isPaid, let bonus = routine.bonus else { return false }
        let dates = try transaction.facts.dates(
            of: routine, sayingOf: member.id, on: day, in: principal.home())
        guard let done = dates.whole(of: member.id, on: day), done.contains(completion.id),
            try isRoutine(routine, of: member, dates, on: day),
            let entry = try move(
                .routine(try Note(routine.name.description)), of: member, points: bonus.points,
                countedAt: completion.at, by: author ?? membership().member.id)
        else { return false }
        try transaction.note(
            RoutineBonus(
                household: member.household, member: member.id, day: day, routine: routine.id,
                entry: entry, completions: done))
        return true
    }

    /// Whether it is `member` to whom the routine is paid on `day`: of what two share, each would have all.
    ///
    /// It is theirs whose own dates are among those of that day, whoever does them. Where nobody has any, it is theirs, of
    /// those whom its chores name, if any, who does all of it; of them it is the first.
    private func isRoutine(
        _ routine: Routine, of member: Member, _ dates: [Occurrence], on day: Day
    ) throws -> Bool {
        let owners = dates.owners(on: day)
        guard owners.isEmpty else { return owners.contains(member.id) }
        let named = try transaction.facts.chores(of: routine).flatMap(\.assignment.members)
        guard named.isEmpty || named.contains(member.id),
            dates.areDone(byNobodyBut: member.id, on: day)
        else { return false }
        return try !principal.home().members.contains { other in
            try transaction.facts.routineBonuses(of: other.id, on: day, in: routine.household)
                .contains { $0.routine == routine.id }
        }
    }

    /// Takes back what was paid for routines, as far as `date` counted for it, which counts no more; also to others than
    /// `doer`, who are told, but for those in `untold`.
    ///
    /// What a parent took back by hand is back already, and is not paid again.
    ///
    /// - Returns: The points that `doer` has no more.
    func retractRoutines(
        without date: Occurrence, by doer: Member, butFor untold: Set<Member.ID>
    ) throws -> Int {
        guard let completion = date.completion, let day = date.routineDay else { return 0 }
        var points = 0
        for member in try principal.home().members {
            let paid = try transaction.facts.routineBonuses(
                of: member.id, on: day, in: member.household
            ).filter { $0.completions.contains(completion.id) }
            for bonus in paid {
                guard let entry = try retract(bonus, of: member) else { continue }
                if member.id == doer.id {
                    points += entry.amount
                } else {
                    if !untold.contains(member.id) {
                        // Whoever did the rest of it is not named in what is told.
                        let author = try membership().member.id
                        try tell(
                            member, ofLostBonus: entry, by: author == doer.id ? member.id : author)
                    }
                    _ = try settle(of: member, countedAt: entry.countedAt, isInAnswer: false)
                }
            }
        }
        return points
    }

    /// Books the reversal of a bonus, with what the routine is called as the bonus was, and forgets it.
    ///
    /// - Returns: Its entry, or `nil` where that was reversed by hand.
    private func retract(_ bonus: RoutineBonus, of member: Member) throws -> Entry? {
        guard let entry = try transaction.facts.entry(bonus.entry, in: member.household),
            entry.reversedBy == nil
        else { return nil }
        try move(
            .reversal(of: entry.sequence, .bonus, because: entry.why), of: member,
            points: entry.amount, countedAt: entry.countedAt, by: membership().member.id)
        try transaction.forget(bonus)
        return entry
    }
}

extension Member {
    func isPaidForRoutines(in household: Household) -> Bool {
        role == .child || household.template == .housemates
    }
}
