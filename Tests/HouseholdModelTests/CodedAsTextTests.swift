import Foundation
import HouseholdModel
import Testing

@Suite("A value that is one text in JSON")
struct CodedAsTextTests {
    private func isOneText<Value: CodedAsText & Equatable>(
        _ text: String, _: Value.Type
    ) throws {
        let value = try #require(Value(text))
        let json = try JSONEncoder().encode([value])
        #expect(String(decoding: json, as: UTF8.self) == "[\"\(text)\"]")
        #expect(try JSONDecoder().decode([Value].self, from: json) == [value])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Value].self, from: Data(#"["?"]"#.utf8))
        }
    }

    @Test("is read from what is written, and from nothing else")
    func isOneText() throws {
        try isOneText("2026-11-17", Day.self)
        try isOneText("17:30", TimeOfDay.self)
        try isOneText("garden", Tag.self)
        try isOneText("always", Approval.self)
    }
}
