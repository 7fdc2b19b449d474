import Cedar
import HouseholdModel
import HouseholdService
import Policies
import Testing

/// The rules and the schema as they are shipped, read with nothing between.
struct ShippedRules {
    let policies: PolicySet
    let schema: Schema

    private static let all = Result {
        try AccessHome.allCases.map { ($0, try read($0)) }
    }

    /// Those that decide in a household, read once.
    static func load(_ home: AccessHome) throws -> ShippedRules {
        let rules = try all.get().first { $0.0 == home }
        return try #require(rules?.1)
    }

    private static func read(_ home: AccessHome) throws -> ShippedRules {
        let walls = try PolicySet(
            parsing: ShippedPolicies.walls.text, file: "walls.cedar", namedBy: "id")
        return ShippedRules(
            policies: try walls.merging(own(of: home)),
            schema: try Schema(parsing: ShippedPolicies.schema.text, file: "schema.cedarschema"))
    }

    /// The names of those that decide what is no household's affair.
    static func namesOutsideHouseholds() throws -> [String] {
        let outside = Action.allCases.filter(\.isOutsideHouseholds).map {
            EntityUID("Action", $0.rawValue)
        }
        return try own(of: .family).policies.filter { policy in
            outside.contains { policy.fits(action: $0, with: Entities()) }
        }
        .map(\.id.rawValue)
    }

    /// The rules of the template alone.
    static func own(of home: AccessHome) throws -> PolicySet {
        let file = home.files.rules
        return try PolicySet(parsing: file.text, file: file.name, namedBy: "id")
    }
}

@Suite("The shipped rules")
struct PolicyTests {
    @Test("fit the schema without an error or a warning", arguments: AccessHome.allCases)
    func areValid(_ home: AccessHome) throws {
        let rules = try ShippedRules.load(home)
        let findings = rules.policies.validated(against: rules.schema).findings
        #expect(findings.map { "\($0.policy): \($0.problem)" } == [])
    }

    @Test("know the same actions as the program")
    func knowActions() throws {
        let rules = try ShippedRules.load(.family)
        let known = Set(rules.schema.actions.keys)
        #expect(known == Set(Action.allCases.map { EntityUID("Action", $0.rawValue) }))
    }

    @Test("know of each action the same things as its card", arguments: Action.allCases)
    func knowThings(of action: Action) throws {
        let rules = try ShippedRules.load(.family)
        let declared = try #require(
            rules.schema.actions[EntityUID("Action", action.rawValue)], "\(action.rawValue)")
        let types = action.target.kinds.map { EntityType($0.type) }
        #expect(Set(declared.resources) == Set(types))
    }

    @Test("say a sentence and whom to ask, each under a name", arguments: AccessHome.allCases)
    func speak(_ home: AccessHome) throws {
        let rules = try ShippedRules.load(home)
        for policy in rules.policies.policies {
            #expect(policy.annotation("id") == policy.id.rawValue)
            #expect(policy.annotation("say")?.hasSuffix(".") == true, "\(policy.id)")
            #expect(policy.annotation("ask")?.isEmpty == false, "\(policy.id)")
        }
        for template in rules.policies.templates {
            let notes = template.statement.annotations
            let say = notes.first { $0.name == "say" }?.value?.string
            #expect(say?.hasSuffix(".") == true, "\(template.id)")
            #expect(notes.contains { $0.name == "ask" }, "\(template.id)")
        }
    }

    @Test("speak of roles that members have, or groups of them", arguments: AccessHome.allCases)
    func knowRoles(_ home: AccessHome) throws {
        let rules = try ShippedRules.load(home)
        let known = Set(Role.allCases.map(\.rawValue) + ["family", "adult", "member"])
        let spoken = rules.policies.policies.flatMap { policy in
            policy.source.matches(of: #/Role::"([^"]*)"/#).map { String($0.output.1) }
        }
        #expect(!spoken.isEmpty)
        #expect(Set(spoken).subtracting(known) == [])
    }

    @Test(
        "name a role in their scope only, where the role step sees it",
        arguments: AccessHome.allCases)
    func keepRolesInScopes(_ home: AccessHome) throws {
        let rules = try ShippedRules.load(home)
        for policy in rules.policies.policies {
            let rule = policy.source.split(separator: "\n").filter { !$0.hasPrefix("@") }
            let conditions = rule.joined(separator: "\n").split(
                separator: #/\b(when|unless)\b/#, maxSplits: 1
            ).dropFirst().joined()
            #expect(!conditions.contains("principal in Role"), "\(policy.id)")
        }
    }

    @Test("are asked in one place")
    func areAskedOnce() throws {
        let calls = try ServiceSources.all().flatMap { $0.matches(of: #/\.authorize\(/#) }
        #expect(calls.count == 1)
    }
}
