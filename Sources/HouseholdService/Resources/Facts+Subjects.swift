import HouseholdModel
import HouseholdDatabase

// What operations act on, loaded through the principal's own household: what belongs to another is not there.

extension Facts {
    borrowing func chore(numbered number: Number, for principal: Principal) throws -> Chore {
        try chore(number, in: principal.membership().home.household.id)
            .found(.chore, number)
    }

    /// A chore that was deleted; who names one that is not finds it too.
    borrowing func deletedChore(
        numbered number: Number, for principal: Principal
    ) throws -> Chore {
        let household = try principal.membership().home.household
        return try deletedChore(number, in: household.id)
            ?? chore(numbered: number, for: principal)
    }

    /// Who left and was called so, of several whom no user name tells apart the one who came last; else who is here.
    ///
    /// - Throws: ``MemberProblem/severalLeft(_:usernames:)``, ``ServiceError/notFound(_:_:)``.
    borrowing func leftMember(
        named name: String, in home: Principal.Membership
    ) throws -> Member {
        let left = try left(in: home.household.id).called(name)
        if Set(left.map(\.username)).count == 1, let last = left.first { return last }
        return try left.only(called: name) ?? home.member(named: name)
    }

    /// The date of a chore that is meant for `action`.
    borrowing func occurrence(
        _ meant: OccurrenceReference, for principal: Principal, to action: Action
    ) throws -> Occurrence {
        let (member, home) = try principal.membership()
        let person = try meant.person.map { try home.member(named: $0) } ?? member
        return try occurrence(meant, for: principal, as: OccurrenceSelection(action, by: person))
    }

    /// The date of a chore that `doer` means to do or, where there is none on the day that was named, the one that
    /// they would mean without it: that there is none is said only to those who may see the chore.
    borrowing func occurrenceOrOther(
        _ meant: OccurrenceReference, for principal: Principal, by doer: Member
    ) throws -> Occurrence {
        let meaning = OccurrenceSelection.toDo(by: doer)
        if let day = meant.day {
            let home = try principal.membership().home
            let chore = try chore(numbered: meant.number, for: principal)
            let isTheirs = chore.assignment.members.contains(doer.id)
            // Of so many times a week none is that day's: any day of the week is of the one that is open.
            if chore.recurrence?.timesAWeek == nil,
                try occurrences(of: chore, on: day, in: home.calendar).contains(where: {
                    !isTheirs || $0.share == nil || $0.share == doer.id
                })
            {
                return try occurrence(meant, for: principal, as: meaning)
            }
        }
        return try occurrence(
            OccurrenceReference(meant.number, of: meant.person), for: principal, as: meaning)
    }

    /// The date of a chore that is meant.
    borrowing func occurrence(
        _ meant: OccurrenceReference, for principal: Principal, as meaning: OccurrenceSelection
    ) throws -> Occurrence {
        let home = try principal.membership().home
        let chore = try chore(numbered: meant.number, for: principal)
        let person = try meant.person.map { try home.member(named: $0).id }
        let dates =
            if let day = meant.day {
                try occurrences(of: chore, on: day, in: home.calendar)
            } else {
                try occurrences(of: chore, in: home.calendar)
            }
        guard let date = meaning.choice(of: dates.filter { $0.concerns(person) }) else {
            throw ServiceError.notFound(.chore, String(meant.number))
        }
        return date
    }
}

extension Occurrence {
    /// Whether it is that member's, or was done by them; of everybody's any member is meant.
    fileprivate func concerns(_ member: Member.ID?) -> Bool {
        guard let member else { return true }
        return assignee == member || completion?.doer == member
    }
}

extension Optional {
    /// What was looked for under that number.
    ///
    /// - Throws: ``ServiceError/notFound(_:_:)`` where it is not there.
    func found(
        _ thing: ServiceError.Noun, _ number: Int
    ) throws(ServiceError) -> Wrapped {
        guard let self else { throw .notFound(thing, String(number)) }
        return self
    }
}
