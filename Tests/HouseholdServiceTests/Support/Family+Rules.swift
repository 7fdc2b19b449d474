import HouseholdModel
import HouseholdService
import Policies
import Testing

extension Family {
    /// Rules that take something from children.
    static let noChores = rule("no-chores", "Nothing counts.", "chore.complete")
    static let noWishes = rule("no-wishes", "No wishes.", "reward.propose")

    /// One in which people count on what is there: what was made less than an hour ago is put right without a word.
    static func anHourOld() async throws -> Family {
        let family = try await Family()
        family.clock.advance(minutes: 60)
        try family.everybodyProves()
        return family
    }

    /// A rule that forbids whoever has that role to do something, and says why.
    static func rule(
        _ name: String, _ words: String, _ action: String, for role: String = "child"
    ) -> String {
        """
        @id("\(name)") @say("\(words)") @ask("a parent")
        forbid (principal in Role::"\(role)", action == Action::"\(action)", resource);
        """
    }

    /// Adds rules, at once where it is said why.
    @discardableResult
    func set(_ rules: String, atOnce reason: String? = nil) async throws -> HouseRulesView {
        try await perform(
            SetRules(
                rules, from: "own.cedar", adding: true, atOnce: try reason.map { try Note($0) }),
            as: .anna)
    }

    /// Removes one, at once where it is said why.
    @discardableResult
    func removeRule(_ name: String, atOnce reason: String? = nil) async throws -> HouseRulesView {
        try await perform(
            SetRules.removing(name, atOnce: try reason.map { try Note($0) }), as: .anna)
    }

    /// What somebody is told of the rules and has not read, oldest first.
    func newsOfRules(of person: Person = .mia) async throws -> [String] {
        try await ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .rulesChanged }.map(\.text.source)
    }

    /// What would be otherwise with rules that were added.
    func trial(adding rules: String) async throws -> TrialView {
        try await ask(TryRules(rules, from: "own.cedar", adding: true), as: .anna)
    }

    /// What is wrong with rules that can't be added, since nobody could prove them.
    func mistake(in rules: String) async -> String? {
        let error = await refusal(SetRules(rules, from: "own.cedar", adding: true), as: .anna)
        guard case .rules(.broken(let mistake)) = error else { return nil }
        return mistake
    }

    /// The wall that does not stand where a rule hides chores from everybody under a condition.
    ///
    /// Any other answer, such as that all walls stand, is a failure of the test.
    func brokenWall(byHidingWhere condition: String) async throws -> Int? {
        let own = """
            @id("blind") forbid (principal, action == Action::"chore.show", resource)
            when { \(condition) };
            """
        let rules = try HouseRules([
            ShippedPolicies.family, ShippedPolicies.walls,
            ShippedPolicies.File(name: "own.cedar", text: own),
        ])
        let error = await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await gate.perform(CheckRules(), as: caller(.anna), supposing: rules)
        }
        guard case .rules(.wallBroken(let breach)) = error else {
            Issue.record("\(condition): \(String(describing: error))")
            return nil
        }
        return breach.wall
    }
}
