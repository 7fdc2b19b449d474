import Testing

@Suite("policy test")
struct CaseTests {
    private static func files(requests: String, isValid: Bool = true) -> [String: String] {
        let entities = #"[{"uid":{"type":"Action","id":"open"},"attrs":{},"parents":[]}]"#
        return [
            "set/one.json": """
            {"policies":"set/one.cedar","schema":"set/one.cedarschema","entities":"set/one.entities.json",
            "shouldValidate":\(isValid),"requests":[\(requests)]}
            """,
            "set/one.cedar": Family.policies, "set/one.cedarschema": Family.schema,
            "set/one.entities.json": entities, "set/notes.json": "{\"author\":\"us\"}",
        ]
    }

    private static func request(
        _ decision: String, _ reason: String = "", errors: String = "", hour: Int = 17
    ) -> String {
        """
        {"principal":{"type":"Person","id":"max"},"action":{"type":"Action","id":"open"},
        "resource":{"type":"Door","id":"cellar"},"context":{"hour":\(hour)},
        "decision":"\(decision)","reason":[\(reason)],"errors":[\(errors)]}
        """
    }

    @Test("counts what came out as it should")
    func passes() throws {
        let workshop = try Workshop(
            Self.files(requests: Self.request("deny", "\"policy1\"", errors: "\"policy0\"")))

        #expect(workshop.run("test ./set") == .init(output: "1 passed, 0 failed\n"))
        #expect(workshop.run("test ./set/one.json") == .init(output: "1 passed, 0 failed\n"))
        #expect(
            workshop.run("test --json ./").output
                == "{\"v\":1,\"data\":{\"passed\":1,\"failed\":0,\"failures\":[]}}\n")
    }

    @Test("says of a case what came out otherwise")
    func fails() throws {
        let workshop = try Workshop(
            Self.files(requests: Self.request("allow", "\"policy0\""), isValid: false))

        #expect(
            workshop.run("test ./set")
                == .init(
                    output: """
                        failed: set/one.json
                          expected invalid, found valid
                          request 1: expected allow, found deny
                          request 1: expected reason [policy0], found [policy1]
                          request 1: expected errors [], found [policy0]
                        0 passed, 1 failed

                        """, exit: 1))
        let json = workshop.run("test --json ./set")
        #expect(json.exit == 1 && json.messages == "")
        #expect(
            json.output.hasPrefix(
                #"{"v":1,"data":{"passed":0,"failed":1,"failures":[{"case":"set/one.json","why":"expected invalid, found valid; "#
            ))
    }

    @Test("counts a case that can't be read as failed")
    func unreadable() throws {
        let workshop = try Workshop(Self.files(requests: Self.request("deny")))
        try workshop.write("{", to: "set/two.json")
        try workshop.write(
            #"{"requests":[],"policies":"nowhere.cedar","schema":"nowhere.cedarschema"}"#,
            to: "set/three.json")
        try workshop.write("permit", to: "set/one.cedar")

        let outcome = workshop.run("test ./set")

        #expect(outcome.exit == 1)
        #expect(outcome.output.hasSuffix("0 passed, 3 failed\n"))
        #expect(
            outcome.output.contains(
                """
                failed: set/three.json
                  There is no file nowhere.cedarschema in the folders that hold the case.

                """)
        )
        #expect(outcome.output.contains("set/one.cedar:1:7: expected"))
    }

    @Test("says so where there are no cases")
    func none() throws {
        let workshop = try Workshop(Family.files)

        let outcome = workshop.run("test ./")

        #expect(outcome.exit == 66 && outcome.output == "")
        #expect(outcome.messages.hasPrefix("error: There are no cases in "))
    }
}
