import Cedar
import Testing

@Suite("Validation")
struct ValidationTests {
    private static let schema = """
        entity Role enum ["parent"];
        entity Group in [Group];
        entity Member in [Role, Group] { age: Long, nick?: String, at?: { place?: String } } tags Long;
        entity Chore { owner: Member, due?: datetime };
        action read;
        action see in [read] appliesTo { principal: Member, resource: Chore, context: { n?: Long } };
        action add appliesTo { principal: Member, resource: [Member] };
        """

    private func findings(_ text: String) throws -> [Validation.Finding] {
        try PolicySet(parsing: text).validated(against: Schema(parsing: Self.schema)).findings
    }

    @Test(
        "finds mistakes where they are",
        arguments: [
            ("👉principal.nick == \"a\"", "\"nick\" of Member may be missing; ask with 'has' first"),
            ("👉principal.shoe == 1", "Member has no attribute \"shoe\""),
            (
                "👉principal.getTag(\"a\") == 1",
                "the tag of Member may be missing; ask with 'hasTag' first"
            ),
            (
                "👉resource.getTag(\"a\") == 1",
                "Chore has no tags; its declaration in the schema would need 'tags'"
            ),
            ("👉principal.age == \"1\"", "Long and String have nothing in common"),
            ("principal.age < 👉\"1\"", "expected Long, found String"),
            ("1 + 👉true == 1", "expected Long, found true"),
            ("principal has age && 👉principal.age", "expected Bool, found Long"),
            (
                "👉[].contains(1)",
                "an empty set has no type; to ask whether a set is empty, use 'isEmpty()'"
            ),
            ("👉[1, true].contains(1)", "Long and true have nothing in common"),
            (
                "principal == 👉Role::\"boss\"",
                "Role::\"boss\" is not one of those that the schema lists"
            ),
            ("principal in 👉Pet::\"a\"", "the schema has no entity type Pet"),
            ("👉principal is Pet", "the schema has no entity type Pet"),
            ("action == 👉Action::\"eat\"", "the schema has no action Action::\"eat\""),
            (
                "👉datetime(\"today\") == datetime(\"2024-01-01\")",
                "datetime can't read \"today\"; write it like \"2024-10-15T11:35:00Z\""
            ),
            (
                "principal has nick && 👉ip(principal.nick).isIpv4()",
                "ip needs a string that is written out, so that it can be checked"
            ),
            ("👉ip(\"1.1.1.1\", \"a\").isIpv4()", "ip takes 1 argument, not 2"),
            ("principal in 👉[1]", "expected an entity or a set of entities, found Set<Long>"),
            ("👉1 like \"a\"", "expected String, found Long"),
            ("[1].containsAll(👉1)", "expected a set, found Long"),
            ("👉[1].containsAny([true])", "Set<Long> and Set<true> have nothing in common"),
            ("👉[{a: 1}, {b: 1}].isEmpty()", "{a: Long} and {b: Long} have nothing in common"),
            ("👉[{a: 1}, {a: true}].isEmpty()", nil),
            ("principal has at && 👉[principal.at, {place: \"a\"}].isEmpty()", nil),
            ("if principal.age > 1 then true else 👉principal.nick", nil),
            (
                "👉\"\u{202E}\" == \"a\"",
                "characters that change the direction of writing make this look like something "
                    + "else; remove them"
            ),
        ] as [(String, String?)])
    func place(_ marked: String, message: String?) throws {
        let opening = "permit(principal, action == Action::\"see\", resource) when { "
        let parts = marked.split(separator: "👉", omittingEmptySubsequences: false)

        let findings = try findings(opening + parts.joined() + " };")

        let finding = try #require(findings.first)
        if let message { #expect(finding.problem.description == message) }
        #expect(finding.range.lowerBound == opening.utf8.count + parts[0].utf8.count)
    }

    @Test(
        "knows what was asked for",
        arguments: [
            "principal has nick && principal.nick == \"a\"",
            "principal has at.place && principal.at.place == \"a\"",
            "principal.hasTag(\"a\") && principal[\"age\"] == principal.getTag(\"a\")",
            "if principal has nick then principal[\"nick\"] == \"a\" else true",
            "(principal has nick || principal has nick) && principal.nick == \"a\"",
            "!(principal has shoe) || principal.shoe == 1 || true",
            "action in action && action in [Action::\"read\", action]",
            "resource has due && resource.due > datetime(\"2024-01-01\")",
            "context has n && -context.n * 2 - 1 != 0",
            "principal in Chore::\"a\" && 3",
            "(if ip(\"::1\").isIpv6() then principal else principal) has nick "
                + "&& (if ip(\"::1\").isIpv6() then principal else principal).nick == \"a\"",
            "[{a: true, b: [1]}, {b: [2], a: 1 == 2}].contains({a: false, b: [3]})",
            "[principal.age, 2].containsAny([3]) || {a: 1}.a == 1 && !([1].isEmpty())",
        ])
    func valid(_ condition: String) throws {
        let text = "permit(principal, action == Action::\"see\", resource) when { \(condition) };"
        #expect(try findings(text).filter { !$0.problem.isWarning } == [])
    }

    @Test(
        "does not take for asked what wasn't",
        arguments: [
            "!(principal has nick) || principal.nick == \"a\"",
            "principal has nick || principal.nick == \"a\"",
            "(principal has nick) == true && principal.nick == \"a\"",
            "principal.hasTag(\"a\") && principal.getTag(\"b\") == 1",
            "(if principal has nick then true else false) && principal.nick == \"a\"",
        ])
    func unsafe(_ condition: String) throws {
        let text = "permit(principal, action == Action::\"see\", resource) when { \(condition) };"
        let codes = try Set(findings(text).map(\.problem.code))
        #expect(codes.isSubset(of: [.unsafeAttribute, .unsafeTag]))
        #expect(!codes.isEmpty)
    }

    @Test(
        "reports a mistake once, and not again for what it is part of",
        arguments: [
            "principal.shoe.size == 1", "principal.shoe has size", "principal.shoe.hasTag(\"a\")",
            "principal.shoe.getTag(\"a\") == 1", "principal.shoe is Member",
            "principal.shoe in principal",
            "[principal.shoe].contains(1)", "principal.shoe.contains(1)",
            "[1].containsAll(principal.shoe)",
            "{a: principal.shoe}.a == 1", "(if true then principal.shoe else 1) == 1",
            "(if principal.age == 1 then principal.shoe else 1) == 1", "principal.shoe && true",
            "principal.shoe || false", "!principal.shoe", "-principal.shoe == 1",
            "principal.shoe + 1 == 2", "principal.shoe < 1", "1 < principal.shoe",
            "principal.shoe like \"a\"", "principal.shoe.isEmpty()",
            "principal.shoe.lessThan(decimal(\"1.0\"))",
        ])
    func once(_ condition: String) throws {
        let text = "permit(principal, action == Action::\"see\", resource) when { \(condition) };"
        let errors = try findings(text).filter { !$0.problem.isWarning }
        #expect(errors.map(\.problem.code) == [.unknownAttribute])
    }

    @Test(
        "wants an action that fits the scope",
        arguments: [
            "permit(principal is Chore, action, resource);",
            "permit(principal, action == Action::\"read\", resource);",
            "permit(principal, action == Action::\"add\", resource is Chore);",
            "permit(principal in Chore::\"a\", action, resource);",
        ])
    func applicability(_ text: String) throws {
        let problems = try findings(text).map(\.problem)
        #expect(problems == [.noApplicableAction, .neverApplies])
        #expect(problems[0].description.hasPrefix("no action applies to such principals"))
    }

    @Test("warns of a policy that never applies")
    func neverApplies() throws {
        let validation = try PolicySet(
            parsing: "permit(principal, action, resource) when { false };"
        ).validated(against: Schema(parsing: Self.schema))

        #expect(validation.isValid)
        #expect(validation.warnings.map(\.problem) == [.neverApplies])
    }

    @Test("checks a template for all that its slots could be, and its links for what they are")
    func templates() throws {
        let schema = try Schema(parsing: Self.schema)
        let policies = try PolicySet(
            parsing: """
                permit(principal in ?principal, action, resource == ?resource)
                when { principal.age > 1 };
                """)
        #expect(policies.validated(against: schema).isValid)

        let link = try policies.linking(
            "policy0", as: "good",
            filling: [
                .principal: EntityUID("Group", "a"), .resource: EntityUID("Chore", "a"),
            ])
        #expect(link.validated(against: schema).isValid)

        let wrong = try link.linking(
            "policy0", as: "bad",
            filling: [.principal: EntityUID("Pet", "a"), .resource: EntityUID("Chore", "a")])
        let findings = wrong.validated(against: schema).findings
        #expect(findings.map(\.policy) == ["bad", "bad"])
        #expect(findings.map(\.problem) == [.unknownEntityType("Pet"), .noApplicableAction])
    }

    @Test("shows a mistake in the text")
    func diagnostics() throws {
        let text = "permit(principal, action, resource)\nwhen { principal.shoe };"

        let finding = try #require(findings(text).first)

        #expect(
            finding.diagnostic(in: text).rendered(file: "f") == """
                f:2:8: error: Member has no attribute "shoe"
                2 | when { principal.shoe };
                  |        ^~~~~~~~~~~~~~
                """)
    }

    @Test("calls a warning one")
    func warning() throws {
        let text = "permit(principal, action, resource) when { 1 == 2 };"

        let finding = try #require(findings(text).first)

        #expect(
            finding.diagnostic(in: text).rendered(file: "f").hasPrefix(
                "f:1:1: warning: the policy never applies: "))
    }

    @Test("has a code for every kind of problem that stays")
    func codes() {
        #expect(
            ValidationProblem.Code.allCases.map(\.rawValue) == [
                "unknown-entity-type", "unknown-action", "unlisted-id", "no-applicable-action",
                "unexpected-type", "incompatible-types", "unknown-attribute", "unsafe-attribute",
                "unsafe-tag", "empty-set", "constructor-needs-literal",
                "malformed-literal", "argument-count", "beyond-level", "beyond-any-level",
                "never-applies", "bidirectional-text", "mixed-scripts", "unusual-character",
            ])
    }
}
