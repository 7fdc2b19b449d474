import Cedar
import CedarJSON
import JSON
import CedarRoundTrips
import Testing

@Suite("Nothing is lost between notations")
struct RoundTripTests {
    @Test(
        "of an expression",
        arguments: Fact.all("eval").filter { $0.string("expect") != "parse-error" })
    func expressions(_ fact: Fact) throws {
        try PolicySet(
            parsing: "permit(principal, action, resource) when { \(fact.string("expr")) };"
        )
        .checkRoundTrips()
    }

    @Test("of a policy", arguments: Fact.all("authorize"))
    func policies(_ fact: Fact) throws {
        try PolicySet(parsing: fact.string("text")).checkRoundTrips()
    }

    @Test(
        "of an expression that needs parentheses, or doesn't",
        arguments: [
            "(1 + 2) * 3 - (4 - 5) == -(6)", "----principal.n == 1 && -(-(1)) == -(-1)",
            "!(!(!(!(!true))))", "!!(1 < 2)", "(-1).foo || (1 < 2).foo", "[if true then 1 else 2]",
            "(if true then 1 else 2) == (if false then {a: 1} else {\"b c\": 2}).a",
            "(a::\"b\" in c::\"d\") == (a::\"b\" is c in d::\"e\")", "context has a.b.c",
            "context has \"a.b\"", "(true && false) && (true || (false || true))",
            "context[\"if\"].a[\"b\\\"c\"].isEmpty()", "(1 * 2) * 3 == 1 * (2 * 3)",
            "1 - (2 + 3) - -4 == - 5", "ip(\"1.1.1.1\").isInRange(ip(\"1.0.0.0/8\"))",
            "context.s like \"*\u{0E33}\u{301}\"", "\"\u{0E33}\" == \"\u{301}\"",
            "context.s like \"a\\*b*\\n\" && principal.getTag(\"a\" + \"b\") == (\"c\")",
        ])
    func parentheses(_ expression: String) throws {
        try PolicySet(parsing: "permit(principal, action, resource) when { \(expression) };")
            .checkRoundTrips()
    }

    @Test("of a scope, annotations and slots")
    func statements() throws {
        try PolicySet(
            parsing: """
                @id("a\\nb") @empty @blank("")
                forbid(principal is A::B in C::"\\0", action in [Action::"a", N::Action::"b"], resource in R::"r")
                unless { false } when { true };
                permit(principal == U::"a", action in Action::"x", resource is R);
                permit(principal in U::"a", action == Action::"x", resource is R in Q::"q");
                permit(principal, action in [], resource == Q::"q");
                """
        ).checkRoundTrips()
    }

    @Test("of templates and links")
    func templates() throws {
        let policies = try PolicySet(
            parsing: """
                permit(principal == ?principal, action, resource is R in ?resource);
                permit(principal in ?principal, action, resource);
                """
        ).linking(
            "policy0", as: "link",
            filling: [.principal: EntityUID("U", "a"), .resource: EntityUID("R", "r")])

        let reread = try PolicySet(json: policies.jsonText())

        #expect(try reread.json() == policies.json())
        #expect(reread["link"]?.link == policies["link"]?.link)
        #expect(reread.templates.map(\.id) == ["policy0", "policy1"])
    }

    @Test("of a schema", arguments: Fact.all("parse-schema").filter { $0.string("expect") == "ok" })
    func schemas(_ fact: Fact) throws {
        try Schema(parsing: fact.string("text")).checkRoundTrips()
    }

    @Test(
        "of a schema in JSON",
        arguments: Fact.all("parse-json-schema").filter { $0.string("expect") == "ok" })
    func schemasJSON(_ fact: Fact) throws {
        try Schema(json: fact.content).checkRoundTrips()
    }

    @Test(
        "of policies in JSON",
        arguments: Fact.all("parse-json-policyset").filter { $0.string("expect") == "ok" })
    func policiesJSON(_ fact: Fact) throws {
        try PolicySet(json: fact.content).checkRoundTrips()
    }

    @Test(
        "of entities",
        arguments: Fact.all("parse-entities").filter { $0.string("expect") == "ok" })
    func entities(_ fact: Fact) throws {
        let schema = try fact.json["schema"]?.text.map { try Schema(parsing: $0.string) }
        try Entities(json: fact.content, schema: schema).checkRoundTrips(schema: schema)
    }

    @Test("of generated policies", arguments: 1...4)
    func generated(_ seed: UInt64) throws {
        var generator = PolicyGenerator(seed: seed)
        for _ in 0..<500 { try generator.statement().checkRoundTrips() }
    }

    @Test("and what is lost is told")
    func loss() throws {
        #expect(
            Loss(step: "JSON", original: "a", result: "b").description == """
                JSON lost something
                --- of
                a
                --- which became
                b
                """)
    }

    @Test("has a word for what is too long")
    func tooLong() throws {
        let sum = Array(repeating: "1", count: 1000).joined(separator: " + ")
        let policies = try PolicySet(
            parsing: "permit(principal, action, resource) when { \(sum) == 1000 };")

        #expect(throws: JSONError.self) { try policies.json() }
    }

    @Test("of a value of any kind")
    func values() throws {
        try Entities(
            json: """
                [{"uid": {"type": "A", "id": "a\\u0000"}, "parents": [{"type": "B", "id": ""}],
                  "attrs": {"l": -9223372036854775808, "b": true, "s": "é\\n", "e": {"__entity":
                  {"type": "A::B", "id": "x"}}, "set": [1, "1", [true]], "r": {"a b": {}},
                  "d": {"__extn": {"fn": "decimal", "arg": "-0.5"}},
                  "i": {"__extn": {"fn": "ip", "arg": "fe80::1/10"}},
                  "t": {"__extn": {"fn": "datetime", "arg": "2024-02-29T12:00:00.001-0130"}},
                  "far": {"__extn": {"fn": "offset", "args": [{"__extn": {"fn": "datetime", "arg":
                  "9999-12-31"}}, {"__extn": {"fn": "duration", "arg": "1d"}}]}},
                  "w": {"__extn": {"fn": "duration", "arg": "-1d2h"}}},
                  "tags": {"t": {"__extn": {"fn": "ip", "arg": "10.0.0.1"}}}}]
                """
        ).checkRoundTrips()
    }

    @Test("even where a JSON policy has values that text hasn't")
    func jsonValues() throws {
        let policies = try PolicySet(
            json: """
                {"staticPolicies": {"p": {"effect": "permit", "principal": {"op": "All"},
                "action": {"op": "All"}, "resource": {"op": "All"}, "conditions": [
                {"kind": "when", "body": {"==": {"left": {"Value": [1, {"a": {"__extn": {"fn": "ip",
                "arg": "10.0.0.1"}}}]}, "right": {"Set": [{"Value": -1}, {"neg": {"arg":
                {"Value": -1}}}]}}}},
                {"kind": "when", "body": {"has": {"left": {"Var": "context"}, "attr": ["a b", "c"]}}},
                {"kind": "when", "body": {"like": {"left": {"Value": "a"}, "pattern": ["Wildcard",
                {"Literal": "b*"}, {"Literal": "c"}]}}}]}},
                "templates": {}, "templateLinks": []}
                """)

        #expect(
            policies["p"]?.source == """
                permit(principal, action, resource)
                when { [1, {a: ip("10.0.0.1")}] == [-1, --1] }
                when { context has "a b" && context["a b"] has c }
                when { "a" like "*b\\*c" };
                """)
    }
}
