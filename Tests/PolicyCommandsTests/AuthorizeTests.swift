import Testing

@Suite("policy authorize")
struct AuthorizeTests {
    @Test("allows a request, and says why")
    func allows() throws {
        let workshop = try Workshop(Family.files)

        #expect(
            workshop.run("authorize" + Family.situation + "--request ./max.json")
                == .init(output: "allow (policy0 in house.cedar)\n"))
    }

    @Test("gives 77 for a request that is denied")
    func denies() throws {
        let workshop = try Workshop(Family.files)

        #expect(
            workshop.run("authorize" + Family.situation + Family.asking("max", "garden"))
                == .init(output: "deny (no policy allows it)\n", exit: 77))
        #expect(
            workshop.run("authorize" + Family.situation + Family.asking("max", "cellar"))
                == .init(output: "deny (policy1 in house.cedar)\n", exit: 77))
    }

    @Test(
        "answers many requests, of an array or by the line",
        arguments: [
            "[\(Family.request), \(Family.request.replacing("garden", with: "cellar"))]",
            Family.request.replacing("\n", with: " ") + "\n\n"
                + Family.request.replacing("garden", with: "cellar").replacing("\n", with: " "),
        ])
    func many(requests: String) throws {
        let workshop = try Workshop(Family.files)

        let line = "authorize" + Family.situation + "--requests -"
        #expect(
            workshop.run(line, input: requests)
                == .init(
                    output: "1: allow (policy0 in house.cedar)\n2: deny (policy1 in house.cedar)\n")
        )
        #expect(
            workshop.run(line + " --json", input: requests).output == """
                {"v":1,"data":{"results":[{"decision":"allow","reason":["policy0"],"errors":[],\
                "messages":[]},{"decision":"deny","reason":["policy1"],"errors":[],"messages":[]}],\
                "stats":null}}

                """)
    }

    @Test("numbers the policies of several files through, and tells what failed")
    func severalFiles() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write(
            "permit (principal, action, resource) when { principal.name == \"x\" };", to: "b.cedar")

        let outcome = workshop.run(
            "authorize --policies ./house.cedar ./b.cedar --entities ./house.entities.json "
                + "--request ./max.json")

        #expect(
            outcome
                == .init(
                    output: """
                        allow (policy0 in house.cedar)
                          policy2 failed: Person::"max" has no attribute "name".

                        """))
    }

    @Test("decides what the schema has no place for only when told to")
    func unchecked() throws {
        let workshop = try Workshop(Family.files)
        let line =
            "authorize" + Family.situation
            + Family.asking("max", "garden")
            .replacing("open", with: "close")

        let refused = workshop.run(line)
        #expect(refused.exit == 65 && refused.output == "")
        #expect(refused.messages.contains("There is no action Action::\"close\"."))
        #expect(refused.messages.contains("--no-validate-request"))
        #expect(
            workshop.run(line + " --no-validate-request").output == "deny (no policy allows it)\n")
    }

    @Test("takes a request's own word for not being checked")
    func uncheckedByItself() throws {
        let workshop = try Workshop(Family.files)
        let request =
            #"{"principal":"Cat::\"a\"","action":"Action::\"b\"","resource":"Cat::\"a\"","validateRequest":false}"#

        #expect(
            workshop.run("authorize" + Family.situation + "--requests -", input: request).output
                == "1: deny (no policy allows it)\n")
    }

    @Test("measures each stage as often as it is told to")
    func measures() throws {
        let workshop = try Workshop(Family.files)
        let line = "authorize --request ./max.json --stats --repeat 3" + Family.situation

        #expect(
            workshop.run(line).output == """
                allow (policy0 in house.cedar)
                parse      median 1000 ns, p99 1000 ns
                validate   median 1000 ns, p99 1000 ns
                authorize  median 1000 ns, p99 1000 ns

                """)
        #expect(
            workshop.run(line + "--json").output.contains(
                """
                "stats":{"parse":{"median_ns":1000,"p99_ns":1000},"validate":{"median_ns":1000,\
                "p99_ns":1000},"authorize":{"median_ns":1000,"p99_ns":1000}}
                """))
    }

    @Test("measures no validation without a schema")
    func measuresWithoutSchema() throws {
        let workshop = try Workshop(Family.files)
        let line =
            "authorize --request ./max.json --stats --policies ./house.cedar "
            + "--entities ./house.entities.json"

        #expect(workshop.run(line).output.contains("validate   no schema\n"))
        #expect(workshop.run(line + " --json").output.contains("\"validate\":null"))
    }
}
