import Cedar
import CedarJSON
import JSON
import Foundation
import Testing

/// A fact about the reference engine: an input and what becomes of it.
struct Fact: Sendable, CustomTestStringConvertible {
    let json: JSONValue

    /// The facts of one kind.
    static func all(_ kind: Text) -> [Fact] {
        lines.filter { $0["kind"]?.text == kind }.map(Fact.init)
    }

    /// The entities that all facts are about.
    static let entities: Result<Entities, any Error> = Result {
        try Entities(json: lines.first?["entities"]?.text() ?? "")
    }

    private static let lines: [JSONValue] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/facts.jsonl")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { try? JSONValue(parsing: String($0)) }
    }()

    func string(_ key: String) -> String {
        json[key]?.text?.string ?? ""
    }

    /// The JSON text the fact is about.
    var content: String {
        json["text"]?.text?.string ?? json["json"]?.text() ?? ""
    }

    var testDescription: String {
        json["expr"]?.text?.string ?? json["text"]?.text?.string ?? json.text()
    }
}
