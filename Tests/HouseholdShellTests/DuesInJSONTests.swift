import JSON
import TestSupport
import Testing

/// It is Saturday, 21 November 2026.
@Suite("What is owed, beside chores in JSON")
struct DuesInJSONTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage()
        try await stage.letIn("tom", by: "member invite Tom --role parent")
        for line in ["money currency EUR", "money charge tom 12.50 Pizza --due friday"] {
            let answer = await stage.say(line)
            try #require(answer.exit == 0, "\(answer)")
        }
    }

    private func document(of line: String, as person: String) async throws -> JSONValue {
        let answer = await stage.say(line + " --json", as: person)
        let document = try JSONValue(parsing: answer.results)
        let schema = try await JSONSchema.shipped
        #expect(schema.problems(of: document, answering: line) == [])
        return document
    }

    @Test("is told to whoever owes it", arguments: ["today", "chore list"])
    func isTold(line: String) async throws {
        let dues = try await document(of: line, as: "tom")["dues"]
        guard case .array(let items)? = dues, let due = items.first, items.count == 1 else {
            Issue.record("\(String(describing: dues))")
            return
        }
        #expect(due["to"] == .string("anna"))
        #expect(due["item"]?["amount"] == .number("1250"))
        #expect(due["item"]?["why"] == .string("Pizza"))
        #expect(due["item"]?["due"] == .string("2026-11-27"))
    }

    @Test(
        "leaves every other answer as it was",
        arguments: [
            ("today", "anna"), ("today", "mia"), ("chore list", "anna"),
            ("chore list --all", "tom"), ("chore list --mine", "tom"),
        ])
    func isLeftOut(line: String, person: String) async throws {
        guard case .object(let members) = try await document(of: line, as: person) else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.key) == ["v", "data"])
    }
}
