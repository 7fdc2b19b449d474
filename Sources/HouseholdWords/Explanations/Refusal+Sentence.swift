package import HouseholdModel
package import HouseholdService

extension Refusal {
    /// What the rules say, and whom to ask.
    package var sentence: Phrase {
        guard let ask, ask != "nobody" else { return reason }
        return reason + " " + "Ask \(Phrase(message: ask))."
    }

    /// What the rules say.
    package var reason: Phrase {
        if let say { return Phrase(message: say) }
        guard policies.isEmpty, let error = errors.first else {
            return "The rules do not allow that."
        }
        return "A rule here does not work, so nobody may do that until it is put right: \(error)."
    }
}
