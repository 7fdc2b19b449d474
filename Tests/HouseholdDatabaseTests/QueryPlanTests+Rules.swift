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
        let news = SettingNews(.approval(.always), .now)
        #expect(
            try transaction.takeBackNews(of: news, in: household, at: .someday).isEmpty)
        try transaction.endRulesPromise(in: household)
        let trial = RuleTrial(
            rules, new: ["no-ice"], from: .someday, until: .someday.adding(days: 1))
        try transaction.begin(trial, in: household, telling: .fresh())
        let found = try transaction.facts.lastTrial(of: household, notOverBy: .someday)
        #expect(found?.names == ["no-ice"])
        let digest = trial.rules.digest
        #expect(
            try transaction.facts.verdicts(in: trial, of: household, or: digest).isEmpty)
        try transaction.end(trial, in: household, at: .someday)
        try transaction.takeBack(trial, in: household)
        try transaction.removeRules(of: household)
    }

    /// Tells of a rate that is lower, and takes that back once it is not.
    func raiseRate(_ transaction: borrowing Transaction) throws {
        let rates = try [1, 2].map { minor in
            let euros = try #require(Currency("EUR").flatMap { Money(minor: minor, $0) })
            return try #require(ExchangeRate(10, are: euros))
        }
        let lowered = try #require(LoweredRate(from: rates[1], to: rates[0]))
        try tell(transaction, .rateLowered(.lowered(lowered)))
        #expect(
            try transaction.takeBackNews(
                ofLessThan: rates[1], in: home.household.id, at: .someday
            ).isEmpty)
    }

    /// Must-dos are few, and what is open is much.
    func findsMustDos(in asked: Set<String>) throws {
        let statements = asked.filter { $0.contains("c.must_do = 1") }
        #expect(statements.count == 2)
        for statement in statements {
            let first = try plan(of: statement.replacing("?", with: "'?'")).first
            #expect(first?.contains("chore_must_do") == true, "\(first ?? "")")
        }
    }
}
