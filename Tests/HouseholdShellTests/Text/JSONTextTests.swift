import HouseholdJSON
import HouseholdModel
import HouseholdWords
import Testing

@Suite("A JSON document")
struct JSONTextTests {
    private let english = Language.english.catalogue

    private struct Chore: Encodable {
        var number: Int? = 12
        var doneBy: String?
        var isLate: Bool?
        var medianNs = 1.5
        var due: Due?
        var next: [Due] = []
        var recoveryCodeURL: Int64?
    }

    private struct Due: Encodable {
        var day = "2026-11-23"
        var time: String?
    }

    @Test("has sorted keys in snake case and nulls for what is missing")
    func hasKeys() throws {
        #expect(
            try JSONText(data: Chore(), in: english).text == """
                {"v":1,"data":{"done_by":null,"due":null,"is_late":null,"median_ns":1.5,"next":[],\
                "number":12,"recovery_code_url":null}}
                """
        )
    }

    @Test("nests lists and objects")
    func nests() throws {
        let chores = [Chore(doneBy: "mia", isLate: false, due: Due(), next: [Due(time: "18:00")])]

        #expect(
            try JSONText(data: chores, in: english).text == """
                {"v":1,"data":[{"done_by":"mia","due":{"day":"2026-11-23","time":null},\
                "is_late":false,"median_ns":1.5,"next":[{"day":"2026-11-23","time":"18:00"}],\
                "number":12,"recovery_code_url":null}]}
                """
        )
    }

    @Test("keeps the keys of dictionaries, which are data")
    func keepsDictionaryKeys() throws {
        let points = ["annaMaria": 1, "ben/c": 2]

        #expect(
            try JSONText(data: points, in: english).text
                == #"{"v":1,"data":{"annaMaria":1,"ben/c":2}}"#)
    }

    @Test("holds single values")
    func holdsSingleValues() throws {
        #expect(try JSONText(data: [Int](), in: english).text == #"{"v":1,"data":[]}"#)
        #expect(try JSONText(data: nil as Int?, in: english).text == #"{"v":1,"data":null}"#)
        #expect(try JSONText(data: [nil, 1], in: english).text == #"{"v":1,"data":[null,1]}"#)
        #expect(try JSONText(data: Weekday.monday, in: english).text == #"{"v":1,"data":"monday"}"#)
        #expect(throws: EncodingError.self) { try JSONText(data: Double.infinity, in: english) }
    }

    private enum Weekday: String, Encodable { case monday }

    @Test("escapes every character that acts on a terminal, and no other but quote and backslash")
    func escapes() throws {
        let text = "a/\"\\\n\t\u{1B}\u{7F}\u{9B}\u{200E}\u{202E}\u{2069}\u{2028}\u{FEFF} é 🐱"

        #expect(
            try JSONText(data: text, in: english).text
                == #"{"v":1,"data":"a/\"\\\u000a\u0009\u001b\u007f\u009b\u200e\u202e\u2069\u2028\ufeff é 🐱"}"#
        )
        #expect(try JSONText(data: ["\n": 1], in: english).text == #"{"v":1,"data":{"\u000a":1}}"#)
    }

    @Test("tells about an error")
    func tellsError() throws {
        let error = JSONText.Failure(
            code: "chore.not-found",
            exit: 65,
            message: "No chore here matches \"x\".",
            try: ["chore list"],
            line: 3
        )

        #expect(
            try JSONText(error: error, in: english).text == """
                {"v":1,"error":{"code":"chore.not-found","exit":65,"line":3,\
                "message":"No chore here matches \\"x\\".","try":["chore list"]}}
                """
        )
        #expect(
            try JSONText(error: .init(code: "a", exit: 1, message: "b"), in: english).text
                == #"{"v":1,"error":{"code":"a","exit":1,"line":null,"message":"b","try":[]}}"#
        )
    }
}
