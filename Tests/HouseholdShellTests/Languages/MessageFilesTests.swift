import Foundation
import HouseholdShell
import HouseholdWords
import Testing

@Suite("The files of the catalogue")
struct TextsTests {
    @Test("are read as any reader of JSON reads them", arguments: Language.all.map { $0.file() })
    func areJSON(file: [UInt8]) throws {
        let messages = try JSONDecoder().decode([String: String].self, from: Data(file))

        #expect(!messages.isEmpty)
        #expect(MessageFiles.messages(in: file) == messages)
    }

    @Test(
        "are one object of strings",
        arguments: [
            (#"{}"#, [:]), (" {\n\"a\" : \"b\" , \"c\":\"d\"}\n", ["a": "b", "c": "d"]),
            (#"{"\"a\\": "b\n\t\/ü"}"#, ["\"a\\": "b\n\t/ü"]),
            (#"{"\u00fc\r": "\ud83d\ude00"}"#, ["ü\r": "😀"]),
        ] as [(String, [String: String])])
    func areRead(text: String, messages: [String: String]) {
        #expect(MessageFiles.messages(in: Array(text.utf8)) == messages)
    }

    @Test(
        "are nothing else",
        arguments: [
            "", "{", "[]", #""a""#, #"{"a"}"#, #"{"a":}"#, #"{"a": 1}"#, #"{"a": "b"#,
            #"{"a": "b",}"#, #"{"a": "b"} x"#, #"{"a": "\q"}"#, #"{"a": "b", "a": "c"}"#,
            #"{"a": "\"#, "{\"a\": \"\n\"}",
        ])
    func areNothingElse(text: String) {
        #expect(MessageFiles.messages(in: Array(text.utf8)) == nil)
    }
}
