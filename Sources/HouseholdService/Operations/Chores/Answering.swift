import HouseholdModel
import HouseholdDatabase

// What parents say to what was asked.

extension Grant where Op == AcceptChore {
    /// Makes a chore of a proposal, with dates from now on.
    func accept(_ change: (inout Chore) throws -> Void) throws -> Occurrence {
        try checkIsProposed()
        let first = try update { chore in
            chore.status = .active
            try change(&chore)
        }
        try goOnFromToday()
        return try current().of(first.chore)
    }
}

extension Grant where Op == DeclineChore {
    /// Takes a proposal away, and says why.
    func decline(because reason: Note?) throws -> Occurrence {
        try checkIsProposed()
        try tell(of: .plan(subject, before: subject), because: reason)
        return try delete()
    }
}

extension Grant where Op.Subject == Chore {
    private func checkIsProposed() throws {
        guard subject.status == .proposed else {
            throw ServiceError.chore(.notProposed(subject.number))
        }
    }
}
