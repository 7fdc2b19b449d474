import HouseholdModel
import HouseholdDatabase

extension Grant where Op == AddAbsence {
    /// Keeps that the member is away.
    ///
    /// Nothing is written about the chores, which follow from who is there; but where the others have done their
    /// parts already, and only this one's was waited for, the chore goes on.
    func addAbsence(on days: Absence.Days, _ note: Note?) throws -> Absence {
        let absence = Absence(
            id: newID(), household: subject.household,
            number: try transaction.nextAbsenceNumber(in: subject.household), member: subject.id,
            days: days, note: note)
        try transaction.add(absence)
        try goOn(without: absence)
        return absence
    }

    private func goOn(without absence: Absence) throws {
        let home = try membership().home
        let calendar = home.calendar.adding(absence)
        let open = try transaction.facts.occurrences(.open, in: subject.household, home.calendar)
        for part in open where part.isOpenPart(of: subject.id) && !part.isWaitedFor(in: calendar) {
            let others = try others(than: part).filter { $0.isPart(of: part) }
            guard let done = others.last(where: { $0.completion != nil }) else { continue }
            _ = try goOn(after: done, isDone: true, in: calendar)
        }
    }
}

extension Occurrence {
    /// Whether it is that member's open part of what is done together.
    fileprivate func isOpenPart(of member: Member.ID) -> Bool {
        guard case .together = chore.assignment else { return false }
        return isOpen && assignee == member
    }
}

extension Grant where Op == RemoveAbsence {
    /// Takes it back.
    func remove() throws {
        guard try transaction.remove(subject, at: instant) else {
            throw ServiceError.changedMeanwhile
        }
    }
}
