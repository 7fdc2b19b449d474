import Testing

@Suite("policy check")
struct CheckTests {
    @Test("says what is in files of every kind")
    func counts() throws {
        let workshop = try Workshop(
            Family.files.merging([
                "template.cedar": "permit (principal == ?principal, action, resource);",
                "one.json":
                    #"{"effect":"permit","principal":{"op":"All"},"action":{"op":"All"},"resource":{"op":"All"},"conditions":[]}"#,
                "none.json": #"{"staticPolicies":{},"templates":{},"templateLinks":[]}"#,
                "types.json": #"{"":{"entityTypes":{"A":{}},"actions":{}}}"#,
            ]) { $1 })

        let outcome = workshop.run(
            "check ./house.cedar ./house.cedarschema ./template.cedar ./one.json ./none.json ./types.json"
        )

        #expect(
            outcome
                == .init(
                    output: """
                        house.cedar: 2 policies
                        house.cedarschema: 2 entity types, 1 action
                        template.cedar: 0 policies, 1 template
                        one.json: 1 policy
                        none.json: 0 policies
                        types.json: 1 entity type, 0 actions

                        """))
    }

    @Test(
        "tells on stdin what it is by its beginning",
        arguments: [
            (Family.policies, "-: 2 policies\n"),
            ("// ours\n@doc(\"x\")\n" + Family.schema, "-: 2 entity types, 1 action\n"),
            (#"{"staticPolicies":{},"templates":{},"templateLinks":[]}"#, "-: 0 policies\n"),
            (#"{"":{"entityTypes":{},"actions":{}}}"#, "-: 0 entity types, 0 actions\n"),
        ])
    func readsInput(text: String, expected: String) throws {
        #expect(try Workshop().run("check -", input: text) == .init(output: expected))
    }

    @Test("shows every mistake of every file, with its line, and nothing else")
    func showsMistakes() throws {
        let workshop = try Workshop([
            "a.cedar": "permit (principal, action);\npermit (principal, action, resource) when {};",
            "b.cedarschema": "entity A in [B];",
            "c.cedar": Family.policies,
        ])

        let outcome = workshop.run("check ./a.cedar ./b.cedarschema ./c.cedar")

        #expect(outcome.exit == 65 && outcome.output == "")
        let places = outcome.messages.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            places.map { $0.prefix(while: { $0 != " " }) } == [
                "a.cedar:1:26:", "a.cedar:2:44:", "b.cedarschema:1:14:",
            ])
        #expect(
            outcome.messages.contains(
                "1 | permit (principal, action);\n  |                          ^\n"))
    }

    @Test("shows lines that end in the way of Windows without their ends")
    func showsCarriageReturns() throws {
        let outcome = try Workshop().run("check -", input: "permit (principal)\r\nwhen {};\r\n")

        #expect(
            outcome.messages == """
                stdin:1:18: error: expected ',', found ')'
                1 | permit (principal)
                  |                  ^

                """)
    }

    @Test("answers programs")
    func answersPrograms() throws {
        let workshop = try Workshop(Family.files)

        #expect(
            workshop.run("check --json ./house.cedar ./house.cedarschema").output == """
                {"v":1,"data":{"files":[{"file":"house.cedar","kind":"policies","policies":2,\
                "templates":0,"links":0},{"file":"house.cedarschema","kind":"schema",\
                "entity_types":2,"actions":1}]}}

                """)
    }
}
