import HouseholdDatabase
import HouseholdModel
import Policies

// What whoever sets rules asks of those that the household has.

extension Preparation {
    /// What those are called who are at home, as rules name them by their identities.
    var names: [Member.ID: String] {
        let people = home?.active.map { ($0.id, $0.name.text) } ?? []
        return Dictionary(people) { first, _ in first }
    }

    /// Whether the rules that hold can go on: where they can't be used any more, others decide in their place.
    var canHeldRulesStay: Bool {
        HouseRules.digest(of: inTime.held?.text ?? template.rules.text) == rules.digest
    }

    /// Refuses where rules are on trial, or come on trial: others would change what is tried, and what holds after it.
    func checkNoTrial() throws {
        guard let day = lastDayOnTrial else { return }
        throw ServiceError.rules(.onTrial(until: day))
    }

    /// The last day on which rules are on trial that are, or come.
    var lastDayOnTrial: Day? {
        guard let trial = inTime.trial, let home else { return nil }
        return home.calendar.zone.lastDay(before: trial.end)
    }

    /// What comes of it where the trial that runs ends; `nil` of one that has not begun, which nobody has noticed.
    func endOfTrial(isAtOnce: Bool) throws -> RuleReplacement? {
        guard inTime.trial != nil else { throw ServiceError.rules(.nothingOnTrial) }
        guard let afterTrial else { return nil }
        return try RuleReplacement(by: afterTrial, self, isAtOnce: isAtOnce)
    }
}
