import HouseholdModel

extension Chore.Timing {
    /// The first date, if there is one.
    ///
    /// - Throws: ``ChoreProblem/neverOccurs`` when a rule has no date at all in that zone.
    func first(in zone: Zone) throws(ServiceError) -> DueSlot? {
        switch self {
        case .once(let due):
            return due.map { DueSlot(due: $0) }
        case .repeating(let recurrence):
            guard let first = recurrence.first(in: zone) else { throw .chore(.neverOccurs) }
            return first
        }
    }
}
