import Cedar
import CedarJSON
import JSON
import Testing

@Suite("JSON is refused, and it is said why,")
struct RefusalTests {
    private func message(_ read: () throws(JSONError) -> Void) -> String {
        do throws(JSONError) {
            try read()
            return "nothing is wrong"
        } catch {
            return "\(error)"
        }
    }

    /// A policy with some members instead of its own.
    private func policy(_ members: [String: String]) -> String {
        var all = [
            "effect": "\"permit\"", "principal": "{\"op\": \"All\"}", "action": "{\"op\": \"All\"}",
            "resource": "{\"op\": \"All\"}", "conditions": "[]",
        ]
        all.merge(members) { $1 }
        return "{\(all.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
    }

    @Test(
        "when it isn't a policy",
        arguments: [
            ("effect", "\"allow\"", "effect must be \"permit\" or \"forbid\"."),
            ("principal", "{\"op\": \"==\", \"slot\": \"?who\"}", "There is no slot \"?who\"."),
            (
                "principal", "{\"op\": \"==\", \"slot\": \"?resource\"}",
                "Only ?principal can be here."
            ),
            (
                "action", "{\"op\": \"==\", \"entity\": {\"type\": \"A\", \"id\": \"\"}}",
                "An action's type must be Action."
            ),
            (
                "conditions", "[{\"kind\": \"when\", \"body\": {\"Var\": \"user\"}}]",
                "There is no such variable."
            ),
            (
                "conditions", "[{\"kind\": \"when\", \"body\": {\"isIpv4\": []}}]",
                "A method needs a receiver."
            ),
            (
                "conditions",
                "[{\"kind\": \"when\", \"body\": {\"Value\": 1, \"Var\": \"action\"}}]",
                "Expected an object with one key."
            ),
        ])
    func policies(_ key: String, _ value: String, expected: String) {
        let text = """
            {"staticPolicies": {"a": \(policy([key: value]))}, "templates": {}, "templateLinks": []}
            """
        #expect(
            message { () throws(JSONError) in _ = try PolicySet(json: text) }.contains(expected))
    }

    @Test(
        "when it isn't a schema",
        arguments: [
            ("{\"type\": \"a b\"}", "\"a b\" is not a name of a type."),
            ("{\"type\": \"Extension\", \"name\": \"money\"}", "There is no extension type money."),
            (
                "{\"type\": \"Record\", \"attributes\": {\"a\": {\"type\": \"Long\", \"required\": 1}}}",
                "required must be a boolean."
            ),
            (
                """
                {"type": "Record", "attributes": {
                    "a": {"type": "Long", "annotations": {"a b": ""}}
                }}
                """, "\"a b\" is not a name."
            ),
        ])
    func schemas(_ type: String, expected: String) {
        let text =
            "{\"\": {\"commonTypes\": {\"T\": \(type)}, \"entityTypes\": {}, \"actions\": {}}}"
        #expect(message { () throws(JSONError) in _ = try Schema(json: text) }.contains(expected))
    }

    @Test("when an action is in something else")
    func entities() {
        let text = """
            [{"uid": {"type": "Action", "id": "a"}, "attrs": {}, "parents": [
                {"type": "Group", "id": "b"}
            ]}]
            """
        #expect(
            message { () throws(JSONError) in _ = try Entities(json: text) }
                .contains("The parent Group::\"b\" of an action is not an action."))
    }

    @Test("but not when an instant in a policy can't be written as one")
    func instants() throws {
        let value = """
            {"Value": {"__extn": {"fn": "offset", "args": [
                {"__extn": {"fn": "datetime", "arg": "9999-12-31"}},
                {"__extn": {"fn": "duration", "arg": "366d"}}
            ]}}}
            """
        let body = "{\"==\": {\"left\": \(value), \"right\": \(value)}}"
        let json = policy(["conditions": "[{\"kind\": \"when\", \"body\": \(body)}]"])
        let policies = try PolicySet(
            json: """
                {"staticPolicies": {"a": \(json)}, "templates": {}, "templateLinks": []}
                """)

        #expect(try PolicySet(json: policies.jsonText()).json() == policies.json())
        let source = try #require(policies.policies.first).source
        #expect(source.contains("datetime(\"1970-01-01\").offset(duration("))
        #expect(try PolicySet(parsing: source).policies.count == 1)
    }
}
