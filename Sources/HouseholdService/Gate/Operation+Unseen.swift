import Household
import HouseholdStore

extension Operation {
    /// The error for a thing that this member may not see: the one for a thing that isn't there.
    static func unseen(_ reference: ResourceReference) -> ServiceError {
        switch reference {
        case .chore(let chore): .notFound(.chore, String(chore.number))
        case .occurrence(let occurrence): .notFound(.chore, String(occurrence.chore.number))
        case .reward(let reward): .notFound(.reward, String(reward.number))
        case .redemption(let redemption): .notFound(.request, String(redemption.number))
        case .entry(let entry): .notFound(.entry, String(entry.sequence))
        case .absence(let absence): .notFound(.absence, String(absence.number))
        case .member(let member): .notFound(.person, member.name.text)
        case .program, .household, .auditEntry: .notFound(.action, action.rawValue)
        }
    }
}
