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

    /// The date that is meant by the number of a chore.
    borrowing func occurrence(
        ofChore number: Number, for principal: Principal, as meaning: Meaning = .current
    ) throws -> Occurrence {
        let dates = try occurrences(of: chore(numbered: number, for: principal))
        guard let occurrence = meaning.choice(of: dates) else {
            throw ServiceError.notFound(.chore, String(number))
        }
        return occurrence
    }

    borrowing func reward(numbered number: Number, for principal: Principal) throws -> Reward {
        let household = try principal.membership().home.household
        guard let reward = try reward(number, in: household.id) else {
            throw ServiceError.notFound(.reward, String(number))
        }
        return reward
    }
}
