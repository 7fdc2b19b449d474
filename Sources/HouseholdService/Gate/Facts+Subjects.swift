import Household
import HouseholdStore

// What operations act on, loaded through the principal's own household: what belongs to another is not there.

extension Facts {
    borrowing func chore(numbered number: Number, for principal: Principal) throws -> Chore {
        let household = try principal.membership().home.household
        guard let chore = try chore(number, in: household.id) else {
            throw ServiceError.notFound(.chore, String(number))
        }
        return chore
    }

    /// A chore that was deleted; who names one that is not finds it too.
    borrowing func deletedChore(
        numbered number: Number, for principal: Principal
    ) throws -> Chore {
        let household = try principal.membership().home.household
        return try deletedChore(number, in: household.id)
            ?? chore(numbered: number, for: principal)
    }

    /// The date of a chore that is meant for `action`.
    borrowing func occurrence(
        _ meant: ChoreDate, for principal: Principal, to action: Action
    ) throws -> Occurrence {
        let (member, home) = try principal.membership()
        let person = try meant.person.map { try home.member(named: $0) } ?? member
        return try occurrence(meant, for: principal, as: Meaning(action, by: person))
    }

    /// The date of a chore that is meant.
    borrowing func occurrence(
        _ meant: ChoreDate, for principal: Principal, as meaning: Meaning
    ) throws -> Occurrence {
        let home = try principal.membership().home
        let chore = try chore(numbered: meant.number, for: principal)
        let person = try meant.person.map { try home.member(named: $0).id }
        let dates =
            if let day = meant.day {
                try occurrences(of: chore, on: day, in: home.almanac)
            } else {
                try occurrences(of: chore, in: home.almanac)
            }
        guard let date = meaning.choice(of: dates.filter { $0.concerns(person) }) else {
            throw ServiceError.notFound(.chore, String(meant.number))
        }
        return date
    }

    borrowing func reward(numbered number: Number, for principal: Principal) throws -> Reward {
        let household = try principal.membership().home.household
        guard let reward = try reward(number, in: household.id) else {
            throw ServiceError.notFound(.reward, String(number))
        }
        return reward
    }

    borrowing func redemption(
        numbered number: Number, for principal: Principal
    ) throws -> Redemption {
        let household = try principal.membership().home.household
        guard let redemption = try redemption(number, in: household.id) else {
            throw ServiceError.notFound(.request, String(number))
        }
        return redemption
    }

    borrowing func entry(numbered number: Int, for principal: Principal) throws -> Entry {
        let household = try principal.membership().home.household
        guard let entry = try entry(number, in: household.id) else {
            throw ServiceError.notFound(.entry, String(number))
        }
        return entry
    }

    borrowing func absence(numbered number: Number, for principal: Principal) throws -> Absence {
        let household = try principal.membership().home.household
        guard let absence = try absence(number, in: household.id) else {
            throw ServiceError.notFound(.absence, String(number))
        }
        return absence
    }
}

extension Occurrence {
    /// Whether it is that member's, or was done by them; of everybody's any member is meant.
    fileprivate func concerns(_ member: Member.ID?) -> Bool {
        guard let member else { return true }
        return assignee == member || completion?.doer == member
    }
}
