import Cedar
import CedarJSON
import Testing

@Suite("JSON")
struct JSONTests {
    @Test(
        "is read and written without loss",
        arguments: [
            "null", "true", "false", "0", "-12", "1.50", "1e+7", "\"\"", "[]", "{}",
            "[1,[2,[]],{\"b\":1,\"a\":{}}]", "{\"é\":1,\"e\u{301}\":2}",
            "\"a\\\"b\\\\c\\n\\r\\t\\u0000\\u001f\"",
        ])
    func roundTrip(_ text: String) throws {
        #expect(try Text(JSON(parsing: text).text()) == Text(text))
        #expect(try JSON(parsing: JSON(parsing: text).text(isPretty: true)).text() == text)
    }

    @Test(
        "is refused when it isn't JSON",
        arguments: [
            "", " ", "nul", "tru e", "01", "-", "1.", ".5", "1e", "+1", "\"", "\"\n\"", "\"\\x\"",
            "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "[", "[1", "[1,]",
            "[,]", "{", "{a:1}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1 \"b\":2}", "1 2",
            "{\"a\":1,\"a\":1}", "\u{FEFF}1", "'a'", "NaN", "{\"a\":1,\"\\u0061\":1}",
        ])
    func refusal(_ text: String) {
        #expect(throws: JSONError.self) { try JSON(parsing: text) }
    }

    @Test("may write scalars as pairs of code units")
    func surrogates() throws {
        #expect(try JSON(parsing: "\"\\uD83D\\ude00\\/\"").text == "😀/")
    }

    @Test("is refused when it is too deep", arguments: ["[", "{\"a\":", "[{\"a\":"])
    func depth(_ opener: String) {
        #expect(throws: JSONError.self) {
            try JSON(parsing: String(repeating: opener, count: 200_000))
        }
    }

    @Test("has whole numbers only in whole form")
    func integers() throws {
        #expect(try JSON(parsing: "-9223372036854775808").integer == .min)
        #expect(try JSON(parsing: "9223372036854775807").integer == .max)
        for text in ["9223372036854775808", "1.0", "1e0", "-0", "\"1\"", "true"] {
            #expect(try JSON(parsing: text).integer == nil)
        }
    }

    @Test("is written on many lines when people read it")
    func pretty() throws {
        #expect(
            try JSON(parsing: "{\"a\":[1,{}],\"b\":[]}").text(isPretty: true) == """
                {
                  "a": [
                    1,
                    {}
                  ],
                  "b": []
                }
                """)
    }

    @Test(
        "says where it is wrong",
        arguments: [
            ("[\n  tru\n]", "Line 2, column 3: expected a value."),
            ("[{\"uid\":1}]", "At 0.uid: Expected an object, found 1."),
            ("[{}]", "At 0: \"uid\" is missing."),
            (
                """
                [{"uid":{"type":"A","id":"a"},"parents":[],"attrs":{"x":[1,{"y":null}]}}]
                """,
                "At 0.attrs.x.1.y: There is no null in Cedar."
            ),
            (
                """
                [{"uid":{"type":"A","id":"a"},"parents":[{"type":"A","id":"a"}],"attrs":{}}]
                """,
                "A::\"a\" is among its own ancestors."
            ),
        ])
    func messages(_ text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try Entities(json: text) }
        #expect(error?.description == message)
    }

    @Test("holds a context")
    func context() throws {
        let context = try Record(
            contextJSON: """
                {"who": {"__entity": {"type": "Member", "id": "ana"}}, "n": 1,
                 "when": {"__extn": {"fn": "datetime", "arg": "2024-01-01"}}}
                """)
        #expect(context["who"] == .entity(EntityUID("Member", "ana")))
        #expect(context["n"] == .long(1))
        #expect(context["when"] == .datetime(milliseconds: 1_704_067_200_000))
        #expect(throws: JSONError.self) { try Record(contextJSON: "[]") }
    }
}
