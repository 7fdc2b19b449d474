import HouseholdShell
import SeededRandom
import Testing

/// What is expected of those that can be read is what Python's `csv` reads (`strict=True`), without empty rows.
@Suite("A reader of tables")
struct CSVReaderTests {
    private func cells(_ text: String) throws(CSVReader.Problem) -> [[String]] {
        try CSVReader.rows(Array(text.utf8), most: 100).map(\.cells)
    }

    @Test(
        "reads rows as other programs do",
        arguments: [
            ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
            ("\"a\",b\n", [["a", "b"]]), ("\"a,b\",c\n", [["a,b", "c"]]),
            ("\"a\"\"b\",c\n", [["a\"b", "c"]]),
            ("\"a\nb\",c\nd,e\n", [["a\nb", "c"], ["d", "e"]]), ("a\"b,c\n", [["a\"b", "c"]]),
            ("a ,b\n", [["a ", "b"]]), (" \"a\",b\n", [[" \"a\"", "b"]]),
            ("\"\",\"\"\nx\n", [["x"]]), (",,\na\n", [["a"]]),
            ("a\tb\nc,d\te\n", [["a", "b"], ["c,d", "e"]]),
            ("\n\na,b\n\nc\n", [["a", "b"], ["c"]]), ("a\rb\rc\r", [["a"], ["b"], ["c"]]),
            ("\"a\r\nb\"\n", [["a\nb"]]), ("ä,ö\n\"ß\",€\n", [["ä", "ö"], ["ß", "€"]]),
            ("a,b,\n", [["a", "b", ""]]), ("\"a\"", [["a"]]), ("\"\"\"\"\n", [["\""]]),
            ("\"\"\"a\"\"\"\n", [["\"a\""]]), ("a,\"\",b\n", [["a", "", "b"]]), ("", []),
            ("\n", []), ("a", [["a"]]), ("\"a\";\"b\"\n1;2,5\n", [["a", "b"], ["1", "2,5"]]),
        ])
    func readsRows(text: String, expected: [[String]]) throws {
        #expect(try cells(text) == expected)
        #expect(try cells("\u{FEFF}" + text) == expected)
    }

    @Test(
        "takes the apostrophe away that stands before a formula, and no other",
        arguments: [("'=1+1", "=1+1"), ("'@SUM(A1)", "@SUM(A1)"), ("'a", "'a"), ("''=1", "''=1")])
    func readsFormulas(text: String, expected: String) throws {
        #expect(try cells("\(text),x\n") == [[expected, "x"]])
    }

    @Test(
        "says where a text is none",
        arguments: [
            ("a\n\"b\"c\n", CSVReader.Problem.behindQuote(line: 2, column: 4)),
            ("a\nä,\"b\n", .open(line: 2, column: 3)), ("\"abc\n", .open(line: 1, column: 1)),
            ("a;b;c\n\"d;e\",f\n", .behindQuote(line: 2, column: 6)),
        ])
    func refuses(text: String, problem: CSVReader.Problem) {
        #expect(throws: problem) { try cells(text) }
    }

    @Test("reads nothing but UTF-8, and no more rows than may be")
    func isBounded() {
        let latin: [UInt8] = Array("a\nb\n".utf8) + [0xE4, 0x0A]
        #expect(throws: CSVReader.Problem.notUTF8(line: 3)) {
            try CSVReader.rows(latin, most: 9)
        }
        #expect(throws: CSVReader.Problem.notUTF8(line: 1)) {
            try CSVReader.rows([0xFF, 0xFE, 0x61, 0x00], most: 9)
        }
        #expect(throws: CSVReader.Problem.tooMany) {
            try CSVReader.rows(Array("a\nb\nc\n".utf8), most: 2)
        }
    }

    @Test("gives back what was written, whatever that was")
    func readsWritten() throws {
        var random = SeededGenerator(seed: 22)
        let signs = Array("ab\",;\n\t'=ä ")
        for _ in 1...2_000 {
            let rows = (1...3).map { _ in
                (1...3).map { _ in
                    "x"
                        + String(
                            (0..<Int.random(in: 0...6, using: &random)).map { _ in
                                signs.randomElement(using: &random) ?? "a"
                            })
                }
            }
            let text = rows.map { row in
                row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
            }.joined(separator: "\r\n")
            #expect(try cells("\"1\",\"2\",\"3\"\n" + text).dropFirst() == rows[...])
        }
    }
}
