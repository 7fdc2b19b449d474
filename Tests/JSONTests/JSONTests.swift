import Foundation
import JSON
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
        #expect(try Array(JSONValue(parsing: text).text().utf8) == Array(text.utf8))
        #expect(
            try JSONValue(parsing: JSONValue(parsing: text).text(isPretty: true)).text() == text)
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
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    }

    @Test(
        "is refused where a string is no UTF-8, as a value and as a key",
        arguments: [
            [0xFF], [0x80], [0x61, 0xC3], [0xC3, 0x5C, 0x6E], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80],
        ] as [[UInt8]])
    func isUTF8(_ bytes: [UInt8]) {
        for (before, after) in [("[\"é", "\"]"), ("{\"", "\":1}")] {
            let text = Array(before.utf8) + bytes + Array(after.utf8)
            let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(utf8: text) }
            #expect(error?.message == "expected UTF-8")
        }
    }

    @Test("may write scalars as pairs of code units")
    func surrogates() throws {
        #expect(try JSONValue(parsing: "\"\\uD83D\\ude00\\/\"").string == "😀/")
    }

    @Test("is refused when it is too deep", arguments: ["[", "{\"a\":", "[{\"a\":"])
    func depth(_ opener: String) {
        #expect(throws: JSONSyntaxError.self) {
            try JSONValue(parsing: String(repeating: opener, count: 200_000))
        }
    }

    @Test("has whole numbers only in whole form")
    func integers() throws {
        #expect(try JSONValue(parsing: "-9223372036854775808").integer == .min)
        #expect(try JSONValue(parsing: "9223372036854775807").integer == .max)
        for text in ["9223372036854775808", "1.0", "1e0", "-0", "\"1\"", "true"] {
            #expect(try JSONValue(parsing: text).integer == nil)
        }
    }

    @Test("is written on many lines when people read it")
    func pretty() throws {
        #expect(
            try JSONValue(parsing: "{\"a\":[1,{}],\"b\":[]}").text(isPretty: true) == """
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
            ("[\n  tru\n]", 4..<5, "expected a value"),
            ("{\"a\": 1, \"a\": 2}", 9..<12, "the key \"a\" is there twice"),
            ("[1 2]", 3..<4, "expected ',' or ']'"), ("1 2", 2..<3, "expected the end of the text"),
            ("[", 1..<1, "expected a value"),
        ])
    func places(_ text: String, range: Range<Int>, message: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
        #expect(error?.message == message && error?.range == range)
    }

    @Test("is the same where it is written the same, byte by byte")
    func equality() {
        #expect(JSONValue.string("\u{E9}") == .string("\u{E9}"))
        #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
        #expect(JSONValue.number("1") != .number("1.0"))
        #expect(JSONValue.object([.init("\u{E9}", .null)])["e\u{301}"] == nil)
    }

    @Test("escapes what it has to, and what else is asked for")
    func escapes() {
        let json = JSONValue.string("\n\t\u{1}\u{7F}\u{2028}\u{E0001}é")
        #expect(json.text() == "\"\\n\\t\\u0001\\u007f\u{2028}\u{E0001}é\"")
        let text = json.text(hasShortEscapes: false) { $0.value >= 0x2028 }
        #expect(text == "\"\\u000a\\u0009\\u0001\\u007f\\u2028\\udb40\\udc01é\"")
    }

    @Test("is read by others as it was meant")
    func others() throws {
        let text = JSONValue.object([
            .init("a", .array([.bool(true), .null, .number("-1.5e2")])),
            .init("\n\u{1}\"\\é😀", .string("\u{7F}\u{2028}")),
        ]).text(isPretty: true)
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let object = try #require(read as? [String: Any])
        #expect(object["\n\u{1}\"\\é😀"] as? String == "\u{7F}\u{2028}")
        #expect((object["a"] as? [Any])?.count == 3)
    }
}
