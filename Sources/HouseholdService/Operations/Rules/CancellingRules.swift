import HouseholdDatabase
import HouseholdModel

extension Grant where Op == CancelComing {
    /// Takes back the rules that were to come.
    func cancel(_ coming: ComingRules) throws -> HouseRulesView {
        let found = coming.found
        guard try found == transaction.facts.rulesInTime(of: subject.id, at: instant),
            let start = found.coming?.end
        else { throw ServiceError.rules(.changed) }
        if found.promise != nil {
            if let rules = found.held {
                try transaction.install(rules, in: subject.id)
            } else {
                try transaction.removeRules(of: subject.id)
            }
            try transaction.endRulesPromise(in: subject.id)
        } else if let trial = found.trial {
            try transaction.takeBack(trial, in: subject.id)
        }
        try takeBackNews(of: start)
        return HouseRulesView(found.held, in: try membership().home)
    }
}
