import HouseholdDatabase
import HouseholdModel
import Testing

extension QueryPlanTests {
    /// Sets rules, lets others hold until the end of a day, and takes both away again.
    func changeRules(_ transaction: borrowing Transaction) throws {
        let (household, rules) = (home.household.id, home.rules(by: home.petra))
        try transaction.install(rules, in: household)
        try transaction.keep(Promise(rules, until: .someday), in: household)
        #expect(
            try transaction.facts.rulesInTime(of: household, at: .distantPast).promise?.end
                == .someday)
        #expect(
            try transaction.takeBackNews(ofRulesFrom: .someday, in: household, at: .someday).isEmpty
        )
        try transaction.endRulesPromise(in: household)
        try transaction.removeRules(of: household)
    }
}
