import Household
import HouseholdStore

extension Grant where Subject == Chore {
    /// Changes the plan; what was done stays as it was promised.
    func update(_ change: (inout Chore) throws -> Void) throws -> Occurrence {
        let home = try membership().home
        guard let occurrence = try transaction.facts.occurrence(of: subject) else {
            throw ServiceError.notFound(.chore, String(subject.number))
        }
        guard occurrence.completion == nil else { throw ServiceError.choreIsDone(subject.number) }
        var chore = subject
        try change(&chore)
        try transaction.update(chore, in: home.household.zone)
        return Occurrence(id: occurrence.id, chore: chore, progress: occurrence.progress)
    }

    /// Takes the chore out of every list.
    func delete() throws -> Occurrence {
        guard let occurrence = try transaction.facts.occurrence(of: subject) else {
            throw ServiceError.notFound(.chore, String(subject.number))
        }
        try transaction.delete(subject, at: instant)
        return occurrence
    }
}

/// What came of doing a chore or taking it back.
struct Booking {
    /// The occurrence as it is now.
    let occurrence: Occurrence
    /// Who has the points, or had them.
    let doer: Member
    /// The change of the doer's points.
    let points: Int
    /// Rewards reached with it.
    let rewards: [Reward]
    /// Whether anything changed.
    let isChange: Bool
}

extension Grant where Subject == Occurrence {
    /// Marks the chore as done by `doer`, and books what was promised; doing it twice changes nothing.
    func complete(by doer: Member) throws -> Booking {
        let (member, home) = try membership()
        let subject = try current()
        if let completion = subject.completion {
            guard completion.doer == doer.id else { throw try doneByOther(completion, home) }
            return Booking(
                occurrence: subject, doer: doer, points: 0, rewards: [], isChange: false)
        }
        let completion = Completion(
            id: newID(), doer: doer.id, recordedBy: member.id, at: instant,
            day: home.household.zone.day(at: instant), value: subject.chore.value)
        guard try transaction.complete(subject, with: completion) else {
            throw ServiceError.changedMeanwhile
        }
        try book(
            .award(completion.id), of: doer, points: completion.value.points, countedAt: instant)
        return Booking(
            occurrence: Occurrence(
                id: subject.id, chore: subject.chore, progress: .done(completion)),
            doer: doer, points: completion.value.points,
            rewards: try settle(transaction.facts.rewards(in: doer.household), of: doer),
            isChange: true)
    }

    /// Opens the chore again and takes back just what was booked for it.
    func reopen() throws -> Booking {
        let (member, home) = try membership()
        let subject = try current()
        guard let completion = subject.completion else {
            return Booking(
                occurrence: subject, doer: member, points: 0, rewards: [], isChange: false)
        }
        guard let doer = home.member(completion.doer),
            try transaction.reopen(subject, takingBack: completion, by: member.id, at: instant)
        else { throw ServiceError.changedMeanwhile }
        let award = try transaction.facts.award(for: completion.id, in: doer.household)
        if let award {
            try book(
                .reversal(of: award, completion.id), of: doer, points: completion.value.points,
                countedAt: completion.at)
        }
        return Booking(
            occurrence: Occurrence(id: subject.id, chore: subject.chore, progress: .open),
            doer: doer, points: -completion.value.points,
            rewards: try settle(transaction.facts.rewards(in: doer.household), of: doer),
            isChange: true)
    }

    /// The date as earlier operations of the same request have left it.
    private func current() throws -> Occurrence {
        try transaction.facts.occurrence(of: subject.chore) ?? subject
    }

    private func book(
        _ cause: Transfer.Cause, of doer: Member, points: Int, countedAt: Instant
    ) throws {
        let transfer = Transfer(
            cause, member: doer.id, points: points, at: instant, countedAt: countedAt)
        guard let transfer else { return }
        try transaction.book(
            transfer, by: membership().member.id, rule: policies.joined(separator: " "),
            in: doer.household)
    }

    private func doneByOther(
        _ completion: Completion, _ home: Principal.Home
    ) throws -> ServiceError {
        guard let other = home.member(completion.doer) else { return .changedMeanwhile }
        return .choreDoneByOther(subject.chore.number, other.name)
    }
}
