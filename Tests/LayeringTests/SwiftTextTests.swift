import Testing

@Suite("A Swift file taken apart")
struct SwiftTextTests {
    @Test(
        "keeps the code and drops comments and strings",
        arguments: [
            ("a // b", "a "),
            ("a /* b /* c */ d */ e", "a  e"),
            (#"a("// b") c"#, #"a("") c"#),
            (#"a("\"b") c"#, #"a("") c"#),
            (#"a("b\(c("d", e))f") g"#, #"a("(c("", e))") g"#),
            (##"a(#"b"c\(d)"#) e"##, #"a("") e"#),
            (##"a(#"b\#(c)"#) d"##, #"a("(c)") d"#),
            ("a(\"\"\"\n    b \"c\"\n    \"\"\") d", "a(\"\n\n\") d"),
            ("#expect(a)", "#expect(a)"),
            (#"a("b"#, #"a(""#),
        ])
    func keepsCode(text: String, code: String) {
        #expect(SwiftText(text).code.hasPrefix(code))
    }

    @Test("knows the line of each string and whether it is put together")
    func knowsStrings() {
        let strings = SwiftText("a(\"b\")\n\nc(\"d\\(e)f\" + g)").strings

        #expect(strings.map(\.line) == [1, 3])
        #expect(strings.map(\.text) == ["b", "df"])
        #expect(strings.map(\.isInterpolated) == [false, true])
        #expect(strings.map(\.isContinued) == [false, true])
    }
}
