import Testing

@Suite("policy explain")
struct ExplainTests {
    @Test("shows the policies that decide, and for the others what keeps them from applying")
    func explains() throws {
        let workshop = try Workshop(Family.files)

        #expect(
            workshop.run("explain" + Family.situation + Family.asking("max", "cellar"))
                == .init(
                    output: """
                        deny (policy1 in house.cedar)

                        house.cedar:4: policy1: forbids it
                            forbid (principal, action, resource == Door::"cellar");

                        house.cedar:2:30: policy0: does not apply: this is false
                        2 | when { principal.age > 10 && context.hour < 20 };
                          |                              ^~~~~~~~~~~~~~~~~

                        """))
        #expect(
            workshop.run("explain" + Family.situation + Family.asking("mia", "garden")).output
                == """
                deny (no policy allows it)

                house.cedar:2:8: policy0: does not apply: this is false
                2 | when { principal.age > 10 && context.hour < 20 };
                  |        ^~~~~~~~~~~~~~~~~~

                house.cedar:4:28: policy1: is not about this resource
                4 | forbid (principal, action, resource == Door::"cellar");
                  |                            ^~~~~~~~~~~~~~~~~~~~~~~~~~

                """)
    }

    @Test("shows what could not be evaluated, and what an unless is about")
    func failures() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write(
            """
            permit (principal, action, resource) when { principal.name == "x" };
            permit (principal, action, resource) unless { principal has age };
            """, to: "b.cedar")

        let outcome = workshop.run(
            "explain --policies ./b.cedar --entities ./house.entities.json --request ./max.json")

        #expect(
            outcome.output.contains(
                "b.cedar:1:45: policy0: failed: Person::\"max\" has no attribute \"name\".\n"))
        #expect(outcome.output.contains("b.cedar:2:38: policy1: does not apply: this is true\n"))
    }

    @Test("shows the part itself where JSON has no place")
    func explainsJSON() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write(
            workshop.run("translate --to json ./house.cedar").output, to: "house.json")

        let outcome = workshop.run(
            "explain --policies ./house.json --entities ./house.entities.json "
                + Family.asking("mia", "garden"))

        #expect(
            outcome.output == """
                deny (no policy allows it)

                house.json: policy0: does not apply: this is false
                    principal.age > 10

                house.json: policy1: is not about this resource
                    resource == Door::"cellar"

                """)
    }

    @Test("answers programs")
    func answersPrograms() throws {
        let workshop = try Workshop(Family.files)

        let outcome = workshop.run(
            "explain --json" + Family.situation + Family.asking("mia", "cellar"))

        #expect(
            outcome.output.hasPrefix(
                #"{"v":1,"data":{"decision":"deny","reason":["policy1"],"errors":[],"messages":[],"policies":[{"policy":"policy0","effect":"permit","outcome":"unmet","#
            ))
        #expect(
            outcome.output.contains(
                #""part":"when","place":{"text":"principal.age > 10","line":2,"column":8}}"#))
        #expect(
            outcome.output.contains(
                #"{"policy":"policy1","effect":"forbid","outcome":"applies","message":"forbids it","file":"house.cedar","text":"forbid (principal, action, resource == Door::\"cellar\");","part":null,"place":null}"#
            ))
    }
}
