import Cedar
import HouseholdDatabase
package import HouseholdModel

/// House rules that are tried for some days, as `rule_trial` in JSON.
package struct RuleTrialView: Codable, Sendable {
    /// How far it is.
    package enum State: String, CaseIterable, Hashable, Sendable, Codable {
        /// It begins on a day to come.
        case coming
        /// The rules hold.
        case running
        /// What held before holds again.
        case over
        /// It was taken back before it began.
        case cancelled
    }

    /// One of its rules.
    package struct Rule: Codable, Sendable {
        /// What it is called.
        package let name: String
        /// What it says to whoever is refused.
        package var say: String?
        /// How often it decided; nothing for whom the records are not.
        package var decided: Int?
        /// How often of these it refused something.
        package var refused: Int?
        /// About whom, those first about whom it decided most.
        package var people: [Person]?
    }

    /// How often a rule decided about what somebody asked for.
    package struct Person: Codable, Sendable {
        /// Who it was.
        package let name: String
        /// How often.
        package let count: Int
    }

    /// How far it is.
    package let state: State
    /// Who set the rules.
    package let setBy: String
    /// The first day of it.
    package let from: Day
    /// The last one.
    package let until: Day
    /// What of the rules is new.
    package var rules: [Rule]
}

extension RuleTrialView {
    /// A trial as it is at the household's moment, without what came of it.
    init(_ trial: RuleTrial, in home: Principal.Membership, isTakenBack: Bool = false) {
        let (zone, now) = (home.calendar.zone, home.calendar.instant)
        state =
            isTakenBack
            ? .cancelled : now < trial.start ? .coming : now < trial.end ? .running : .over
        setBy = home.handle(trial.rules.setBy)
        from = zone.day(at: trial.start)
        until = zone.lastDay(before: trial.end)
        let says = trial.says()
        rules = trial.names.map { Rule(name: $0, say: says[$0]) }
    }
}

extension RuleTrial {
    /// Which of its rules leave half of the points.
    fileprivate func halving() -> Set<String> { Set((read()?.halving ?? []).map(\.rawValue)) }

    private func read() -> HouseRules? {
        try? HouseRules.checkedBefore(rules.text, from: "the household's rules")
    }

    /// What its rules say to whoever is refused, by their names.
    fileprivate func says() -> [String: String] {
        let written = (try? read()?.written()) ?? []
        return written.reduce(into: [:]) { says, policy in
            says[policy.id.rawValue] = policy.annotation("say")
        }
    }
}

/// How often the rules on trial decided.
struct TrialReport {
    /// How often any of them did.
    let decided: Int
    /// How often of these something was refused.
    let refused: Int
    private let verdicts: [RuleVerdicts]
    /// The rules that leave half of the points, which are asked of whoever did a chore, whoever says so.
    private let halving: Set<String>

    init(_ verdicts: [RuleVerdicts], in trial: RuleTrial) {
        let names = Set(trial.names)
        self.verdicts = verdicts.filter { verdict in
            verdict.newest.policies.contains { names.contains($0.ruleName) }
        }
        halving = trial.halving()
        decided = self.verdicts.reduce(0) { $0 + $1.count }
        refused = self.verdicts.reduce(0) { $0 + ($1.newest.isAllowed ? 0 : $1.count) }
    }

    /// The same rule with how often it decided, and about whom.
    func counted(_ rule: RuleTrialView.Rule, in home: Principal.Membership) -> RuleTrialView.Rule {
        let own = verdicts.filter { $0.newest.policies.map(\.ruleName).contains(rule.name) }
        var counts: [Member.ID: Int] = [:]
        for verdict in own {
            if let member = person(verdict.newest, by: rule.name) {
                counts[member, default: 0] += verdict.count
            }
        }
        var copy = rule
        copy.decided = own.reduce(0) { $0 + $1.count }
        copy.refused = own.reduce(0) { $0 + ($1.newest.isAllowed ? 0 : $1.count) }
        copy.people = counts.map { RuleTrialView.Person(name: home.handle($0), count: $1) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        return copy
    }

    /// About whom a rule decided.
    private func person(_ row: AuditRow, by rule: String) -> Member.ID? {
        let isForDoer = row.isAllowed && row.operation == Action.completeChoreFor.rawValue
        return isForDoer && halving.contains(rule) ? row.about ?? row.member : row.member
    }
}

extension String {
    /// What a policy is called in rules of which the records name one, also one that is filled for a pass.
    fileprivate var ruleName: String { String(prefix { $0 != ":" }) }
}
