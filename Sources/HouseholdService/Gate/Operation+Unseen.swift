import Household
import HouseholdStore

extension Operation {
    /// The error for a thing that isn't there, by the number or name that it has.
    public func unseen(_ reference: ResourceReference) -> ServiceError {
        reference.missing(for: Self.action)
    }
}

extension PersonOperation {
    /// The error for a person who isn't there, by the name that was typed.
    public func unseen(_ reference: ResourceReference) -> ServiceError {
        reference.missing(for: Self.action, typed: name)
    }
}

extension EntryOperation {
    /// The error for an entry that isn't there, by the number that was typed.
    public func unseen(_ reference: ResourceReference) -> ServiceError {
        .notFound(.entry, String(entry))
    }
}

extension ResourceReference {
    /// The error where it isn't there.
    func missing(for action: Action, typed name: String? = nil) -> ServiceError {
        switch self {
        case .chore(let chore): .notFound(.chore, String(chore.number))
        case .occurrence(let occurrence): .notFound(.chore, String(occurrence.chore.number))
        case .reward(let reward): .notFound(.reward, String(reward.number))
        case .redemption(let redemption): .notFound(.request, String(redemption.number))
        case .entry(let entry): .notFound(.entry, name ?? String(entry.sequence))
        case .absence(let absence): .notFound(.absence, String(absence.number))
        case .member(let member): .notFound(.person, name ?? member.name.text)
        case .program, .household, .auditEntry: .notFound(.action, action.rawValue)
        }
    }
}
