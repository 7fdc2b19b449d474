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

    borrowing func occurrence(
        ofChore number: Number, for principal: Principal
    ) throws -> Occurrence {
        guard let occurrence = try occurrence(of: chore(numbered: number, for: principal)) else {
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
