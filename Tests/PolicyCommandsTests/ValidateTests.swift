import Testing

@Suite("policy validate")
struct ValidateTests {
    @Test("finds valid policies valid")
    func valid() throws {
        let workshop = try Workshop(Family.files)

        #expect(
            workshop.run("validate --schema ./house.cedarschema ./house.cedar")
                == .init(output: "house.cedar: 2 policies: valid\n"))
        #expect(
            workshop.run("validate --json --schema ./house.cedarschema ./house.cedar").output
                == "{\"v\":1,\"data\":{\"valid\":true,\"policies\":2,\"templates\":0,\"warnings\":[]}}\n"
        )
    }

    @Test("shows a warning with its place, and goes on")
    func warns() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write(
            "permit (principal, action, resource) when { false };", to: "never.cedar")

        let outcome = workshop.run(
            "validate --schema ./house.cedarschema ./house.cedar ./never.cedar")

        #expect(outcome.exit == 0 && outcome.messages == "")
        #expect(
            outcome.output.hasPrefix("never.cedar:1:1: warning[never-applies]: the policy never"))
        #expect(
            outcome.output.hasSuffix(
                """

                1 | permit (principal, action, resource) when { false };
                  | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                house.cedar: 2 policies: valid
                never.cedar: 1 policy: valid, with 1 warning

                """))
    }

    @Test("shows what is invalid with place and code")
    func invalid() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write(
            "permit (principal, action, resource)\nwhen { principal.agee > 1 };", to: "typo.cedar")

        let outcome = workshop.run("validate --schema ./house.cedarschema ./typo.cedar")

        #expect(outcome.exit == 65 && outcome.output == "")
        #expect(outcome.messages.hasPrefix("typo.cedar:2:8: error[unknown-attribute]: "))
        #expect(
            outcome.messages.contains(
                "2 | when { principal.agee > 1 };\n  |        ^~~~~~~~~~~~~~\n"))
    }

    @Test("looks no farther than the level")
    func level() throws {
        let workshop = try Workshop(Family.files)
        let line = "validate --schema ./house.cedarschema ./house.cedar --level "

        #expect(workshop.run(line + "1").exit == 0)
        let outcome = workshop.run(line + "0")
        #expect(outcome.exit == 65)
        #expect(outcome.messages.hasPrefix("house.cedar:2:8: error[beyond-level]: at level 0 "))
    }

    @Test("names the policy where JSON has no place")
    func invalidJSON() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write(
            #"{"staticPolicies":{"strange":{"effect":"permit","principal":{"op":"is","entity_type":"Cat"},"action":{"op":"All"},"resource":{"op":"All"},"conditions":[]}},"templates":{},"templateLinks":[]}"#,
            to: "p.json")

        let outcome = workshop.run("validate --schema ./house.cedarschema ./p.json")

        #expect(outcome.exit == 65)
        #expect(
            outcome.messages.hasPrefix(
                "p.json: \"strange\": error[unknown-entity-type]: "))
    }

    @Test("tells programs what is invalid in the shape of an error")
    func tellsPrograms() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write("permit (principal is Cat, action, resource);", to: "cat.cedar")

        let outcome = workshop.run("validate --json --schema ./house.cedarschema ./cat.cedar")

        #expect(outcome.exit == 65 && outcome.output == "")
        let lead = #"{"v":1,"error":{"code":"policy.invalid","exit":65,"message":"cat.cedar:1:9: "#
        #expect(outcome.messages.hasPrefix(lead))
        for part in [
            #""try":[],"line":null,"problems":[{"file":"cat.cedar","severity":"error","#,
            #""code":"unknown-entity-type","message":""#,
            #"","policy":"policy0","line":1,"column":9}"#,
        ] { #expect(outcome.messages.contains(part), "\(part)") }
    }
}
