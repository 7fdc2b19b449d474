import Cedar
import CedarJSON
import Testing

/// What would come out differently if Swift's and Foundation's own ways were used.
@Suite("Not taken for granted is")
struct TrapTests {
    private static let ana = EntityUID("Member", "ana")

    private func expect(_ expression: String, is worth: String = "true") throws {
        #expect(try Evaluation.worth(of: expression) == worth, "\(expression)")
    }

    private func isRefused(_ text: String) -> Bool {
        (try? PolicySet(parsing: text)) == nil
    }

    private func isRefused(condition: String) -> Bool {
        isRefused("permit(principal, action, resource) when { \(condition) };")
    }

    @Test("that strings are the same which only look the same")
    func canonicalEquivalence() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        for expression in [
            "\"\(composed)\" != \"\(decomposed)\"",
            "!([\"\(composed)\"].contains(\"\(decomposed)\"))",
            "T::\"\(composed)\" != T::\"\(decomposed)\"",
            "!({\"\(composed)\": 1} has \"\(decomposed)\")",
            "{\"\(composed)\": 1, \"\(decomposed)\": 2}[\"\(composed)\"] == 1",
            "!(\"\(composed)\" like \"\(decomposed)\")",
        ] {
            try expect(expression)
        }

        let twins = [composed, decomposed]
        let tagged = Entity(
            uid: Self.ana, attributes: Record(), parents: [],
            tags: try #require(
                Record(twins.map { Record.Field(name: Text($0), value: .string($0)) })))
        let policies = try PolicySet(
            parsing: twins.map { id in
                """
                @id("\(id)") permit(principal, action, resource)
                when { principal.getTag("\(id)") == "\(id)" };
                """
            }.joined(), file: "f", namedBy: "id")
        let decision = policies.authorize(
            Request(principal: Self.ana, action: EntityUID("Action", "see"), resource: Self.ana),
            with: try Entities([tagged]))
        #expect(decision.determining.map(\.text) == twins.map { Text($0) })
    }

    @Test("that a character is one scalar")
    func graphemes() throws {
        try expect("\"\\r\\n\" like \"\\r*\" && \"\\r\\n\" like \"*\\n\"")
        try expect("\"e\u{301}\" like \"e*\"")
        try expect("\"\u{1F468}\u{200D}\u{1F469}\" like \"\u{1F468}*\u{1F469}\"")
        #expect(isRefused(condition: "\"a\r\nb\" == \"a\""))
        #expect(isRefused("// a comment ends at a carriage return\rx"))
        #expect(!isRefused("// and before both\r\npermit(principal, action, resource);"))
        // An accent after a quote or a bracket belongs to neither.
        #expect(isRefused(condition: "\"a\"\u{301} == \"a\""))
        try expect("\"\u{301}\" != \"\"")
    }

    @Test("that letters, digits and blanks are those of ASCII, or of Unicode")
    func classes() throws {
        for word in ["n\u{E4}me", "\u{430}ge", "a\u{301}", "\u{AA}"] {
            #expect(isRefused(condition: "principal.\(word) == 1"), "\(word)")
        }
        for number in ["\u{663}", "1\u{663}", "\u{FF11}", "\u{B2}", "1_000", "0x1", "1e1", "1.0"] {
            #expect(isRefused(condition: "\(number) == 1"), "\(number)")
        }
        for blank in ["\u{A0}", "\u{2003}", "\u{3000}", "\u{85}", "\u{2028}", "\u{B}", "\u{C}"] {
            try expect("1\(blank)==\(blank)1")
        }
        for other in ["\u{FEFF}", "\u{200B}", "\u{180E}"] {
            #expect(isRefused(condition: "1\(other)== 1"))
        }
    }

    @Test(
        "that numbers are read strictly",
        arguments: [
            "decimal(\"+1.0\")", "decimal(\"1.\u{663}\")", "decimal(\".5\")",
            "decimal(\"1.00000\")",
            "decimal(\" 1.0\")", "decimal(\"1e1\")", "decimal(\"922337203685477.5808\")",
            "duration(\"+1d\")", "duration(\"\u{663}d\")", "duration(\"1m1h\")", "duration(\"\")",
            "duration(\"1d1d\")", "duration(\"9223372036854775808ms\")", "duration(\"1.5s\")",
            "ip(\"+1.0.0.0\")", "ip(\"01.0.0.0\")", "ip(\"1.0.0.\u{663}\")", "ip(\"::+1\")",
            "ip(\"1.0.0.0/+8\")", "ip(\"1.0.0.0/08\")", "ip(\"::1%eth0\")", "ip(\"::1.2.3.4\")",
            "datetime(\"+024-01-01\")", "datetime(\"2024-1-01\")",
            "datetime(\"\u{663}024-01-01\")",
        ])
    func strictNumbers(_ call: String) throws {
        #expect(try Evaluation.worth(of: "\(call) == 1").contains("can't read"))
    }

    @Test("that the smallest number has a positive counterpart")
    func smallestNumber() throws {
        let tooLarge = "A number is too large."
        try expect("-9223372036854775808 < 0 && - 9223372036854775808 == -9223372036854775808")
        try expect("--9223372036854775808 == 0", is: tooLarge)
        try expect("-(-9223372036854775808) == 0", is: tooLarge)
        try expect("-9223372036854775808 * -1 == 0", is: tooLarge)
        try expect("-9223372036854775808 - 1 == 0", is: tooLarge)
        try expect("0 - -9223372036854775808 == 0", is: tooLarge)
        try expect("9223372036854775807 + 1 == 0", is: tooLarge)
        try expect("-9223372036854775808 * 1 + 9223372036854775807 == -1")
        #expect(isRefused(condition: "9223372036854775808 == 0"))
        #expect(isRefused(condition: "-(9223372036854775808) == 0"))
        #expect(isRefused(condition: "-9223372036854775809 == 0"))
        try expect("duration(\"-9223372036854775808ms\").toDays() == -106751991167")
        try expect("decimal(\"-922337203685477.5808\").lessThan(decimal(\"0.0\"))")
        try expect("decimal(\"-0.5\").lessThan(decimal(\"0.0\"))")
        try expect(
            "datetime(\"1970-01-01\").offset(duration(\"-9223372036854775808ms\")).toDate() == 1",
            is: tooLarge)
        try expect(
            """
            datetime("1970-01-01").durationSince(
                datetime("1970-01-01").offset(duration("-9223372036854775808ms"))) == 1
            """, is: tooLarge)
    }

    @Test("that JSON keeps numbers, booleans and all keys apart")
    func json() throws {
        let record = try Record(
            contextJSON: """
                {"min": -9223372036854775808, "max": 9223372036854775807, "one": 1, "yes": true}
                """)
        #expect(record["min"] == .long(.min))
        #expect(record["max"] == .long(.max))
        #expect(record["one"] == .long(1))
        #expect(record["yes"] == .bool(true))
        let twins = try Record(contextJSON: "{\"\u{E9}\": 1, \"e\u{301}\": 2}")
        #expect(twins.fields.count == 2)
        for text in [
            "{\"a\": 1.0}", "{\"a\": 1e1}", "{\"a\": 1.5}", "{\"a\": 9223372036854775808}",
            "{\"a\": -9223372036854775809}", "{\"a\": null}", "{\"a\": 1, \"a\": 1}",
            "{\"a\": 1, \"\\u0061\": 2}", "{\"a\": {\"b\": 1, \"b\": 1}}", "{\"a\": 01}",
            "{\"a\": \"\\uD800\"}",
        ] {
            #expect(throws: (any Error).self, "\(text)") { try Record(contextJSON: text) }
        }
    }

    @Test(
        "that the calendar is lenient",
        arguments: [
            "2023-02-29", "1900-02-29", "2024-02-30", "2024-13-01", "2024-00-01", "2024-01-00",
            "2024-04-31", "2024-01-01T24:00:00Z", "2024-01-01T23:60:00Z", "2024-01-01T23:59:60Z",
            "2024-01-01T00:00:00", "2024-01-01t00:00:00Z", "2024-01-01T00:00:00z",
            "2024-01-01 00:00:00Z", "2024-01-01T00:00:00.0Z", "2024-01-01T00:00:00.0000Z",
            "2024-01-01T00:00:00+01:00", "2024-01-01T00:00:00+2400", "2024-01-01T00:00:00+0060",
            "2024-01-01T00:00:00+01", "2024-01-01Z", "10000-01-01", "-001-01-01", "",
        ])
    func calendar(_ text: String) throws {
        try expect("datetime(\"\(text)\") == 1", is: "datetime can't read \"\(text)\".")
    }

    @Test("that days exist which do, however long ago")
    func days() throws {
        for text in [
            "2024-02-29", "2000-02-29", "0000-02-29", "0000-01-01", "9999-12-31",
            "2024-01-01T23:59:59.999+2359", "2024-01-01T00:00:00-2359",
        ] {
            try expect("datetime(\"\(text)\") == datetime(\"\(text)\")")
        }
        try expect(
            "datetime(\"0000-01-01\").durationSince(datetime(\"1970-01-01\")).toDays() == -719528")
        try expect(
            "datetime(\"9999-12-31\").durationSince(datetime(\"1970-01-01\")).toDays() == 2932896")
    }

    @Test("that divisions round in the right direction")
    func rounding() throws {
        try expect("datetime(\"1969-12-31T23:59:59.999Z\").toDate() == datetime(\"1969-12-31\")")
        try expect("datetime(\"1969-12-31T23:59:59.999Z\").toTime() == duration(\"86399999ms\")")
        try expect("datetime(\"1969-12-31\").toDate() == datetime(\"1969-12-31\")")
        try expect("datetime(\"1969-12-31\").toTime() == duration(\"0ms\")")
        try expect("datetime(\"0000-01-01T00:00:00.001Z\").toTime() == duration(\"1ms\")")
        try expect("duration(\"-1500ms\").toSeconds() == -1 && duration(\"-36h\").toDays() == -1")
        try expect("duration(\"-59s\").toMinutes() == 0 && duration(\"59m\").toHours() == 0")
    }

    @Test("that the stack is deep enough")
    func depth() throws {
        for sign in [" && ", " || "] {
            try expect(Array(repeating: "true", count: 20_000).joined(separator: sign))
        }
        let chain = Array(repeating: "true", count: 20_000).joined(separator: " && ")
        let policies = try PolicySet(
            parsing: "permit(principal, action, resource) when { \(chain) };")
        #expect(
            policies.validated(
                against: try Schema(
                    parsing: """
                        entity Member;
                        action see appliesTo { principal: Member, resource: Member };
                        """)
            ).isValid)
        #expect(isRefused(condition: String(repeating: "if true then ", count: 100_000)))
    }

    @Test("that equal values have equal hashes")
    func hashing() throws {
        for expression in [
            "[[1, 2], [2, 1, 1]] == [[2, 1]]", "[[[1], []]].contains([[], [1, 1]])",
            "[{a: 1, b: [1, 2]}].contains({b: [2, 1], a: 1})",
            "[decimal(\"1.0\")].contains(decimal(\"1.0000\"))",
            "[decimal(\"-0.0\")].contains(decimal(\"0.0\"))",
            "[duration(\"60s\")].contains(duration(\"1m\"))",
            "[ip(\"1.1.1.1\")].contains(ip(\"1.1.1.1/32\"))",
            "[ip(\"::1\")].contains(ip(\"0:0:0:0:0:0:0:1\"))",
            "!([ip(\"10.0.0.1/24\")].contains(ip(\"10.0.0.0/24\")))",
            "[datetime(\"2024-01-01\")].contains(datetime(\"2024-01-01T01:00:00+0100\"))",
            "![true].contains(1) && ![\"1\"].contains(1) && ![[]].contains({})",
        ] {
            try expect(expression)
        }
    }
}
