import HouseholdDatabase
import HouseholdModel

/// What came of a pass.
struct PassHandover {
    /// What the helper said that the children did, while it lasted.
    let done: [Occurrence]
    /// What the helper said OK to while it lasted.
    let approved: [Occurrence]
    /// What was due to the children by its end, and is not done yet, or waits for an OK.
    let left: [Occurrence]
}

extension Facts {
    /// What was done by a pass, said OK to, and is left.
    borrowing func handover(
        of pass: Pass, in home: Principal.Membership
    ) throws -> PassHandover {
        PassHandover(
            done: try occurrences(recordedUnder: pass),
            approved: try occurrences(checkedUnder: pass),
            left: try occurrences(leftOf: pass, in: home))
    }

    /// What a helper said that the children of a pass did, while it lasted.
    borrowing func occurrences(recordedUnder pass: Pass) throws -> [Occurrence] {
        try found(occurrences(recordedBy: pass.member, during: pass.span, in: pass.household), pass)
    }

    /// What a helper said OK to while a pass lasted.
    borrowing func occurrences(checkedUnder pass: Pass) throws -> [Occurrence] {
        try found(occurrences(checkedBy: pass.member, during: pass.span, in: pass.household), pass)
    }

    /// What was due to the children of a pass by its end, and is not done yet, or waits for an OK.
    private borrowing func occurrences(
        leftOf pass: Pass, in home: Principal.Membership
    ) throws -> [Occurrence] {
        let last = home.household.zone.day(at: pass.end)
        return try occurrences(.open, in: pass.household, home.calendar).filter { date in
            let child = date.completion?.doer ?? date.assignee
            return child.map(pass.children.contains) == true
                && date.due.map { $0.day <= last } ?? true
        }
    }

    private borrowing func found(
        _ dates: [Occurrence.ID], _ pass: Pass
    ) throws -> [Occurrence] {
        try dates.compactMap { try occurrence($0, in: pass.household) }
            .filter { $0.completion.map { pass.children.contains($0.doer) } ?? false }
    }
}

extension Pass {
    /// The time in which it counted.
    fileprivate var span: Range<Instant> {
        min(time.lowerBound, end)..<max(time.lowerBound, end)
    }

    /// The same, ended at that moment.
    func ended(at instant: Instant) -> Pass {
        Pass(
            id: id, household: household, member: member, givenBy: givenBy, givenAt: givenAt,
            time: time, children: children, abilities: abilities, upTo: upTo, used: used,
            endedAt: instant)
    }
}
