import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// What stands in records that were written long ago, and goes between a shell and a server.
@Suite("How house rules are changed")
struct WrittenRuleChangeTests {
    private func json(_ value: some Encodable, for wire: Wire? = nil) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        if let wire { encoder.userInfo[try #require(Wire.key)] = wire }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func value<Value: Decodable>(_ text: String, as: Value.Type) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private static let records: [(SetRules, String)] = [
        (SetRules("a", from: "own.cedar"), #"{"isAdding":false,"text":"a"}"#),
        (SetRules("a", from: "own.cedar", adding: true), #"{"isAdding":true,"text":"a"}"#),
        (
            .removing("b", atOnce: try? Note("so")),
            #"{"atOnce":"so","isAdding":false,"removing":"b"}"#
        ),
        (.shipped, #"{"isAdding":false}"#),
    ]

    @Test("is in the records as ever, and is read from them", arguments: records)
    func isInRecords(_ operation: SetRules, _ record: String) throws {
        #expect(try json(operation) == record)
        #expect(try json(value(record, as: SetRules.self)) == record)
    }

    @Test("goes to another process of ours with the name of the file")
    func goesWithItsFile() throws {
        let sent = #"{"isAdding":true,"path":"own.cedar","text":"a"}"#
        let asked = #"{"isAdding":true,"isAtOnce":false,"path":"own.cedar","text":"a"}"#
        let (setting, trying) = (
            SetRules("a", from: "own.cedar", adding: true),
            TryRules("a", from: "own.cedar", adding: true)
        )

        #expect(try json(setting, for: .client) == sent)
        #expect(try json(trying, for: .client) == asked)
        #expect(try json(value(sent, as: SetRules.self), for: .client) == sent)
        #expect(try json(value(asked, as: TryRules.self), for: .client) == asked)
    }

    @Test(
        "is one thing, and not two at once",
        arguments: [
            #"{"isAdding":true}"#, #"{"isAdding":true,"removing":"b"}"#,
            #"{"isAdding":false,"removing":"b","text":"a"}"#,
            #"{"isAdding":true,"removing":"b","text":"a"}"#,
        ])
    func isOneThing(_ text: String) {
        #expect(throws: DecodingError.self) { try value(text, as: SetRules.self) }
        #expect(throws: DecodingError.self) { try value(text, as: TryRules.self) }
    }
}
